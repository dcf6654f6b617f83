import { type MediaOrder, mediaDefaults, mediaOptionOrder } from './media-options'
import { MediaUrlError } from './media-problem'
import { encodeSource, isInMediaRoot } from './media-source'
import { readMediaOptions } from './read-media-options'

/** First segment of every address of the image service, on the site's own origin. */
export const mediaStreamBase = '/media_stream-image'

/** Turns a sound source and an order into an address on this origin. */
export type MediaProvider = (source: string, order: MediaOrder) => string

/** Who may answer for a picture: the image service, or nobody (a file served as it is). */
export const mediaProviders = {
  mediaStream: writeMediaStreamUrl,
  none: (source) => `/${encodeSource(source)}`,
} satisfies Record<string, MediaProvider>

export type MediaProviderName = keyof typeof mediaProviders

function writeMediaStreamUrl(source: string, order: MediaOrder): string {
  if (!isInMediaRoot(source)) throw new MediaUrlError('foreignRoot')
  const reading = readMediaOptions((name) => String(order[name] ?? mediaDefaults[name]))
  if (!reading.ok) throw new MediaUrlError(reading.problem)
  const words = mediaOptionOrder.map((name) => String(reading.options[name]))
  return [mediaStreamBase, encodeSource(source), ...words].join('/')
}
