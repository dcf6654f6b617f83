import type * as z from 'zod/mini'
import { totpAnswer } from '#contract/allauth/account-answers'
import { refusal } from '#contract/allauth/refusal'
import { goneAnswer, signedOutAnswer } from '#contract/allauth/session-answer'
import { allEndpoints } from '#contract/endpoints/all-endpoints'
import { authPath } from '#upstream/api'

/** Schema of the sign-in service's answer to a call such as `GET /config`; none for an unknown call. */
export function answerSchema(call: string, status: number): z.ZodMiniType | undefined {
  if (status === 401) return signedOutAnswer
  if (status === 410) return goneAnswer
  if (status === 404 && call === 'GET /account/authenticators/totp') return totpAnswer
  if (status !== 200) return refusal
  const named = call.replace(' ', ` /api${authPath}`)
  return allEndpoints.find(({ method, path }) => `${method} ${path}` === named)?.answer
}
