import type { FluidPictureName, PictureImage } from '../../contract/media/picture-sizes'
import { sitePictures } from '../../contract/media/site-pictures'

interface HeroPreloadProps {
  kind: FluidPictureName
  image: PictureImage | null | undefined
}

/** For a page's Head: asks for the picture that `Picture` shows with `priority`, in the same words. */
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
