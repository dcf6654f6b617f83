import { doneAnswer } from '../../../contract/allauth/ok-answer'
import type { AskOutcome } from '../../session/ask-machine'
import { authRequest } from '../../session/auth-request'

/**
 * Another mail: for an address of a member as the account's own page asks for it, for somebody signing up where the service offers it.
 * @param email the member's address; null for somebody signing up
 */
export function resendVerification(email: string | null): Promise<AskOutcome> {
  if (email === null) return authRequest({ method: 'POST', path: '/auth/email/verify/resend' })
  const body = { email }
  return authRequest({ method: 'PUT', path: '/account/email', body, answer: doneAnswer })
}
