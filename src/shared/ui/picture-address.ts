import { fluidSizes, type ImageSize } from '../../../contract/media/image-widths'
import { type MediaOptions, mediaDefaults } from '../../../contract/media/media-options'
import { mediaPath } from '../../../contract/media/media-path'
import { findSourceProblem, isInMediaRoot } from '../../../contract/media/media-source'

/** What a picture is asked for: whole sizes in pixels, from 1 to 4096, and what is not the default. */
export type PictureOrder = ImageSize & Partial<Omit<MediaOptions, keyof ImageSize>>

/**
 * The address of a picture; undefined for a source that the image service would refuse. The same as
 * the treaty's `mediaUrl`, which also reads orders of unknown making and is too large for every page.
 */
export function pictureUrl(source: string, order: PictureOrder): string | undefined {
  if (findSourceProblem(source) || !isInMediaRoot(source)) return undefined
  return mediaPath(source, { ...mediaDefaults, ...order })
}

/** `srcset` of a picture that grows with the screen; undefined as in {@link pictureUrl}. */
export function pictureSrcSet(source: string, order: PictureOrder): string | undefined {
  if (!pictureUrl(source, order)) return undefined
  return fluidSizes(order)
    .map((size) => `${pictureUrl(source, { ...order, ...size })} ${size.width}w`)
    .join(', ')
}
