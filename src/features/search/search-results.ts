import type { ProductOffer } from '#contract/shop/product-offer'
import type { TextPiece } from './text-pieces'

export const searchGroups = ['lessons', 'products'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** Offer and rating of a found product. */
export interface HitOffer extends ProductOffer {
  /** Half stars, 0 to 10. */
  reviewAverage: number
  reviewCount: number
}

/** A found lesson or product. */
export interface SearchHit {
  /** Id of the lesson or product. */
  id: number
  path: string
  title: readonly TextPiece[]
  excerpt: readonly TextPiece[]
  /** Source in the image service; may be empty. */
  picturePath: string
  locale: string
  /** Of products, if requested and valid. */
  offer: HitOffer | null
}

/** The hits of one group. */
export interface GroupResults {
  hits: readonly SearchHit[]
  /** Offset of the next page. */
  seen: number
  /** As estimated by the API. */
  total: number
}

export type SearchResults = Readonly<Record<SearchGroup, GroupResults>>

const noHits: GroupResults = { hits: [], seen: 0, total: 0 }
export const noResults: SearchResults = { lessons: noHits, products: noHits }

export function isEmpty({ lessons, products }: SearchResults): boolean {
  return lessons.hits.length === 0 && products.hits.length === 0
}

/** Number of hits not loaded yet. */
export function remainingOf({ seen, total }: GroupResults): number {
  return Math.max(0, total - seen)
}

/** Appends a page to a group, without duplicates. */
export function appendGroup(before: GroupResults, after: GroupResults): GroupResults {
  const known = new Set(before.hits.map(({ id }) => id))
  return {
    hits: [...before.hits, ...after.hits.filter(({ id }) => !known.has(id))],
    seen: before.seen + after.seen,
    // An empty page is the end, regardless of the estimate.
    total: after.seen === 0 ? before.seen : after.total,
  }
}
