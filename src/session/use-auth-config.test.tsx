import { renderHook, waitFor } from '@testing-library/react'

const authRequest = jest.fn()
jest.mock('./auth-request', () => ({ authRequest: (call: object) => authRequest(call) }))

const config = { account: { is_open_for_signup: true } }

async function freshHook() {
  let hook: typeof import('./use-auth-config').useAuthConfig | undefined
  await jest.isolateModulesAsync(async () => {
    hook = (await import('./use-auth-config')).useAuthConfig
  })
  if (!hook) throw new Error('not loaded')
  return hook
}

describe('useAuthConfig (R298)', () => {
  beforeEach(() => authRequest.mockReset())

  it('reads once for all that ask, and at once for those who come later', async () => {
    authRequest.mockResolvedValue({ kind: 'done', data: { data: config } })
    const useAuthConfig = await freshHook()
    const first = renderHook(() => useAuthConfig())
    const second = renderHook(() => useAuthConfig())
    await waitFor(() => expect(first.result.current.data).toBe(config))
    await waitFor(() => expect(second.result.current.data).toBe(config))
    expect(renderHook(() => useAuthConfig()).result.current.data).toBe(config)
    expect(authRequest).toHaveBeenCalledTimes(1)
  })

  it('tries again on the next page where it could not be had', async () => {
    authRequest.mockResolvedValueOnce({ kind: 'unreachable' })
    authRequest.mockResolvedValueOnce({ kind: 'done', data: { data: config } })
    const useAuthConfig = await freshHook()
    const first = renderHook(() => useAuthConfig())
    await waitFor(() => expect(authRequest).toHaveBeenCalledTimes(1))
    await Promise.resolve()
    first.unmount()
    const next = renderHook(() => useAuthConfig())
    await waitFor(() => expect(next.result.current.data).toBe(config))
  })
})
