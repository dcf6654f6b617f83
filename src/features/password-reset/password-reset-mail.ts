import { doneAnswer } from '#contract/allauth/refusal'
import { addMessages } from '#lib/i18n/messages'
import passwordReset from '#locales/el/password-reset.json'

/** Messages of the password reset. */
export const passwordResetMessages = addMessages('password-reset', passwordReset)

/**
 * `POST /auth/password/request` mails a link or a code, depending on the service's configuration.
 * The same response for any address: 200 for a link, 401 with a pending flow for a code.
 */
export function resetMailRequest(email: string) {
  return {
    method: 'POST',
    path: '/auth/password/request',
    body: { email },
    answer: doneAnswer,
  } as const
}
