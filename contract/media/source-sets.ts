import { fluidSizes, type ImageSize, imageDensities } from './image-widths'
import { mediaDefaults, mediaMaxSide } from './media-options'
import { type MediaUrlOrder, mediaUrl } from './media-url'
import { readPreset } from './read-preset'

/**
 * `srcset` with width descriptors for a picture that grows with the screen up to the order's
 * width. The proportions of the order (or its preset) are kept.
 *
 * @throws {MediaUrlError} as `mediaUrl` does.
 */
export function fluidSrcSet(source: string, order: MediaUrlOrder): string {
  return fluidSizes(sizeOf(order))
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

function sizeOf(order: MediaUrlOrder): ImageSize {
  const preset = readPreset(order.preset)
  return {
    width: order.width ?? preset.width ?? mediaDefaults.width,
    height: order.height ?? preset.height ?? mediaDefaults.height,
  }
}
