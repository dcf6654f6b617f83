import { getImageData } from 'gatsby-plugin-image'
import { mediaPath } from '../../../contract/media/media-path'
import {
  type FluidPictureName,
  type PictureImage,
  pictureOrder,
  pictureSizes,
  sitePictures,
} from '../../../contract/media/site-pictures'
import { imageServicePath } from '../../../server/upstream/image-service'

/**
 * An image of the API in the widths of its kind; null where there is none, or its source is one
 * that the image service would refuse.
 */
export function builtImage(source: string, kind: FluidPictureName): PictureImage | null {
  const { width, height } = sitePictures[kind]
  if (imageServicePath(source, pictureOrder(kind, { width, height })) === null) return null
  const sizes = pictureSizes(kind)
  const largest = sizes.at(-1) ?? { width, height }
  const { images } = getImageData({
    baseUrl: source,
    urlBuilder: ({ baseUrl, width, height }) =>
      mediaPath(baseUrl, pictureOrder(kind, { width, height })),
    sourceWidth: largest.width,
    sourceHeight: largest.height,
    width,
    height,
    layout: 'constrained',
    breakpoints: sizes.map((size) => size.width),
  })
  if (!images.fallback?.srcSet) return null
  const { src, srcSet } = images.fallback
  // The plugin separates widths by line breaks; `pictureImage` in the browser uses blanks.
  return { src, srcSet: srcSet.replaceAll('\n', ' ') }
}
