import type { PasskeyOutcome, PasskeyProblem } from '#lib/passkey/passkey-device'
import type { AuthOutcome } from './auth-outcome'

/** How a try with a passkey ends. */
export type PasskeyEnd<Result = unknown> =
  /** The device returned no credential. */
  | { kind: 'device'; problem: PasskeyProblem }
  /** The service's outcome, of the request for options or of the credential. */
  | { kind: 'service'; outcome: AuthOutcome<Result> }
  /** The page itself cancelled: nothing is reported. */
  | { kind: 'stopped' }

interface CeremonyDeps<Options, Credential, Result> {
  fetchOptions: (signal: AbortSignal) => Promise<AuthOutcome<Options>>
  askDevice: (options: Options) => Promise<PasskeyOutcome<Credential>>
  verify: (credential: Credential) => Promise<AuthOutcome<Result>>
  /** Aborted where the page cancels: no further request follows. */
  signal: AbortSignal
}

/**
 * One try with a passkey: options of the service, credential of the device, verification by the
 * service (WebAuthn level 3, section 7).
 */
export async function passkeyCeremony<Options, Credential, Result>(
  deps: CeremonyDeps<Options, Credential, Result>,
): Promise<PasskeyEnd<Result>> {
  const { fetchOptions, askDevice, verify, signal } = deps
  const options = await fetchOptions(signal).catch(unlessAborted(signal))
  if (signal.aborted || options === null) return { kind: 'stopped' }
  if (options.kind !== 'done') return { kind: 'service', outcome: options }
  const answer = await askDevice(options.data)
  if (signal.aborted || answer.kind === 'stopped') return { kind: 'stopped' }
  if (answer.kind !== 'made') return { kind: 'device', problem: answer.kind }
  return { kind: 'service', outcome: await verify(answer.credential) }
}

/** A request that the page aborted is no failure. */
function unlessAborted(signal: AbortSignal): (failure: unknown) => null {
  return (failure) => {
    if (signal.aborted) return null
    throw failure
  }
}
