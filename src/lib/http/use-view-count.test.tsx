import { act, renderHook, waitFor } from '@testing-library/react'
import { postViewPath } from '#contract/endpoints/bare/post-view'
import { productViewPath } from '#contract/endpoints/bare/product-view'
import { useViewCount } from './use-view-count'

jest.mock('../idle/scheduling', () => ({ whenIdle: () => Promise.resolve() }))

const { fetch } = globalThis
const requests = jest.fn<void, [address: unknown, method: unknown, keepalive: unknown]>()
let answer = () => Promise.resolve(new Response('{}'))

beforeEach(() => {
  requests.mockClear()
  globalThis.fetch = (address, { method, keepalive } = {}) => {
    requests(address, method, keepalive)
    return answer()
  }
})
afterEach(() => {
  globalThis.fetch = fetch
})

it.each([200, 404, 429, 500])('counts a view once, and ignores a %i', async (status) => {
  answer = () => Promise.resolve(new Response('{}', { status }))
  const { rerender } = renderHook(() => useViewCount(postViewPath, 7))
  await waitFor(() => expect(requests).toHaveBeenCalled())
  rerender()
  await act(async () => {})
  expect(requests.mock.calls).toEqual([['/api/blog/posts/7/update-view-count', 'POST', true]])
})

it('ignores a broken connection', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  renderHook(() => useViewCount(postViewPath, 7))
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(1))
  await act(async () => {})
})

it('counts each page that is shown, and none that is left before it is idle', async () => {
  answer = () => Promise.resolve(new Response('{}'))
  const { rerender, unmount } = renderHook(({ id }) => useViewCount(productViewPath, id), {
    initialProps: { id: 1 },
  })
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(1))
  rerender({ id: 2 })
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(2))
  rerender({ id: 3 })
  unmount()
  await act(async () => {})
  expect(requests).toHaveBeenCalledTimes(2)
})

it('counts nothing on a page without content', async () => {
  renderHook(() => useViewCount(postViewPath, undefined))
  await act(async () => {})
  expect(requests).not.toHaveBeenCalled()
})
