import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { listAddresses, readAddress } from '#contract/endpoints/addresses'
import { listOrders } from '#contract/endpoints/orders'
import { listEmails } from '#contract/endpoints/sign-in-account'
import type { ApiError } from '#lib/http/problem'
import { apiPage } from '#tests/support/api-page'
import { publishSession, type SessionView, unknownSession } from './session'
import { annasAccount } from './testing/annas-account'
import {
  accountQueryClient,
  createAccountQueryClient,
  freshOnly,
  queryKeyOf,
  updateRows,
  useAccountPages,
  useAccountQuery,
} from './use-account-query'

interface Call {
  query: { cursor: string; pageSize: number }
}

const mockRequest = jest.fn()
jest.mock('#lib/http/call', () => ({
  call: (_: unknown, call: Call) => mockRequest(call),
}))
const mockAuth = jest.fn()
jest.mock('./auth-request', () => ({ authCall: (to: unknown) => mockAuth(to) }))

/** A list of `total` rows, whose cursor is the number of rows that were read. */
function answerFrom(total: number) {
  return async ({ query: { cursor, pageSize } }: Call) => {
    const start = Number(cursor)
    const end = Math.min(start + pageSize, total)
    const results = Array.from({ length: end - start }, (_, at) => ({ id: start + at + 1 }))
    const next = end < total ? `https://api.example/list?cursor=${end}` : null
    return { links: { next }, count: total, leftOut: 0, results }
  }
}

const emptyAnswer = { links: { next: null }, count: 0, leftOut: 0, results: [] }

const sizes = () => mockRequest.mock.calls.map(([{ query }]: [Call]) => query.pageSize)

it('reads an endpoint of the sign-in service by its client', async () => {
  const queries = createAccountQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  mockAuth.mockResolvedValueOnce('addresses')
  const { result } = renderHook(() => useAccountQuery(listEmails), { wrapper })
  await waitFor(() => expect(result.current.data).toBe('addresses'))
  expect(mockAuth).toHaveBeenCalledWith(listEmails)
  expect(queries.getQueryData(queryKeyOf(listEmails))).toBe('addresses')
})

describe('queryKeyOf', () => {
  it('is of one query by its values, and of all queries of an endpoint without them', async () => {
    const queries = createAccountQueryClient()
    const first = queryKeyOf(readAddress, { params: { id: 1 } })
    for (const key of [first, queryKeyOf(readAddress, { params: { id: 2 } })]) {
      queries.setQueryData(key, 'address')
    }
    queries.setQueryData(queryKeyOf(listAddresses), 'list')
    queries.setQueryData(queryKeyOf(listOrders, { query: { search: 'tea' } }), 'orders')
    const countOf = (queryKey: ReturnType<typeof queryKeyOf>) =>
      queries.getQueriesData({ queryKey }).length
    expect([first, queryKeyOf(readAddress), queryKeyOf(listOrders)].map(countOf)).toEqual([1, 2, 1])
    expect(countOf(queryKeyOf(listAddresses, {}))).toBe(1)
  })
})

it('reads a short page first, and longer ones after that', async () => {
  mockRequest.mockImplementation(answerFrom(60))
  const queries = createAccountQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useAccountPages(listOrders, { pageSize: 6 }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.data?.rows).toHaveLength(6))
  const [first] = result.current.data?.rows ?? []
  for (const count of [30, 54, 60]) {
    await act(async () => void result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.rows).toHaveLength(count))
  }
  expect(sizes()).toEqual([6, 24, 24, 24])
  expect(result.current.hasNextPage).toBe(false)
  expect(new Set(result.current.data?.rows.map(({ id }) => id)).size).toBe(60)
  // Unchanged rows keep their identity after a refetch, so that they do not render again.
  await act(async () => void (await result.current.refetch()))
  expect(sizes()).toHaveLength(8)
  expect(result.current.data?.rows[0]).toBe(first)
})

it.each([
  ['the list is empty', [{ count: 0 }], 0],
  ['a removed row was the last one', [{ count: 0, leftOut: 0 }], 0],
  ['two rows could not be read', [{ count: 2, leftOut: 2 }], 2],
  ['rows are counted but none came', [{ count: 3 }], 3],
  ['further rows follow', [{ count: 30, leftOut: 6, links: { next: '?cursor=6' } }], 6],
  [
    'rows of two pages could not be read',
    [
      { count: 9, leftOut: 6, links: { next: '?cursor=6' } },
      { count: 9, leftOut: 3 },
    ],
    9,
  ],
])('counts what cannot be shown where %s', async (_, answers, expected) => {
  mockRequest.mockReset()
  for (const more of answers) mockRequest.mockResolvedValueOnce({ ...emptyAnswer, ...more })
  const queries = createAccountQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useAccountPages(listOrders, { pageSize: 6 }), {
    wrapper,
  })
  for (const _ of answers.slice(1)) {
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(async () => void result.current.fetchNextPage())
  }
  await waitFor(() => expect(result.current.data?.unshown).toBe(expected))
})

const query = (isFetchedAfterMount: boolean) =>
  ({
    data: 'παλιά',
    error: null,
    isFetching: true,
    refetch: jest.fn(),
    isFetchedAfterMount,
  }) as unknown as UseQueryResult<string, ApiError>

it('has no data from before the page was mounted', () => {
  expect(freshOnly(query(false)).data).toBeUndefined()
  expect(freshOnly(query(true)).data).toBe('παλιά')
})

interface Row {
  id: number
  word: string
}

const page = (...ids: number[]) => ({
  ...apiPage(ids.map((id): Row => ({ id, word: 'παλιά' }))),
  leftOut: 0,
})

const data = { pages: [page(1, 2), page(3, 4)], pageParams: ['', 'x'] }

it('removes a row, changes another, and keeps the others', () => {
  const left = updateRows(data, (row) => {
    if (row.id === 3) return null
    return row.id === 4 ? { ...row, word: 'νέα' } : row
  })
  expect(left?.pages[0]?.results).toEqual(data.pages[0]?.results)
  expect(left?.pages[1]?.results).toEqual([{ id: 4, word: 'νέα' }])
  expect(left?.pages.map(({ count }) => count)).toEqual([1, 1])
  expect(left?.pageParams).toBe(data.pageParams)
  expect(data.pages[1]?.results).toHaveLength(2)
})

it('changes nothing where nothing was read', () => {
  expect(updateRows(undefined, () => null)).toBeUndefined()
})

describe('accountQueryClient', () => {
  const key = ['orders']
  const memberWith = (id: number): SessionView => ({
    ...unknownSession,
    status: 'member',
    user: { ...annasAccount, id },
  })

  beforeEach(() => publishSession(memberWith(1)))
  afterEach(() => publishSession(unknownSession))

  it('keeps the data of a user while they are signed in (R131)', () => {
    accountQueryClient(1).setQueryData(key, ['mine'])
    publishSession({ ...memberWith(1), reauthenticationNeeded: true })
    expect(accountQueryClient(1).getQueryData(key)).toEqual(['mine'])
  })

  it.each([
    ['another user signs in (A3-43)', memberWith(2)],
    ['the user signs out (A3-44)', { ...unknownSession, status: 'guest' } as SessionView],
  ])('forgets it as soon as %s', (_, next) => {
    const queries = accountQueryClient(1)
    queries.setQueryData(key, ['mine'])
    publishSession(next)
    expect(queries.getQueryCache().getAll()).toEqual([])
    expect(accountQueryClient(2).getQueryData(key)).toBeUndefined()
    publishSession(memberWith(1))
    expect(accountQueryClient(1)).not.toBe(queries)
    expect(accountQueryClient(1).getQueryData(key)).toBeUndefined()
  })
})
