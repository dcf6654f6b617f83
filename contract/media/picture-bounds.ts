import * as z from 'zod/mini'
import type { ImageSize } from './site-pictures'

/**
 * Bounds of an uploaded picture in pixels, as a small file may decode to very many. 4096 × 3072 are
 * twelve megapixels.
 */
export const pictureBounds = { side: 4096, pixels: 4096 * 3072, ratio: 8 } as const

/** Why a picture of that size, in pixels, is refused: too large, or too narrow; else null. */
export function boundsProblem({ width, height }: ImageSize): 'dimensions' | 'shape' | null {
  const long = Math.max(width, height)
  const short = Math.min(width, height)
  if (long > pictureBounds.side || width * height > pictureBounds.pixels) return 'dimensions'
  return short < 1 || long > pictureBounds.ratio * short ? 'shape' : null
}

export const avatarTypes = ['image/jpeg', 'image/png'] as const

/** Largest such picture, in bytes. */
export const largestAvatar = 2 * 1024 * 1024

/** Name of its part in the multipart body of `PATCH /api/user/account/{id}`. */
export const avatarPart = 'image'

/** Checks of an avatar before it is sent. */
export const avatarFile = z.object({
  type: z.enum(avatarTypes),
  size: z.int().check(z.positive(), z.maximum(largestAvatar)),
})
