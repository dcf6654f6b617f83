import { type MediaOrder, mediaDefaults } from './media-options'
import { mediaPath } from './media-path'
import { MediaUrlError } from './media-problem'
import { encodeSource, isInMediaRoot } from './media-source'
import { readMediaOptions } from './read-media-options'

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
  return mediaPath(source, reading.options)
}
