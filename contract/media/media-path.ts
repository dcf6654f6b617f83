import { type MediaOptions, mediaOptionOrder } from './media-options'
import { encodeSource } from './media-source'

/** First segment of every address of the image service, on the site's own origin. */
export const mediaStreamBase = '/media_stream-image'

/** The address of a picture whose source and order are known to be sound; see `mediaUrl`. */
export function mediaPath(source: string, options: MediaOptions): string {
  return [mediaStreamBase, encodeSource(source), ...orderWords(options)].join('/')
}

/** An order as the segments at the end of an address. */
export function orderWords(options: MediaOptions): (string | number)[] {
  return mediaOptionOrder.map((name) => options[name])
}
