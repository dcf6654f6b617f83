import type { ImageSize } from './image-widths'

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
