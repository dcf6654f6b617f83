import { failing } from '#lib/http/testing/settled'
import type { PasskeyOutcome } from '#lib/passkey/passkey-device'
import { passkeyCeremony } from './use-passkey-ceremony'

interface Outcomes {
  options?: () => Promise<string>
  device?: PasskeyOutcome<string>
}

function harness({ options, device }: Outcomes = {}) {
  const leave = new AbortController()
  const deps = {
    fetchOptions: jest.fn(options ?? (async () => 'options')),
    askDevice: jest.fn(
      async (_: string): Promise<PasskeyOutcome<string>> =>
        device ?? { kind: 'made', credential: 'signature' },
    ),
    verify: jest.fn(async (_: string): Promise<unknown> => 'verified'),
    signal: leave.signal,
  }
  return { deps, leave }
}

describe('passkeyCeremony (R288)', () => {
  it('passes the options to the device, and its credential to the service', async () => {
    const { deps } = harness()
    expect(await passkeyCeremony(deps)).toEqual({ kind: 'done', result: 'verified' })
    expect(deps.askDevice.mock.calls).toEqual([['options']])
    expect(deps.verify.mock.calls).toEqual([['signature']])
  })

  it('does not use the device without options', async () => {
    const { deps } = harness({ options: () => failing({ kind: 'unreachable' }) })
    expect(await passkeyCeremony(deps)).toEqual({
      kind: 'service',
      problem: { kind: 'unreachable' },
    })
    expect(deps.askDevice).not.toHaveBeenCalled()
  })

  it.each(['cancelled', 'timedOut', 'unsupported', 'alreadyThere', 'wrongPlace'] as const)(
    'sends nothing after the device ended in %s (R290)',
    async (kind) => {
      const { deps } = harness({ device: { kind } })
      expect(await passkeyCeremony(deps)).toEqual({ kind: 'device', problem: kind })
      expect(deps.verify).not.toHaveBeenCalled()
    },
  )

  it('rethrows unexpected errors', async () => {
    const { deps } = harness()
    deps.fetchOptions.mockRejectedValue(new TypeError('a mistake'))
    await expect(passkeyCeremony(deps)).rejects.toThrow('a mistake')
  })

  it('reports nothing where the page stopped it at any time', async () => {
    const { deps } = harness({ device: { kind: 'stopped' } })
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
