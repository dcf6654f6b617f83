import type { PasskeyOutcome } from '../lib/passkey/passkey-device'
import type { AuthOutcome } from './auth-outcome'
import { passkeyCeremony } from './passkey-ceremony'

interface Parts {
  challenge?: AuthOutcome<string>
  answer?: PasskeyOutcome<string>
}

function harness({ challenge, answer }: Parts = {}) {
  const leave = new AbortController()
  const deps = {
    fetchOptions: jest.fn(async () => challenge ?? ({ kind: 'done', data: 'options' } as const)),
    askDevice: jest.fn(
      async (_: string): Promise<PasskeyOutcome<string>> =>
        answer ?? { kind: 'made', credential: 'signature' },
    ),
    verify: jest.fn(async (_: string): Promise<AuthOutcome<unknown>> => ({ kind: 'signedIn' })),
    signal: leave.signal,
  }
  return { deps, leave }
}

describe('passkeyCeremony (R288)', () => {
  it('hands the challenge to the device, and its answer to the service', async () => {
    const { deps } = harness()
    expect(await passkeyCeremony(deps)).toEqual({
      kind: 'service',
      outcome: { kind: 'signedIn' },
    })
    expect(deps.askDevice.mock.calls).toEqual([['options']])
    expect(deps.verify.mock.calls).toEqual([['signature']])
  })

  it('asks no device where the service gives no challenge', async () => {
    const { deps } = harness({ challenge: { kind: 'unreachable' } })
    expect(await passkeyCeremony(deps)).toEqual({
      kind: 'service',
      outcome: { kind: 'unreachable' },
    })
    expect(deps.askDevice).not.toHaveBeenCalled()
  })

  it.each(['cancelled', 'timedOut', 'unsupported', 'alreadyThere', 'wrongPlace'] as const)(
    'sends nothing where the device says %s (R290)',
    async (kind) => {
      const { deps } = harness({ answer: { kind } })
      expect(await passkeyCeremony(deps)).toEqual({ kind: 'device', problem: kind })
      expect(deps.verify).not.toHaveBeenCalled()
    },
  )

  it('hides no failure of its own parts', async () => {
    const { deps } = harness()
    deps.fetchOptions.mockRejectedValue(new TypeError('a mistake'))
    await expect(passkeyCeremony(deps)).rejects.toThrow('a mistake')
  })

  it('says nothing where the page stopped it, whenever that was', async () => {
    const { deps } = harness({ answer: { kind: 'stopped' } })
    expect(await passkeyCeremony(deps)).toEqual({ kind: 'stopped' })
    const early = harness()
    early.leave.abort()
    expect(await passkeyCeremony(early.deps)).toEqual({ kind: 'stopped' })
    expect(early.deps.askDevice).not.toHaveBeenCalled()
    const called = harness()
    called.deps.fetchOptions.mockImplementation(async () => {
      called.leave.abort()
      throw new DOMException('left', 'AbortError')
    })
    expect(await passkeyCeremony(called.deps)).toEqual({ kind: 'stopped' })
    const late = harness()
    late.deps.askDevice.mockImplementation(async () => {
      late.leave.abort()
      return { kind: 'made', credential: 'signature' }
    })
    expect(await passkeyCeremony(late.deps)).toEqual({ kind: 'stopped' })
    expect(late.deps.verify).not.toHaveBeenCalled()
  })
})
