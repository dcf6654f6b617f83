import type { MediaOrder } from './media-options'
import { MediaUrlError } from './media-problem'
import { type SitePictureName, sitePictures } from './site-pictures'

/**
 * The order a preset stands for; no name means nothing is preset.
 *
 * @throws {MediaUrlError} for a name that is not in the list.
 */
export function readPreset(name: SitePictureName | undefined): MediaOrder {
  if (name === undefined) return {}
  if (!Object.hasOwn(sitePictures, name)) throw new MediaUrlError('unknownPreset')
  const { sizes: _, ...order }: MediaOrder & { sizes?: string } = sitePictures[name]
  return order
}
