import type { MediaOrder } from './media-options'
import { MediaUrlError } from './media-problem'
import { type MediaProviderName, mediaProviders } from './media-providers'
import { findSourceProblem } from './media-source'
import { readPreset } from './read-preset'
import type { SitePictureName } from './site-pictures'

/** An order, with a preset it starts from and who answers it (the image service if not said). */
export type MediaUrlOrder = MediaOrder & {
  provider?: MediaProviderName | undefined
  preset?: SitePictureName | undefined
}

/**
 * The address of a picture on this origin, for example
 * `/media_stream-image/media/uploads/blog/a.jpg/640/480/cover/center/transparent/5/webp/90`.
 * What the order does not say comes from its preset, then from the defaults (R309, R350).
 *
 * @throws {MediaUrlError} for a source that is not text, absolute or foreign, an unknown provider
 *   or preset, and an order outside the allowed values (R331).
 */
export function mediaUrl(source: string, order: MediaUrlOrder = {}): string {
  if (typeof source !== 'string') throw new MediaUrlError('sourceNotText')
  const { provider = 'mediaStream', preset, ...wishes } = order
  if (!Object.hasOwn(mediaProviders, provider)) throw new MediaUrlError('unknownProvider')
  const problem = findSourceProblem(source)
  if (problem) throw new MediaUrlError(problem)
  return mediaProviders[provider](source, merge(readPreset(preset), wishes))
}

function merge(preset: MediaOrder, wishes: MediaOrder): MediaOrder {
  const said = Object.entries(wishes).filter(([, value]) => value !== undefined)
  return { ...preset, ...Object.fromEntries(said) }
}
