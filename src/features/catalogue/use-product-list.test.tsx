import { act, renderHook, waitFor } from '@testing-library/react'
import { publicQueries } from '#lib/queries/public-queries'
import { apiPage, apiProduct } from '#tests/support/api-product'
import { readChoice } from './catalogue-choice'
import { useProductList } from './use-product-list'

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
  publicQueries.clear()
})

interface Request {
  query: string
  signal: AbortSignal | null | undefined
  answer: (status: number, body?: unknown) => Promise<void>
}

/** The list of a category, opened with a query; the test answers its requests. */
function openList(search: string) {
  const requests: Request[] = []
  globalThis.fetch = (address, { signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      requests.push({
        query: new URL(String(address), 'http://x').search,
        signal,
        answer: (status, body) =>
          // jsdom has no `Response`.
          act(async () => {
            const text = async () => JSON.stringify(body)
            // It waits too long for the retry of the HTTP client.
            const headers = new Headers({ 'retry-after': '60' })
            resolve({ status, headers, text } as Response)
          }),
      })
    })
  const { result } = renderHook(() =>
    useProductList({
      search,
      listPath: '/products/category/7',
      page: 1,
      pageCount: 4,
      productCount: 40,
      categoryId: 7,
      products: [],
      newestAddedAt: null,
    }),
  )
  return {
    requests,
    view: () => result.current.view,
    choose: (query: string) => act(() => result.current.choose(readChoice(query))),
    retry: () => act(() => result.current.retry()),
    requested: async (count: number) => {
      await waitFor(() => expect(requests).toHaveLength(count))
      return requests[count - 1] as Request
    },
  }
}

const found = (count: number) => ({ ...apiPage([apiProduct()], 3), count })

it('shows the built page without a request', async () => {
  const { requests, view, retry } = openList('')
  retry()
  await act(async () => {})
  expect(view()).toEqual({ kind: 'built' })
  expect(requests).toEqual([])
})

it('requests the choice of the URL', async () => {
  const { view, requested } = openList('?sort=price-up')
  expect(view()).toEqual({ kind: 'loading' })
  const request = await requested(1)
  expect(request.query).toContain('ordering=finalPrice&page=1&pageSize=12&category=7')
  await request.answer(200, found(30))
  await waitFor(() => expect(view()).toMatchObject({ kind: 'chosen', count: 30, pageCount: 3 }))
})

it('returns to the built page with the default, and does nothing for the same choice', async () => {
  const { view, choose, requested, requests } = openList('?sort=saving')
  await (await requested(1)).answer(200, found(30))
  choose('?sort=saving')
  await waitFor(() => expect(view()).toMatchObject({ kind: 'chosen' }))
  choose('')
  expect(view()).toEqual({ kind: 'built' })
  expect(requests).toHaveLength(1)
})

it('cancels the request of an earlier choice, and never shows its view', async () => {
  const { view, choose, requested } = openList('?sort=price-up')
  const first = await requested(1)
  choose('?sort=rating')
  const second = await requested(2)
  expect(first.signal?.aborted).toBe(true)
  await second.answer(200, found(30))
  await waitFor(() => expect(view()).toMatchObject({ count: 30 }))
  choose('?sort=rating&price=to-10')
  expect(view()).toEqual({ kind: 'loading' })
  await requested(3)
})

it.each([
  ['pageGone', 404, undefined],
  ['nothing', 200, { ...apiPage([], 0), count: 0 }],
] as const)('shows %s, and then another choice', async (kind, status, body) => {
  const { view, choose, requested } = openList('?price=to-10')
  await (await requested(1)).answer(status, body)
  await waitFor(() => expect(view()).toEqual({ kind }))
  choose('?sort=rating&price=to-10')
  await (await requested(2)).answer(200, found(5))
  await waitFor(() => expect(view()).toMatchObject({ kind: 'chosen', count: 5 }))
})

it.each([
  ['tooMany', 429, undefined],
  ['failed', 200, []],
] as const)('shows the problem %s, and retries', async (problem, status, body) => {
  const { view, retry, requested } = openList('?sort=rating')
  await (await requested(1)).answer(status, body)
  await waitFor(() => expect(view()).toEqual({ kind: 'unavailable', problem }))
  retry()
  await waitFor(() => expect(view()).toEqual({ kind: 'loading' }))
  await (await requested(2)).answer(200, found(30))
  await waitFor(() => expect(view()).toMatchObject({ kind: 'chosen' }))
})
