import type { AuthRequest } from './auth-client'
import { createConfigSource } from './use-auth-config'

const config = { account: { is_open_for_signup: true } }

function harness(...outcomes: object[]) {
  const ask = jest.fn().mockImplementation(async () => outcomes.shift())
  return { ask, source: createConfigSource(ask as unknown as AuthRequest) }
}

describe('createConfigSource (R298)', () => {
  it('asks once for all that need it', async () => {
    const { ask, source } = harness({ kind: 'done', data: { data: config } })
    expect(source.known()).toBeUndefined()
    expect(await Promise.all([source.read(), source.read()])).toEqual([config, config])
    expect(await source.read()).toBe(config)
    expect(source.known()).toBe(config)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ path: '/config' }))
  })

  it('asks again for the next one where it could not be had', async () => {
    const { source } = harness({ kind: 'unreachable' }, { kind: 'done', data: { data: config } })
    expect(await source.read()).toBeUndefined()
    expect(await source.read()).toBe(config)
  })
})
