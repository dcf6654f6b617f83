import { QueryObserver } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { publicQueries } from './public-queries'
import { useDeferredQuery } from './use-deferred-query'

afterEach(() => publicQueries.clear())

const observer = (queryFn: () => Promise<string>, key = 'a') =>
  new QueryObserver<string>(publicQueries, { queryKey: [key], queryFn })

it('has no data until the script of the query is there, and none without a query', async () => {
  const load = async () => observer(async () => 'read')
  const { result, rerender } = renderHook(
    ({ query }: { query: typeof load | null }) => useDeferredQuery(query),
    { initialProps: { query: load as typeof load | null } },
  )
  expect(result.current).toMatchObject({ data: undefined, error: null, isFetching: false })
  await waitFor(() => expect(result.current).toMatchObject({ data: 'read' }))
  rerender({ query: null })
  expect(result.current.data).toBeUndefined()
})

it('never shows the result of another query', async () => {
  const one = async () => observer(async () => 'one')
  const other = async () => observer(() => new Promise<string>(() => {}), 'b')
  const { result, rerender } = renderHook(({ load }) => useDeferredQuery(load), {
    initialProps: { load: one },
  })
  await waitFor(() => expect(result.current.data).toBe('one'))
  rerender({ load: other })
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current).toMatchObject({ data: undefined, isFetching: true }))
})

it('reports a script that cannot be loaded, and loads it again', async () => {
  const missing = new Error('Loading chunk 7 failed.')
  const load = jest.fn(async () => observer(async () => 'read'))
  load.mockRejectedValueOnce(missing)
  const { result } = renderHook(() => useDeferredQuery(load))
  await waitFor(() => expect(result.current.error).toBe(missing))
  act(() => result.current.refetch())
  await waitFor(() => expect(result.current).toMatchObject({ data: 'read', error: null }))
})

it('ends with its page', async () => {
  const query = observer(async () => 'read')
  const load = async () => query
  const { result, unmount } = renderHook(() => useDeferredQuery(load))
  await waitFor(() => expect(result.current.data).toBe('read'))
  unmount()
  expect(query.hasListeners()).toBe(false)
})
