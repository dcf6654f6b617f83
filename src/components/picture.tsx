import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { FluidPictureName, PictureImage } from '#contract/media/site-pictures'
import { sitePictures } from '#contract/media/site-pictures'
import { dropPath } from './brand-mark'

export interface PictureProps {
  /** Kind of image, which determines its sizes. */
  kind: FluidPictureName
  /** From the build, or from `pictureImage`; null where there is none. */
  image: PictureImage | null
  /** Empty where the text beside the image is equivalent. */
  alt: string
  /** The page's largest image: loaded with high priority. */
  priority?: boolean
  /** Rounded corners; off inside a card. */
  rounded?: boolean
}

/**
 * A responsive image of the image service, without layout shift. Used instead of `GatsbyImage`,
 * whose script no page needs (docs/decisions/0027).
 */
export function Picture({ kind, image, alt, priority = false, rounded = false }: PictureProps) {
  const { width, height, sizes } = sitePictures[kind]
  const element = useRef<HTMLImageElement>(null)
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const src = image?.src
  useEffect(() => {
    // It may have failed before hydration.
    if (element.current?.complete && element.current.naturalWidth === 0) setBrokenSrc(src)
  }, [src])
  if (!image || brokenSrc === src)
    return (
      <PicturePlaceholder alt={alt} sx={[styles.shape, ratios[kind], rounded && styles.rounded]} />
    )
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
      sx={[styles.image, ratios[kind], rounded && styles.rounded]}
    />
  )
}

interface PicturePlaceholderProps {
  alt: string
  className?: string
}

/** Placeholder of a missing image: a drop. */
function PicturePlaceholder({ alt, className }: PicturePlaceholderProps) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={className}
      sx={styles.picturePlaceholder}
    >
      <svg aria-hidden='true' viewBox='0 0 24 24' width='18%' fill='currentColor' opacity={0.35}>
        <path d={dropPath} />
      </svg>
    </span>
  )
}

const ratios = Object.fromEntries(
  Object.entries(sitePictures).map(([kind, { width, height }]) => [
    kind,
    { aspectRatio: `${width} / ${height}` },
  ]),
) as Record<FluidPictureName, ThemeUIStyleObject>

const shape = { width: '100%', height: 'auto' }

const styles = {
  shape,
  image: { ...shape, objectFit: 'cover', bg: 'hover' },
  rounded: { borderRadius: 'card' },
  picturePlaceholder: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    bg: 'primaryTint',
    color: 'primary',
  },
} satisfies Record<string, ThemeUIStyleObject>
