import { mediaPath } from '../../../contract/media/media-path'
import { pictureOrder, sitePictures } from '../../../contract/media/site-pictures'
import { imageServicePath } from '../../../server/upstream/image-service'

const order = pictureOrder('feed', sitePictures.feed)

/**
 * Absolute address of a picture of the API for other sites, as a JPEG; null where there is none or
 * the image service would refuse it.
 */
export function feedPicture(source: string, baseUrl: string): string | null {
  if (imageServicePath(source, order) === null) return null
  return `${baseUrl}${mediaPath(source, order)}`
}
