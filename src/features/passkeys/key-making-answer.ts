import type { RegistrationCredential } from '../../../contract/allauth/webauthn-credential'
import type { CreationOptions } from '../../../contract/allauth/webauthn-options'
import type { PasskeyOutcome, PasskeyProblem } from '../../lib/passkey/passkey-outcome'
import type { AuthOutcome } from '../../session/auth-outcome'

/** What a person says of the key that they add. */
export interface KeyWish {
  name: string
  /** It shall sign in without a password. */
  passwordless: boolean
}

/** What the service says when it is asked for what the device needs. */
export type OptionsAnswer = AuthOutcome<CreationOptions>
/** What the device makes of it. */
export type MakingAnswer = PasskeyOutcome<RegistrationCredential>

/** The key is known to the service. */
export interface AddedKey {
  /** The service made recovery codes along with it, as there were none. */
  codesGenerated: boolean
}
export type SavingAnswer = AuthOutcome<AddedKey>

/** Why there is no new key: the device, or the service. */
export type KeyMakingProblem =
  | { kind: 'device'; problem: PasskeyProblem }
  | { kind: 'service'; answer: AuthOutcome<unknown> }

/** Where nobody said how long to wait, in seconds. */
const usualWaitSeconds = 60

/** How long the service holds back, in seconds. */
export function makingWaitSeconds(problem: KeyMakingProblem | null): number {
  if (problem?.kind !== 'service' || problem.answer.kind !== 'heldBack') return 0
  return problem.answer.seconds ?? usualWaitSeconds
}

/** What is to be said of a device that made no key. */
export function deviceProblem(answer: MakingAnswer): KeyMakingProblem | null {
  const { kind } = answer
  return kind === 'made' || kind === 'stopped' ? null : { kind: 'device', problem: kind }
}
