import type { AuthRequest } from './auth-client'
import { createConfigSource } from './use-auth-config'

const config = { account: { is_open_for_signup: true } }

function harness(...outcomes: object[]) {
  const request = jest.fn().mockImplementation(async () => outcomes.shift())
  return { request, source: createConfigSource(request as unknown as AuthRequest) }
}

describe('createConfigSource (R298)', () => {
  it('sends one request for all callers', async () => {
    const { request, source } = harness({ kind: 'done', data: { data: config } })
    expect(source.known()).toBeUndefined()
    expect(await Promise.all([source.read(), source.read()])).toEqual([config, config])
    expect(await source.read()).toBe(config)
    expect(source.known()).toBe(config)
    expect(request).toHaveBeenCalledTimes(1)
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ path: '/config' }))
  })

  it('tries again after a failure', async () => {
    const { source } = harness({ kind: 'unreachable' }, { kind: 'done', data: { data: config } })
    expect(await source.read()).toBeUndefined()
    expect(await source.read()).toBe(config)
  })
})
