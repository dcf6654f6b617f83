import * as z from 'zod/mini'
import { okAnswer } from './ok-answer'

/** An e-mail address of the person; one is the primary one. */
export const emailAddress = z.object({
  email: z.email(),
  verified: z.boolean(),
  primary: z.boolean(),
})
export type EmailAddress = z.infer<typeof emailAddress>

/** Answer of `GET /account/email` and of each change to the list. */
export const emailAddresses = okAnswer(z.array(emailAddress))
