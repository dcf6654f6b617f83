import * as z from 'zod/mini'
import { emailAddress } from './email-address'
import { okAnswer } from './ok-answer'
import { providerAccount } from './provider'

/**
 * Answer of `GET /auth/provider/signup`, where the upstream offers it: who comes from which
 * provider, and the addresses that the provider told.
 */
export const providerSignup = okAnswer(
  z.object({ account: providerAccount, email: z.array(emailAddress) }),
)
export type ProviderSignup = z.infer<typeof providerSignup>
