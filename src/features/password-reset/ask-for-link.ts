import { doneAnswer } from '../../../contract/allauth/ok-answer'

/** Has a link mailed: `POST /auth/password/request`; the same answer for any address (R282). */
export function askForLink(email: string) {
  return {
    method: 'POST',
    path: '/auth/password/request',
    body: { email },
    answer: doneAnswer,
  } as const
}
