import * as z from 'zod/mini'

/** Media types of a picture that a person may show themselves with. */
export const avatarTypes = ['image/jpeg', 'image/png'] as const

/** Largest such picture, in bytes. */
export const largestAvatar = 2 * 1024 * 1024

/** Name of its part in the multipart body of `PATCH /api/user/account/{id}`. */
export const avatarPart = 'image'

/** What can be said of the picture before it is sent. */
export const avatarFile = z.object({
  type: z.enum(avatarTypes),
  size: z.int().check(z.positive(), z.maximum(largestAvatar)),
})
