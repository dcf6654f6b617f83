/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react'
import type { FluidPictureName, PictureImage } from '../../contract/media/picture-sizes'
import { sitePictures } from '../../contract/media/site-pictures'
import { PicturePlaceholder } from './picture-placeholder'

export interface PictureProps {
  /** Its place on the site, which says how large it is. */
  kind: FluidPictureName
  /** Made by the build for this kind, or by `pictureImage`; null where there is none. */
  image: PictureImage | null
  /** What it shows; empty where the words beside it say it already. */
  alt: string
  /** The page's largest picture: fetched at once, before anything else. */
  priority?: boolean
  /** With rounded corners of its own; off inside a card. */
  rounded?: boolean
}

/**
 * A picture of the image service in the width that the screen calls for. Nothing moves when it
 * arrives. It takes the place of `GatsbyImage`, whose script no page needs (docs/decisions/0027).
 */
export function Picture({ kind, image, alt, priority = false, rounded = false }: PictureProps) {
  const { width, height, sizes } = sitePictures[kind]
  const element = useRef<HTMLImageElement>(null)
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const src = image?.src
  useEffect(() => {
    // It may have failed before the page came alive.
    if (element.current?.complete && element.current.naturalWidth === 0) setBrokenSrc(src)
  }, [src])
  const shape = {
    width: '100%',
    height: 'auto',
    aspectRatio: `${width} / ${height}`,
    borderRadius: rounded ? 'card' : 0,
  }
  if (!image || brokenSrc === src) return <PicturePlaceholder alt={alt} sx={shape} />
  return (
    <img
      ref={element}
      src={image.src}
      srcSet={image.srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      decoding='async'
      {...(priority ? { fetchpriority: 'high' } : { loading: 'lazy' })}
      onError={() => setBrokenSrc(src)}
      sx={{ ...shape, objectFit: 'cover', bg: 'hover', filter: 'var(--picture-light)' }}
    />
  )
}
