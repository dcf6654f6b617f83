import * as z from 'zod/mini'
import { listColours } from '../palettes'

/** Kinds of product. */
export type ProductKind =
  | 'deck'
  | 'notebook'
  | 'diary'
  | 'desk pad'
  | 'hourglass'
  | 'timer'
  | 'box of wood'
  | 'blank cards'
  | 'pens'
  | 'bookmarks'
  | 'poster'
  | 'book'
  | 'workbook'
  | 'game'
  | 'kit'
  | 'gift'

/** A drawing in a square of 100 units, in the two or three colours of its surface. */
export type Emblem = (tone: Pick<Tone, 'face' | 'ink' | 'mark'>) => string

/** Draws one view of a product, 1600 × 1200. */
export type View = (place: Place) => string

/** The design of a product. */
export interface ProductDesign {
  kind: ProductKind
  /** Words of the product's name printed on it; empty when there are none. */
  title: readonly string[]
  /** The product as sold. */
  front: View
  /** The product opened, from behind or in use. */
  second: View
}

/** Colours of an object lit from the upper left. */
export interface Tone {
  /** Front. */
  face: string
  /** The shaded side. */
  side: string
  /** The lit top. */
  top: string
  /** Text and drawings on the front. */
  ink: string
  /** Second colour on the front. */
  mark: string
}

function tone(colours: string): Tone {
  const [face = '', side = '', top = '', ink = '', mark = ''] = colours.split(' ')
  return { face, side, top, ink, mark }
}

/** Materials and covers: the theme's greens and blues, and few warm ones. */
export const tones = {
  green: tone('#1f8a4a #135a34 #5fbf7c #ffffff #f6bd4f'),
  leaf: tone('#96bf5f #6f9a3c #c7dea0 #1d3612 #ffffff'),
  mint: tone('#9addca #5fb8a0 #cdf0e4 #083733 #0f8470'),
  teal: tone('#0f8470 #0c564c #4fbb9e #ffffff #f7c25c'),
  pine: tone('#1b483c #102c26 #2a6b57 #f1f8f4 #eda960'),
  sky: tone('#5faee5 #3484bd #a8d5f4 #0c3152 #ffffff'),
  blue: tone('#1d76bd #134d80 #5faee5 #ffffff #f8c15a'),
  sea: tone('#11788f #0d4f60 #4bb2ca #ffffff #f6b95b'),
  dusk: tone('#3f5dba #2a3e80 #7f98e2 #ffffff #f5b76a'),
  night: tone('#1a2753 #0f1733 #3f5dba #ffffff #f8c15a'),
  lilac: tone('#b7c6f2 #8c9fd8 #dde5fa #1a2753 #3f5dba'),
  sun: tone('#f2b84b #c98d22 #f9d98f #3a2a06 #ffffff'),
  coral: tone('#e0664b #a8432d #f09a83 #ffffff #ffe1a8'),
  berry: tone('#a83a5b #74233c #cf6f8b #ffffff #f9d98f'),
  sand: tone('#ecdcb9 #c9b382 #f7efdc #3a3020 #1f8a4a'),
  wood: tone('#d9b37c #b08650 #eccf9f #4a3114 #8a6230'),
  paper: tone('#ffffff #d5dee8 #ffffff #0c3152 #1d76bd'),
  slate: tone('#334458 #1e2a3a #566a80 #ffffff #5fbf7c'),
} as const satisfies Record<string, Tone>

export type ToneName = keyof typeof tones
export const toneName = z.enum(Object.keys(tones) as ToneName[])

/** Colours of the background. */
export interface Place {
  wall: string
  table: string
  /** A large shape behind the object. */
  halo: string
  /** Faint lines. */
  line: string
  shadow: string
}

/** Background of a category: the lightest tones of its palette, in one of three orders. */
export function placeOf(palette: Parameters<typeof listColours>[0], order: number): Place {
  const [mist = '', pale = '', clear = '', fresh = '', , , night = ''] = listColours(palette)
  const others = { line: fresh, shadow: night }
  if (order === 0) return { wall: pale, table: clear, halo: mist, ...others }
  if (order === 1) return { wall: mist, table: pale, halo: pale, ...others }
  return { wall: clear, table: pale, halo: pale, ...others }
}
