import * as z from 'zod/mini'

/** Body of `POST /api/user/account/{id}/change-username`; letters of any script are allowed. */
export const usernameChange = z.object({
  username: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}@.+_-]{1,30}$/u)),
})
export type UsernameChange = z.infer<typeof usernameChange>

/** Its answer: a sentence for the person. */
export const usernameChanged = z.object({ detail: z.string() })
