import type { Place, Tone } from './tones'

/** The kinds of object that the shop sells. */
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

/** A drawing in a square of a hundred units, in two or three colours of what it is printed on. */
export type Emblem = (tone: Pick<Tone, 'face' | 'ink' | 'mark'>) => string

/** Draws one view of a product, 1600 × 1200, onto its place. */
export type View = (place: Place) => string

/** How a product of the catalogue looks. */
export interface ProductDesign {
  kind: ProductKind
  /** What stands on the object: words of the product's own name; empty where it bears none. */
  title: readonly string[]
  /** The thing itself, as it is sold. */
  front: View
  /** The same thing opened, from behind or in use. */
  second: View
}
