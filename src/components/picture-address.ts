import type { ImageSize } from '../../contract/media/image-widths'
import { mediaPath } from '../../contract/media/media-path'
import { findSourceProblem, isInMediaRoot } from '../../contract/media/media-source'
import {
  type FluidPictureName,
  type PictureImage,
  pictureOrder,
  pictureSizes,
} from '../../contract/media/picture-sizes'
import { type SitePictureName, sitePictures } from '../../contract/media/site-pictures'

/**
 * The address of a picture in the size that its page names, or another of its sizes; undefined for a
 * source that the image service would refuse. The same as the contract's `mediaUrl`, which also reads
 * orders of unknown making and is too large for every page.
 */
export function pictureUrl(
  source: string,
  kind: SitePictureName,
  size: ImageSize = sitePictures[kind],
): string | undefined {
  if (findSourceProblem(source) || !isInMediaRoot(source)) return undefined
  return mediaPath(source, pictureOrder(kind, size))
}

/** A picture that the API named in the browser; null as in {@link pictureUrl}. The build makes the same. */
export function pictureImage(source: string, kind: FluidPictureName): PictureImage | null {
  const src = pictureUrl(source, kind)
  if (!src) return null
  const widths = pictureSizes(kind).map(
    (size) => `${pictureUrl(source, kind, size)} ${size.width}w`,
  )
  return { src, srcSet: widths.join(', ') }
}
