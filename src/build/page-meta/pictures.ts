import { findSourceProblem, isInMediaRoot, mediaPath } from '../../../contract/media/media-path'
import { pictureOrder, sitePictures } from '../../../contract/media/site-pictures'

/**
 * Absolute address of a picture of the API for other sites, as a JPEG; null where there is none or
 * the image service would refuse its source.
 */
export function feedPicture(source: string, baseUrl: string): string | null {
  if (!source || findSourceProblem(source) || !isInMediaRoot(source)) return null
  return `${baseUrl}${mediaPath(source, pictureOrder('feed', sitePictures.feed))}`
}
