import * as z from 'zod/mini'
import { count } from '../wire/scalars'
import { okAnswer } from './refusal'
import { provider } from './session-answer'

const off = z._default(z.boolean(), false)

/**
 * How the sign-in service is set up, from `GET /config`. Parts that are switched off upstream are
 * left out of the answer.
 */
export const authConfig = z.object({
  account: z.object({
    is_open_for_signup: z.boolean(),
    email_verification_by_code_enabled: off,
    login_by_code_enabled: off,
    password_reset_by_code_enabled: off,
  }),
  /** `leftOut` is the gateway's: how many providers could not be read. */
  socialaccount: z.optional(
    z.object({ providers: z.array(provider), leftOut: z._default(count, 0) }),
  ),
  mfa: z.optional(z.object({ passkey_login_enabled: off })),
})
export type AuthConfig = z.infer<typeof authConfig>

export const configAnswer = okAnswer(authConfig)
