import type { AuthCall } from './auth-call'
import type { CodeState } from './session-state'

/** How long a code for a new password lives: 180 s. */
const codeLifeMs = 180_000

/** Which wrong code ends the attempt. */
const mostAttempts = 3

/** The code for a new password that this session waits for; one that is too old is forgotten. */
export function awaitedReset({ session, deps }: Pick<AuthCall, 'session' | 'deps'>) {
  const { passwordReset } = session
  if (!passwordReset) return null
  if (deps.clock.now().getTime() - passwordReset.at <= codeLifeMs) return passwordReset
  session.setPasswordReset(null)
  return null
}

/** Waits for a code for a new password; without an account none is ever right. */
export function awaitReset(
  { session, deps }: AuthCall,
  reset: Omit<CodeState, 'at' | 'failedAttempts'>,
) {
  session.setPasswordReset({ ...reset, at: deps.clock.now().getTime(), failedAttempts: 0 })
}

/** Counts a wrong code; with the third one nothing is waited for any more. */
export function noteWrongReset({ session }: AuthCall, awaited: CodeState): void {
  const failedAttempts = awaited.failedAttempts + 1
  session.setPasswordReset(failedAttempts < mostAttempts ? { ...awaited, failedAttempts } : null)
}
