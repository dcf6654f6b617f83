import type { ProductOffer } from '../../../contract/shop/product-offer'
import type { TextPiece } from './text-pieces'

export const searchGroups = ['lessons', 'products'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** What the card of a product says beside its name. */
export interface HitOffer extends ProductOffer {
  /** Half stars, 0 to 10. */
  reviewAverage: number
  reviewCount: number
}

/** One thing that was found. */
export interface SearchHit {
  /** Id of the lesson or product. */
  id: number
  path: string
  title: readonly TextPiece[]
  excerpt: readonly TextPiece[]
  /** Source in the image service; empty where there is none. */
  picturePath: string
  /** Language of the words. */
  locale: string
  /** Of products, where it was asked for and could be read. */
  offer: HitOffer | null
}

/** What was found of one kind. */
export interface GroupResults {
  hits: readonly SearchHit[]
  /** How many answers were read so far: where reading goes on. */
  seen: number
  /** How many there are, as the API estimates. */
  total: number
}

export type SearchResults = Readonly<Record<SearchGroup, GroupResults>>

/** Whether anything was found at all. */
export function isEmpty({ lessons, products }: SearchResults): boolean {
  return lessons.hits.length === 0 && products.hits.length === 0
}

/** How many of a group may still be asked for. */
export function leftOf({ seen, total }: GroupResults): number {
  return Math.max(0, total - seen)
}

/** A group with what came after it; a thing that is there already is not shown twice. */
export function joinedGroup(before: GroupResults, after: GroupResults): GroupResults {
  const known = new Set(before.hits.map(({ id }) => id))
  return {
    hits: [...before.hits, ...after.hits.filter(({ id }) => !known.has(id))],
    seen: before.seen + after.seen,
    // An empty answer is the end, whatever was estimated.
    total: after.seen === 0 ? before.seen : after.total,
  }
}
