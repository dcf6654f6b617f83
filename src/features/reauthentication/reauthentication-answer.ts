import type { AssertionCredential } from '../../../contract/allauth/webauthn-credential'
import type { RequestOptions } from '../../../contract/allauth/webauthn-options'
import type { PasskeyOutcome, PasskeyProblem } from '../../lib/passkey/passkey-outcome'
import type { AuthOutcome } from '../../session/auth-outcome'

/** What the service says of a proof. */
export type ReauthenticationAnswer = AuthOutcome<unknown>
/** What it says when it is asked for a challenge. */
export type ChallengeAnswer = AuthOutcome<RequestOptions>
/** What the device makes of the challenge. */
export type DeviceAnswer = PasskeyOutcome<AssertionCredential>

/** Why a passkey gave no proof: the device, or the service. */
export type PasskeyReauthenticationProblem =
  | { kind: 'device'; problem: PasskeyProblem }
  | { kind: 'service'; answer: ReauthenticationAnswer }

/** Where nobody said how long to wait, in seconds. */
const usualWaitSeconds = 60

/** How long the service holds back, in seconds. */
export function reauthenticationWaitSeconds(
  problem: PasskeyReauthenticationProblem | null,
): number {
  if (problem?.kind !== 'service' || problem.answer.kind !== 'heldBack') return 0
  return problem.answer.seconds ?? usualWaitSeconds
}

/**
 * What is to be said of a device that gave no proof: nothing where the page itself stopped asking,
 * and nothing of a window that opened without a press and was closed (R290).
 */
export function deviceProblem(
  answer: DeviceAnswer,
  byItself: boolean,
): PasskeyReauthenticationProblem | null {
  const { kind } = answer
  if (kind === 'made' || kind === 'stopped') return null
  if (byItself && (kind === 'cancelled' || kind === 'timedOut')) return null
  return { kind: 'device', problem: kind }
}
