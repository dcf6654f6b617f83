import type { MediaOrder } from './media-options'

/** The sizes the site asks for by name. Pictures are drawn 4 : 3. */
export const mediaPresets = {
  /** A lesson's or product's card. */
  card: { width: 640, height: 480, fit: 'cover', position: 'center' },
  /** The one large picture of a page. */
  hero: { width: 1280, height: 960, fit: 'cover', position: 'center' },
  /** A line of the cart, an order or a search result. */
  thumb: { width: 96, height: 96, fit: 'cover', position: 'center' },
  /** A person, shown at 16 to 48 px. */
  avatar: { width: 96, height: 96, fit: 'cover', position: 'center' },
  /** Previews in other people's timelines, which take no webp everywhere. */
  social: { width: 1200, height: 630, fit: 'cover', position: 'center', format: 'jpg' },
  /** The feed's picture (contract of the first generation). */
  feed: { width: 472, height: 311, fit: 'cover', position: 'attention', quality: 100 },
} as const satisfies Record<string, MediaOrder>

export type MediaPresetName = keyof typeof mediaPresets
