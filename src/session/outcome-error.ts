import type { AuthOutcome } from './auth-outcome'

/** Why a read of the sign-in service gave nothing; `outcome` says it in words to act on. */
export class OutcomeError extends Error {
  override readonly name = 'OutcomeError'

  constructor(readonly outcome: AuthOutcome<unknown>) {
    super(`The sign-in service said: ${outcome.kind}`)
  }
}
