import type { FluidPictureName, PictureImage } from '#contract/media/site-pictures'
import { sitePictures } from '#contract/media/site-pictures'

interface HeroPreloadProps {
  kind: FluidPictureName
  image: PictureImage | null | undefined
}

/** For a page's `Head`: preloads the image of a `Picture` with `priority`, sizes and srcset. */
export function HeroPreload({ kind, image }: HeroPreloadProps) {
  if (!image) return null
  return (
    <link
      rel='preload'
      as='image'
      href={image.src}
      imageSrcSet={image.srcSet}
      imageSizes={sitePictures[kind].sizes}
      {...{ fetchpriority: 'high' }}
    />
  )
}
