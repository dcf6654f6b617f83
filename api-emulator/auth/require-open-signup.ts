import { stopWith } from './auth-answers'
import type { AuthCall } from './auth-call'
import { signupOpen } from './auth-flows'

/** Answers 403 where nobody may open an account. */
export function requireOpenSignup({ deps }: AuthCall): void {
  if (!signupOpen(deps)) throw stopWith(403)
}
