import type { PasskeyOutcome } from '../shared/passkey/passkey-outcome'
import type { AuthOutcome } from './auth-outcome'
import { passkeyCeremony } from './passkey-ceremony'

interface Parts {
  challenge?: AuthOutcome<string>
  answer?: PasskeyOutcome<string>
}

function harness({ challenge, answer }: Parts = {}) {
  const leave = new AbortController()
  const parts = {
    fetchOptions: jest.fn(async () => challenge ?? ({ kind: 'done', data: 'options' } as const)),
    askDevice: jest.fn(
      async (_: string): Promise<PasskeyOutcome<string>> =>
        answer ?? { kind: 'made', credential: 'signature' },
    ),
    send: jest.fn(async (_: string): Promise<AuthOutcome<unknown>> => ({ kind: 'signedIn' })),
    signal: leave.signal,
  }
  return { parts, leave }
}

describe('passkeyCeremony (R288)', () => {
  it('hands the challenge to the device, and its answer to the service', async () => {
    const { parts } = harness()
    expect(await passkeyCeremony(parts)).toEqual({
      kind: 'service',
      outcome: { kind: 'signedIn' },
    })
    expect(parts.askDevice.mock.calls).toEqual([['options']])
    expect(parts.send.mock.calls).toEqual([['signature']])
  })

  it('asks no device where the service gives no challenge', async () => {
    const { parts } = harness({ challenge: { kind: 'unreachable' } })
    expect(await passkeyCeremony(parts)).toEqual({
      kind: 'service',
      outcome: { kind: 'unreachable' },
    })
    expect(parts.askDevice).not.toHaveBeenCalled()
  })

  it.each(['cancelled', 'timedOut', 'unsupported', 'alreadyThere', 'wrongPlace'] as const)(
    'sends nothing where the device says %s (R290)',
    async (kind) => {
      const { parts } = harness({ answer: { kind } })
      expect(await passkeyCeremony(parts)).toEqual({ kind: 'device', problem: kind })
      expect(parts.send).not.toHaveBeenCalled()
    },
  )

  it('hides no failure of its own parts', async () => {
    const { parts } = harness()
    parts.fetchOptions.mockRejectedValue(new TypeError('a mistake'))
    await expect(passkeyCeremony(parts)).rejects.toThrow('a mistake')
  })

  it('says nothing where the page stopped it, whenever that was', async () => {
    const { parts } = harness({ answer: { kind: 'stopped' } })
    expect(await passkeyCeremony(parts)).toEqual({ kind: 'stopped' })
    const early = harness()
    early.leave.abort()
    expect(await passkeyCeremony(early.parts)).toEqual({ kind: 'stopped' })
    expect(early.parts.askDevice).not.toHaveBeenCalled()
    const called = harness()
    called.parts.fetchOptions.mockImplementation(async () => {
      called.leave.abort()
      throw new DOMException('left', 'AbortError')
    })
    expect(await passkeyCeremony(called.parts)).toEqual({ kind: 'stopped' })
    const late = harness()
    late.parts.askDevice.mockImplementation(async () => {
      late.leave.abort()
      return { kind: 'made', credential: 'signature' }
    })
    expect(await passkeyCeremony(late.parts)).toEqual({ kind: 'stopped' })
    expect(late.parts.send).not.toHaveBeenCalled()
  })
})
