import {
  findSourceProblem,
  type MediaOrder,
  MediaUrlError,
  mediaDefaults,
  mediaMaxSide,
} from './media-path'
import { type MediaProviderName, mediaProviders, readPreset } from './parse-media-path'
import type { SitePictureName } from './site-pictures'
import { fluidSizes, type ImageSize, imageDensities } from './site-pictures'

/** An order with its preset and provider (default: the image service). */
export type MediaUrlOrder = MediaOrder & {
  provider?: MediaProviderName | undefined
  preset?: SitePictureName | undefined
}

/**
 * The address of a picture on this origin, for example
 * `/media_stream-image/media/uploads/blog/a.jpg/640/480/cover/center/transparent/5/webp/90`.
 * Missing options come from the preset, then from the defaults (R309, R350).
 *
 * @throws {MediaUrlError} for a source that is not text, absolute or foreign, an unknown provider
 *   or preset, and an order outside the allowed values (R331).
 */
export function mediaUrl(source: string, order: MediaUrlOrder = {}): string {
  if (typeof source !== 'string') throw new MediaUrlError('sourceNotText')
  const { provider = 'mediaStream', preset, ...params } = order
  if (!Object.hasOwn(mediaProviders, provider)) throw new MediaUrlError('unknownProvider')
  const problem = findSourceProblem(source)
  if (problem) throw new MediaUrlError(problem)
  return mediaProviders[provider](source, merge(readPreset(preset), params))
}

function merge(preset: MediaOrder, params: MediaOrder): MediaOrder {
  const said = Object.entries(params).filter(([, value]) => value !== undefined)
  return { ...preset, ...Object.fromEntries(said) }
}

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
