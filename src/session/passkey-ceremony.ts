import { ApiError, type ApiProblem } from '#lib/http/problem'
import type { PasskeyOutcome, PasskeyProblem } from '#lib/passkey/passkey-device'

/** How a try with a passkey ends. */
export type PasskeyEnd<Result = unknown> =
  /** The device returned no credential. */
  | { kind: 'device'; problem: PasskeyProblem }
  /** A problem of the request for options, or of the credential. */
  | { kind: 'service'; problem: ApiProblem }
  | { kind: 'done'; result: Result }
  /** The page itself cancelled: nothing is reported. */
  | { kind: 'stopped' }

interface CeremonyDeps<Options, Credential, Result> {
  fetchOptions: (signal: AbortSignal) => Promise<Options>
  askDevice: (options: Options) => Promise<PasskeyOutcome<Credential>>
  verify: (credential: Credential) => Promise<Result>
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
  try {
    const options = await fetchOptions(signal)
    if (signal.aborted) return { kind: 'stopped' }
    const answer = await askDevice(options)
    if (signal.aborted || answer.kind === 'stopped') return { kind: 'stopped' }
    if (answer.kind !== 'made') return { kind: 'device', problem: answer.kind }
    return { kind: 'done', result: await verify(answer.credential) }
  } catch (error) {
    // A request that the page aborted is no failure.
    if (signal.aborted) return { kind: 'stopped' }
    if (error instanceof ApiError) return { kind: 'service', problem: error.problem }
    throw error
  }
}
