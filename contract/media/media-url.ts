import { findSourceProblem, type MediaOrder, MediaUrlError } from './media-path'
import { type MediaProviderName, mediaProviders, readPreset } from './parse-media-path'
import type { SitePictureName } from './site-pictures'

/** An order with its preset and provider (default: the image service). */
export type MediaUrlOrder = MediaOrder & {
  provider?: MediaProviderName | undefined
  preset?: SitePictureName | undefined
}

/**
 * The address of a picture on this origin, for example
 * `/media_stream-image/media/stagona/uploads/blog/a.jpg/640/480/cover/center/transparent/5/webp/90`.
 * Missing options come from the preset, then from the defaults.
 *
 * @throws {MediaUrlError} for a source that is not text, absolute or foreign, an unknown provider
 *   or preset, and an order outside the allowed values.
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
