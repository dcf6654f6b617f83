import { doneAnswer } from '../../../contract/allauth/ok-answer'

/**
 * Has a link or a code mailed, by the service's setting: `POST /auth/password/request`; the same
 * answer for any address (R282): 200 for a link, 401 that waits for a code.
 */
export function askForMail(email: string) {
  return {
    method: 'POST',
    path: '/auth/password/request',
    body: { email },
    answer: doneAnswer,
  } as const
}
