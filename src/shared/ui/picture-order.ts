import { type PictureOrder, pictureSrcSet, pictureUrl } from './picture-address'

/** What a picture is asked for: its largest size on the page, in CSS pixels. */
export interface PictureSize {
  width?: number | undefined
  height?: number | undefined
  /** As in `<img sizes>`; says how wide the picture is shown on which screen. */
  sizes?: string | undefined
}

/** Addresses of a picture in all its widths, or undefined where there is none to show. */
export interface PictureAddresses {
  src: string
  srcSet: string
  sizes: string
}

/** Size of a picture that no one asked another size of, in CSS pixels. */
export const pictureSize = { width: 640, height: 480 } as const

/** The same addresses for the picture and for its preload, or it would be fetched twice. */
export function pictureAddresses(
  source: string,
  { width = pictureSize.width, height = pictureSize.height, sizes }: PictureSize,
): PictureAddresses | undefined {
  const order: PictureOrder = { width, height, fit: 'cover', position: 'center' }
  const src = pictureUrl(source, order)
  const srcSet = pictureSrcSet(source, order)
  if (!src || !srcSet) return undefined
  return { src, srcSet, sizes: sizes ?? `(min-width: ${width}px) ${width}px, 100vw` }
}
