import { fluidSizes, type ImageSize } from './image-widths'
import { type MediaOptions, mediaDefaults } from './media-options'
import { type SitePictureName, sitePictures } from './site-pictures'

/** The sizes in which a picture of the site is offered, ascending, in pixels. */
export function pictureSizes(name: SitePictureName): ImageSize[] {
  const picture = sitePictures[name]
  return 'sizes' in picture ? fluidSizes(picture) : [picture]
}

/** The order for a picture of the site in one of its sizes. */
export function pictureOrder(name: SitePictureName, { width, height }: ImageSize): MediaOptions {
  const { fit, position } = sitePictures[name]
  const { format } = { ...mediaDefaults, ...sitePictures[name] }
  return { ...mediaDefaults, fit, position, format, width, height }
}

/** Pictures of the site that come in several widths. */
export type FluidPictureName = {
  [Name in SitePictureName]: (typeof sitePictures)[Name] extends { sizes: string } ? Name : never
}[SitePictureName]

/** A picture's addresses for an `<img>`: the size that its page names, and all its widths. */
export interface PictureImage {
  src: string
  srcSet: string
}
