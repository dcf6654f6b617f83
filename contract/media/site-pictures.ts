import {
  type MediaFormat,
  type MediaOptions,
  type MediaOrder,
  mediaDefaults,
  mediaMaxSide,
} from './media-path'

/** A picture as one place of the site shows it. */
interface SitePicture extends MediaOrder {
  /** Its largest size on the page, in CSS pixels. */
  width: number
  height: number
  fit: 'cover'
  position: 'center'
  format?: MediaFormat
  /** Its width by screen, as in `<img sizes>`; without it the picture has only one width. */
  sizes?: string
}

/**
 * Every size, format and quality of the site's pictures, by the place that shows them. The build
 * and the browser make addresses from this list, and the gateway refuses all others (`siteOrders`),
 * so that no other size can be requested.
 */
export const sitePictures = {
  productCard: {
    ...cut(320, 240),
    sizes: '(min-width: 1264px) 282px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 48vw',
  },
  favouriteCard: {
    ...cut(400, 240),
    sizes: '(min-width: 1024px) 290px, (min-width: 540px) 45vw, 92vw',
  },
  // On phones it is a square beside the text, cropped at its sides.
  lessonCard: {
    ...cut(396, 264),
    sizes: '(min-width: 1280px) 384px, (min-width: 768px) 33vw, (min-width: 640px) 50vw, 44vw',
  },
  /** The one large lesson of a list. */
  leadLesson: {
    ...cut(720, 450),
    sizes: '(min-width: 1280px) 672px, (min-width: 768px) 56vw, 100vw',
  },
  /** The picture of a lesson's own page. */
  lesson: {
    ...cut(592, 444),
    sizes: '(min-width: 1280px) 592px, (min-width: 1024px) 50vw, 100vw',
  },
  /** The large picture of a product's own page. */
  product: {
    ...cut(800, 600),
    sizes: '(min-width: 1264px) 682px, (min-width: 1024px) 56vw, (min-width: 768px) 50vw, 100vw',
  },
  productThumb: { ...cut(96, 72), sizes: '96px' },
  category: {
    ...cut(240, 135),
    sizes: '(min-width: 1264px) 227px, (min-width: 1024px) 18vw, (min-width: 640px) 30vw, 44vw',
  },
  topic: { ...cut(72, 72), sizes: '72px' },
  searchHit: { ...cut(120, 90), sizes: '120px' },
  cartLine: { ...cut(96, 96), sizes: '96px' },
  orderLine: { ...cut(72, 72), sizes: '72px' },
  /** A person, shown at 16 to 48 px. */
  avatar: cut(96, 96),
  /** Link previews on other sites, some of which do not support WebP. */
  social: { ...cut(1200, 630), format: 'jpg' },
  /** Structured data, feeds and the sitemap, for readers that may not support WebP. */
  feed: { ...cut(1200, 900), format: 'jpg' },
} as const satisfies Record<string, SitePicture>

export type SitePictureName = keyof typeof sitePictures

function cut<Width extends number, Height extends number>(width: Width, height: Height) {
  return { width, height, fit: 'cover', position: 'center' } as const
}

/** Widths of the screens pictures are made for, in CSS pixels; the largest has two names. */
export const imageScreens = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1536,
  '2xl': 1536,
} as const

/** Device pixels per CSS pixel that pictures are made for. */
export const imageDensities = [1, 2] as const

/** How long a picture may be kept, in seconds (one year). */
export const imageMaxAgeSeconds = 31_536_000

export interface ImageSize {
  width: number
  height: number
}

/**
 * Widths worth offering for a picture that is never shown wider than `shownWidth` CSS pixels:
 * the screens up to it and itself, each in both densities, ascending, without repeats.
 */
export function imageWidths(shownWidth: number): number[] {
  const shown = Object.values(imageScreens).filter((width) => width < shownWidth)
  const all = [...shown, shownWidth].flatMap((width) =>
    imageDensities.map((density) => Math.round(width * density)),
  )
  const drawable = all.filter((width) => width === shownWidth || width <= mediaMaxSide)
  return [...new Set(drawable)].sort((a, b) => a - b)
}

/**
 * Sizes worth offering for a picture of that size, in its proportions, ascending; in CSS pixels.
 */
export function fluidSizes({ width, height }: ImageSize): ImageSize[] {
  return imageWidths(width)
    .map((wide) => ({ width: wide, height: Math.max(1, Math.round((wide * height) / width)) }))
    .filter((size) => size.width === width || size.height <= mediaMaxSide)
}

/** The sizes in which a picture of the site is offered, ascending, in pixels. */
export function pictureSizes(name: SitePictureName): ImageSize[] {
  const picture = sitePictures[name]
  return 'sizes' in picture ? fluidSizes(picture) : [picture]
}

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
