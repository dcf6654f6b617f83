import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { createAccountQueries } from './account-queries'
import { useOwnPages } from './use-own-pages'

interface Asked {
  query: { cursor: string; pageSize: number }
}

const mockRequest = jest.fn()
jest.mock('./own-request', () => ({ ownRequest: (asked: Asked) => mockRequest(asked) }))

/** A list of so many rows, whose cursor is the number of those that were read. */
function answerFrom(total: number) {
  return async ({ query: { cursor, pageSize } }: Asked) => {
    const start = Number(cursor)
    const end = Math.min(start + pageSize, total)
    const results = Array.from({ length: end - start }, (_, at) => ({ id: start + at + 1 }))
    const next = end < total ? `https://api.example/list?cursor=${end}` : null
    return { kind: 'done', data: { links: { next }, results } }
  }
}

const sizes = () => mockRequest.mock.calls.map(([{ query }]: [Asked]) => query.pageSize)

it('reads a short page first, and more at once for whoever asks for more', async () => {
  mockRequest.mockImplementation(answerFrom(60))
  const queries = createAccountQueries()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const call = { path: '/api/orders', item: z.object({ id: z.int() }), pageSize: 6 } as const
  const { result } = renderHook(() => useOwnPages(['orders'], call), { wrapper })
  await waitFor(() => expect(result.current.data?.rows).toHaveLength(6))
  const [first] = result.current.data?.rows ?? []
  for (const count of [30, 54, 60]) {
    await act(async () => void result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.rows).toHaveLength(count))
  }
  expect(sizes()).toEqual([6, 24, 24, 24])
  expect(result.current.hasNextPage).toBe(false)
  expect(new Set(result.current.data?.rows.map(({ id }) => id)).size).toBe(60)
  // Rows that are what they were are the same objects, also once they were read anew: nothing of
  // them is drawn again.
  await act(async () => void (await result.current.refetch()))
  expect(sizes()).toHaveLength(8)
  expect(result.current.data?.rows[0]).toBe(first)
})
