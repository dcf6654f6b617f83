import type { MediaFormat, MediaOrder } from './media-options'

/** A picture as one place of the site shows it. */
interface SitePicture extends MediaOrder {
  /** Its largest size on the page, in CSS pixels. */
  width: number
  height: number
  fit: 'cover'
  position: 'center'
  format?: MediaFormat
  /** How wide it is shown on which screen, as in `<img sizes>`; without it, it comes in one width. */
  sizes?: string
}

/**
 * Every size, format and quality of the site's pictures, by the place that shows them. The build
 * and the browser make addresses from this list, and the gateway passes on no others
 * (`siteOrders`): a size that is not here cannot be asked for.
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
  // On phones it is as high as the words beside it, and cut at its sides.
  lessonCard: {
    ...cut(396, 264),
    sizes: '(min-width: 1280px) 384px, (min-width: 768px) 33vw, (min-width: 640px) 50vw, 270px',
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
  /** Previews in other people's timelines, which take no webp everywhere. */
  social: { ...cut(1200, 630), format: 'jpg' },
} as const satisfies Record<string, SitePicture>

export type SitePictureName = keyof typeof sitePictures

function cut<Width extends number, Height extends number>(width: Width, height: Height) {
  return { width, height, fit: 'cover', position: 'center' } as const
}
