import { type PictureSize, pictureAddresses } from './picture-order'

interface HeroPreloadProps extends PictureSize {
  source: string
}

/** For a page's Head: asks for the picture that `Picture` shows with `priority` and the same size. */
export function HeroPreload({ source, ...size }: HeroPreloadProps) {
  const addresses = pictureAddresses(source, size)
  if (!addresses) return null
  return (
    <link
      rel='preload'
      as='image'
      href={addresses.src}
      imageSrcSet={addresses.srcSet}
      imageSizes={addresses.sizes}
      {...{ fetchpriority: 'high' }}
    />
  )
}
