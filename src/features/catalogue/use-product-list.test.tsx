import { act, renderHook, waitFor } from '@testing-library/react'
import { type FakeAnswer, holdRequests } from '#components/testing/fake-upstream'
import { publicQueries } from '#lib/queries/public-queries'
import { apiPage } from '#tests/support/api-page'
import { apiProduct } from '#tests/support/api-product'
import { readChoice } from './catalogue-choice'
import { useProductList } from './use-product-list'

afterEach(() => publicQueries.clear())

/** The list of a category, opened with a query; the test answers its requests. */
function openList(search: string) {
  const { requests, requested } = holdRequests()
  const { result } = renderHook(() =>
    useProductList({
      search,
      listPath: '/products/category/7',
      page: 1,
      pageCount: 4,
      productCount: 40,
      categoryId: 7,
      products: [],
      variants: [],
      facets: [],
      newestAddedAt: null,
    }),
  )
  return {
    requests,
    view: () => result.current.view,
    choose: (query: string) => act(() => result.current.choose(readChoice(query))),
    retry: () => act(() => result.current.retry()),
    requested,
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
  expect(request.address).toContain('?ordering=finalPrice&page=1&pageSize=12&category=7')
  await request.answer(found(30))
  await waitFor(() => expect(view()).toMatchObject({ kind: 'chosen', count: 30, pageCount: 3 }))
})

it('returns to the built page with the default, and does nothing for the same choice', async () => {
  const { view, choose, requested, requests } = openList('?sort=saving')
  await (await requested(1)).answer(found(30))
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
  await second.answer(found(30))
  await waitFor(() => expect(view()).toMatchObject({ count: 30 }))
  choose('?sort=rating&price=to-10')
  expect(view()).toEqual({ kind: 'loading' })
  await requested(3)
})

it.each<[string, number, FakeAnswer]>([
  ['pageGone', 1, { status: 404 }],
  ['nothing', 0, { ...apiPage([], 0), count: 0 }],
])('shows %s, and then another choice', async (kind, pageCount, answer) => {
  const { view, choose, requested } = openList('?price=to-10')
  await (await requested(1)).answer(answer)
  await waitFor(() => expect(view()).toEqual({ kind, pageCount, count: 0 }))
  choose('?sort=rating&price=to-10')
  await (await requested(2)).answer(found(5))
  await waitFor(() => expect(view()).toMatchObject({ kind: 'chosen', count: 5 }))
})

it.each<[string, FakeAnswer]>([
  // It waits too long for the retry of the HTTP client.
  ['tooMany', [429, null, { 'retry-after': '60' }]],
  ['failed', [200, []]],
])('shows the problem %s, and retries', async (problem, answer) => {
  const { view, retry, requested } = openList('?sort=rating')
  await (await requested(1)).answer(answer)
  await waitFor(() => expect(view()).toEqual({ kind: 'unavailable', problem }))
  retry()
  await waitFor(() => expect(view()).toEqual({ kind: 'loading' }))
  await (await requested(2)).answer(found(30))
  await waitFor(() => expect(view()).toMatchObject({ kind: 'chosen' }))
})
