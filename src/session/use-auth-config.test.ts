import { readSignInConfig } from '#contract/endpoints/sign-in-session'
import { ApiError } from '#lib/http/problem'
import type { AuthClient } from './auth-request'
import { createConfigSource } from './use-auth-config'

const config = { account: { is_open_for_signup: true } }

function harness(...answers: object[]) {
  const request = jest.fn().mockImplementation(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  return { request, source: createConfigSource(request as AuthClient['authCall']) }
}

describe('createConfigSource (R298)', () => {
  it('sends one request for all callers', async () => {
    const { request, source } = harness({ data: config })
    expect(source.known()).toBeUndefined()
    expect(await Promise.all([source.read(), source.read()])).toEqual([config, config])
    expect(await source.read()).toBe(config)
    expect(source.known()).toBe(config)
    expect(request).toHaveBeenCalledTimes(1)
    expect(request).toHaveBeenCalledWith(readSignInConfig)
  })

  it('tries again after a failure', async () => {
    const { source } = harness(new ApiError({ kind: 'unreachable' }), { data: config })
    expect(await source.read()).toBeUndefined()
    expect(await source.read()).toBe(config)
  })
})
