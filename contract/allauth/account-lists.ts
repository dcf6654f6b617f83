import * as z from 'zod/mini'
import { id, lenientText, storedEmail } from '../wire/scalars'
import { rowsAnswer } from './refusal'
import { epochSeconds } from './session-answer'

/** An e-mail address of a member; one is the primary one. */
export const emailAddress = z.object({
  email: storedEmail,
  verified: z.boolean(),
  primary: z.boolean(),
})
export type EmailAddress = z.infer<typeof emailAddress>

/** Answer of `GET /account/email` and of each change to the list. */
export const emailAddresses = rowsAnswer(emailAddress)

/** A session of a member; `last_seen_at` only where the upstream tracks it. */
export const sessionEntry = z.object({
  id,
  user_agent: lenientText,
  ip: lenientText,
  created_at: z.optional(epochSeconds),
  last_seen_at: z.optional(epochSeconds),
  /** The session of the request. */
  is_current: z.boolean(),
})
export type SessionEntry = z.infer<typeof sessionEntry>

/** Answer of `GET /auth/sessions`, and of `DELETE` with what is left. */
export const sessionList = rowsAnswer(sessionEntry)
