import type { PasskeyOutcome, PasskeyProblem } from '../lib/passkey/passkey-outcome'
import type { AuthOutcome } from './auth-outcome'

/** How a try with a passkey ends. */
export type PasskeyEnd =
  /** The device gave none. */
  | { kind: 'device'; problem: PasskeyProblem }
  /** What the service said: to the question for a challenge, or to the device's answer. */
  | { kind: 'service'; outcome: AuthOutcome<unknown> }
  /** The page itself stopped asking: nothing is to be said. */
  | { kind: 'stopped' }

interface CeremonyDeps<Options, Credential> {
  fetchOptions: (signal: AbortSignal) => Promise<AuthOutcome<Options>>
  askDevice: (options: Options) => Promise<PasskeyOutcome<Credential>>
  send: (credential: Credential) => Promise<AuthOutcome<unknown>>
  /** The page no longer wants it: nobody is asked any further. */
  signal: AbortSignal
}

/**
 * One try with a passkey: the service's challenge, the device's answer, the service's word on it
 * (WebAuthn level 3, section 7).
 */
export async function passkeyCeremony<Options, Credential>(
  deps: CeremonyDeps<Options, Credential>,
): Promise<PasskeyEnd> {
  const challenge = await deps.fetchOptions(deps.signal).catch(unlessStopped(deps.signal))
  if (deps.signal.aborted || challenge === null) return { kind: 'stopped' }
  if (challenge.kind !== 'done') return { kind: 'service', outcome: challenge }
  const answer = await deps.askDevice(challenge.data)
  if (deps.signal.aborted || answer.kind === 'stopped') return { kind: 'stopped' }
  if (answer.kind !== 'made') return { kind: 'device', problem: answer.kind }
  return { kind: 'service', outcome: await deps.send(answer.credential) }
}

/** A question that the page called back is no failure. */
function unlessStopped(signal: AbortSignal): (failure: unknown) => null {
  return (failure) => {
    if (signal.aborted) return null
    throw failure
  }
}
