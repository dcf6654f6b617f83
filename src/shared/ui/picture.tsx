/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react'
import { type PictureSize, pictureAddresses, pictureSize } from './picture-order'
import { PicturePlaceholder } from './picture-placeholder'

interface PictureProps extends PictureSize {
  /** Source in the image service, e.g. `media/uploads/blog/a.jpg`; empty where there is none. */
  source: string
  /** What it shows; empty where the words beside it say it already. */
  alt: string
  /** The page's largest picture: fetched at once, before anything else. */
  priority?: boolean
  /** With rounded corners of its own; off inside a card. */
  rounded?: boolean
}

/** A picture of the image service in the width that the screen calls for. Nothing moves when it arrives. */
export function Picture({ source, alt, priority = false, rounded = false, ...size }: PictureProps) {
  const { width = pictureSize.width, height = pictureSize.height } = size
  const image = useRef<HTMLImageElement>(null)
  const [brokenSource, setBrokenSource] = useState<string>()
  const addresses = pictureAddresses(source, size)
  useEffect(() => {
    // It may have failed before the page came alive.
    if (image.current?.complete && image.current.naturalWidth === 0) setBrokenSource(source)
  }, [source])
  const shape = {
    width: '100%',
    height: 'auto',
    aspectRatio: `${width} / ${height}`,
    borderRadius: rounded ? 'card' : 0,
  }
  if (!addresses || brokenSource === source) {
    return <PicturePlaceholder alt={alt} sx={shape} />
  }
  return (
    <img
      ref={image}
      {...addresses}
      alt={alt}
      width={width}
      height={height}
      decoding='async'
      {...(priority ? { fetchpriority: 'high' } : { loading: 'lazy' })}
      onError={() => setBrokenSource(source)}
      sx={{ ...shape, objectFit: 'cover', bg: 'hover', filter: 'var(--picture-light)' }}
    />
  )
}
