import { stopWith } from './auth-answers'
import type { AuthCall } from './auth-call'
import { signupOpen } from './auth-flows'

/** Answers 403 where nobody may open an account (contract of the API, section 4.6). */
export function requireOpenSignup({ parts }: AuthCall): void {
  if (!signupOpen(parts)) throw stopWith(403)
}
