import type { AuthOutcome } from '../../session/auth-outcome'

/** What an app needs to know to show our codes. */
export interface TotpSetup {
  /** Base32, as the app takes it. */
  secret: string
  /** `otpauth://…`: opens the app on the same phone. */
  url: string
  /** Data address of a picture, to be shown as an image and in no other way (A1-9); null where none came. */
  picture: string | null
}

/** What the service says of the app: a new secret, or that one is active. */
export type SetupAnswer = AuthOutcome<TotpSetup | 'active'>
/** What it says of the first code. */
export type ActivationAnswer = AuthOutcome<unknown>

/** Where nobody said how long to wait, in seconds. */
const usualWaitSeconds = 60

/** How long an answer holds back, in seconds. */
export function setupWaitSeconds(answer: AuthOutcome<unknown> | null): number {
  return answer?.kind === 'heldBack' ? (answer.seconds ?? usualWaitSeconds) : 0
}

/** Whether an answer says that an address is to be verified first. */
export function isUnverified(answer: AuthOutcome<unknown>): boolean {
  if (answer.kind === 'conflict') return true
  return answer.kind === 'refused' && answer.errors.some(({ code }) => code === 'unverified_email')
}
