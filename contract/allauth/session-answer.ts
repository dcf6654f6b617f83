import * as z from 'zod/mini'
import { authMeta } from './auth-meta'
import { authUser } from './auth-user'
import { flow } from './flow'
import { method } from './method'

const flows = z.array(flow)
const methods = z.array(method)

/** Somebody is signed in (200). */
export const signedInAnswer = z.object({
  status: z.literal(200),
  data: z.object({ user: authUser, methods }),
  meta: authMeta,
})
export type SignedInAnswer = z.infer<typeof signedInAnswer>

/**
 * Nobody is signed in yet (401): `flows` says what can be done, and what is waited for. With
 * `is_authenticated` somebody is, and must prove it again: user and methods are there.
 */
export const signedOutAnswer = z.object({
  status: z.literal(401),
  data: z.object({ flows, user: z.optional(authUser), methods: z.optional(methods) }),
  meta: authMeta,
})
export type SignedOutAnswer = z.infer<typeof signedOutAnswer>

/** The session is no longer known (410): both tokens are worthless. */
export const goneAnswer = z.object({
  status: z.literal(410),
  data: z.optional(z.object({ flows: z.optional(flows) })),
  meta: z.optional(authMeta),
})
export type GoneAnswer = z.infer<typeof goneAnswer>

/** What the sign-in service says about a session, from any call under `/auth`. */
export const authAnswer = z.discriminatedUnion('status', [
  signedInAnswer,
  signedOutAnswer,
  goneAnswer,
])
export type AuthAnswer = z.infer<typeof authAnswer>
