import { mediaDefaults, mediaMaxSide } from './media-options'
import { readPreset } from './media-presets'
import { type MediaUrlOrder, mediaUrl } from './media-url'

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
 * `srcset` with width descriptors for a picture that grows with the screen up to the order's
 * width. The proportions of the order (or its preset) are kept.
 *
 * @throws {MediaUrlError} as `mediaUrl` does.
 */
export function fluidSrcSet(source: string, order: MediaUrlOrder): string {
  const { width, height } = sizeOf(order)
  return imageWidths(width)
    .map((wide) => ({ width: wide, height: Math.max(1, Math.round((wide * height) / width)) }))
    .filter((size) => size.width === width || size.height <= mediaMaxSide)
    .map((size) => `${mediaUrl(source, { ...order, ...size })} ${size.width}w`)
    .join(', ')
}

/**
 * `srcset` with density descriptors for a picture that is always shown at the order's size.
 *
 * @throws {MediaUrlError} as `mediaUrl` does.
 */
export function fixedSrcSet(source: string, order: MediaUrlOrder): string {
  const { width, height } = sizeOf(order)
  return imageDensities
    .map((density) => ({ density, width: width * density, height: height * density }))
    .filter((size) => size.density === 1 || Math.max(size.width, size.height) <= mediaMaxSide)
    .map(({ density, ...size }) => `${mediaUrl(source, { ...order, ...size })} ${density}x`)
    .join(', ')
}

function sizeOf(order: MediaUrlOrder): { width: number; height: number } {
  const preset = readPreset(order.preset)
  return {
    width: order.width ?? preset.width ?? mediaDefaults.width,
    height: order.height ?? preset.height ?? mediaDefaults.height,
  }
}
