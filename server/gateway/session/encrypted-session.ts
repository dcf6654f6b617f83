import * as z from 'zod/mini'

const token = z.string().check(z.minLength(1), z.maxLength(512), z.regex(/^[\x21-\x7e]+$/))

/** Content of the session cookie. */
export const encryptedSession = z.object({
  /** Token of the allauth session. */
  sessionToken: z.optional(token),
  /** Bearer token of the REST API; present once a person is signed in. */
  accessToken: z.optional(token),
  userId: z.optional(z.int().check(z.positive())),
  /** Names this session, so that a late answer about an older one is recognised. */
  generation: z.string().check(z.regex(/^[\w-]{8,64}$/)),
})
export type EncryptedSession = z.infer<typeof encryptedSession>

/** The session of a signed-in person. */
export interface MemberSession extends EncryptedSession {
  accessToken: string
  userId: number
}

export function isMember(session: EncryptedSession | null): session is MemberSession {
  return session?.accessToken !== undefined && session.userId !== undefined
}
