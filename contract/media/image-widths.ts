import { mediaMaxSide } from './media-options'

/** Widths of the screens pictures are made for, in CSS pixels; the largest has two names. */
export const imageScreens = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1536,
  '2xl': 1536,
} as const

/** Device pixels per CSS pixel that pictures are made for. */
export const imageDensities = [1, 2] as const

/** How long a picture may be kept, in seconds (one year). */
export const imageMaxAgeSeconds = 31_536_000

export interface ImageSize {
  width: number
  height: number
}

/**
 * Widths worth offering for a picture that is never shown wider than `shownWidth` CSS pixels:
 * the screens up to it and itself, each in both densities, ascending, without repeats.
 */
export function imageWidths(shownWidth: number): number[] {
  const shown = Object.values(imageScreens).filter((width) => width < shownWidth)
  const all = [...shown, shownWidth].flatMap((width) =>
    imageDensities.map((density) => Math.round(width * density)),
  )
  const drawable = all.filter((width) => width === shownWidth || width <= mediaMaxSide)
  return [...new Set(drawable)].sort((a, b) => a - b)
}

/**
 * Sizes worth offering for a picture of that size, in its proportions, ascending; in CSS pixels.
 */
export function fluidSizes({ width, height }: ImageSize): ImageSize[] {
  return imageWidths(width)
    .map((wide) => ({ width: wide, height: Math.max(1, Math.round((wide * height) / width)) }))
    .filter((size) => size.width === width || size.height <= mediaMaxSide)
}
