import { findSourceProblem, isInMediaRoot, mediaPath } from '#contract/media/media-path'
import type { ImageSize } from '#contract/media/site-pictures'
import {
  type FluidPictureName,
  type PictureImage,
  pictureOrder,
  pictureSizes,
  type SitePictureName,
  sitePictures,
} from '#contract/media/site-pictures'

/**
 * URL of an image in the size of its kind, or in another size; undefined for a source that the
 * image service would refuse. Same result as the contract's `mediaUrl`, which parses any order and
 * is too large for every page.
 */
export function pictureUrl(
  source: string,
  kind: SitePictureName,
  size: ImageSize = sitePictures[kind],
): string | undefined {
  if (findSourceProblem(source) || !isInMediaRoot(source)) return undefined
  return mediaPath(source, pictureOrder(kind, size))
}

/** `src` and `srcset` of an image of the API; null where {@link pictureUrl} is undefined. */
export function pictureImage(source: string, kind: FluidPictureName): PictureImage | null {
  const src = pictureUrl(source, kind)
  if (!src) return null
  const widths = pictureSizes(kind).map(
    (size) => `${pictureUrl(source, kind, size)} ${size.width}w`,
  )
  return { src, srcSet: widths.join(', ') }
}
