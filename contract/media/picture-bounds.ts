import * as z from 'zod/mini'
import type { ImageSize } from './site-pictures'

/**
 * What a picture may measure that somebody sends: a small file can unfold into very many pixels.
 * 4096 × 3072 is what cameras call twelve megapixels.
 */
export const pictureBounds = { side: 4096, pixels: 4096 * 3072, ratio: 8 } as const

/** Why a picture of that size, in pixels, is not taken: too large, or far longer than wide; else null. */
export function boundsProblem({ width, height }: ImageSize): 'dimensions' | 'shape' | null {
  const long = Math.max(width, height)
  const short = Math.min(width, height)
  if (long > pictureBounds.side || width * height > pictureBounds.pixels) return 'dimensions'
  return short < 1 || long > pictureBounds.ratio * short ? 'shape' : null
}

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
