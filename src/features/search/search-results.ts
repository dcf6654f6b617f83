import type { SearchKind } from '#contract/search/search-index-path'
import type { ProductOffer, ShownRating } from '#contract/shop/product-offer'
import type { ListedVariants } from '#contract/shop/variants'
import { filtersProducts, type SearchFilters } from './search-filters'
import type { TextPiece } from './text-pieces'

/** Offer and rating of a found product, as its card shows them. */
export type HitOffer = ProductOffer & ShownRating

/** The card of a found product. */
export type FoundCard = Omit<Queries.ProductCardFragment, keyof HitOffer> & HitOffer

/** Whether a title is what was asked for and nothing else, has all of it in any form, or only part. */
export type TitleMatch = 'exact' | 'full' | 'part'

/** A found page. */
export interface SearchHit {
  kind: SearchKind
  /** Id of the lesson, product or category; 0 for other pages. */
  id: number
  path: string
  title: readonly TextPiece[]
  excerpt: readonly TextPiece[]
  /** Source in the image service; may be empty. */
  picturePath: string
  locale: string
  /** Of products, if known. */
  offer: HitOffer | null
  /** Of a product that stands for several versions that were found. */
  variants: ListedVariants | null
  titleMatch: TitleMatch
  /** The best hit answers much better: this one is no answer of its own. */
  isFarBehind: boolean
}

export interface SearchResults {
  /** Best first; the hits of one kind may be fewer than their total. */
  hits: readonly SearchHit[]
  totals: Readonly<Record<SearchKind, number>>
  /** Where they come from; prices of the index are as built. */
  source: 'index' | 'api'
  /** The kind that the API could not search; its hits and total are unknown. */
  unread?: 'lessons' | 'products'
}

export const noTotals = { lessons: 0, products: 0, topics: 0, help: 0 }
export const noResults: SearchResults = { hits: [], totals: noTotals, source: 'index' }

export function isEmpty({ hits }: SearchResults): boolean {
  return hits.length === 0
}

/** Hits of the only kind that the page shows at first, and that each press of the button adds. */
export const pageSize = 10

/** Hits of each of several kinds that the page shows at first, below the best ones. */
export const groupSize = 3

export function hitsOf({ hits }: SearchResults, kind: SearchKind): SearchHit[] {
  return hits.filter((hit) => hit.kind === kind)
}

/** Whether the filters leave any of the results. */
export function showsAny({ hits }: SearchResults, filters: SearchFilters): boolean {
  return filters.kind === 'all' ? hits.length > 0 : hits.some(({ kind }) => kind === filters.kind)
}

/** The kind that could not be searched, where the filters would show it. */
export function unreadOf({ unread }: SearchResults, filters: SearchFilters) {
  const isShown = unread === filters.kind || filters.kind === 'all'
  return isShown && (unread === 'products' || !filtersProducts(filters)) ? unread : undefined
}

/** How many pages were found of what the filters show. */
export function countShown({ totals }: SearchResults, { kind }: SearchFilters): number {
  if (kind !== 'all') return totals[kind]
  return Object.values(totals).reduce((sum, total) => sum + total, 0)
}

/** The kinds that were found, that of the best hit first. */
export function kindsIn({ hits }: SearchResults): SearchKind[] {
  return [...new Set(hits.map(({ kind }) => kind))]
}

/** Hits of one kind on the page. */
export interface HitGroup {
  kind: SearchKind
  hits: readonly SearchHit[]
  /** How many of them the page shows at first, and how many more at each press of its button. */
  size: number
  step: number
}

/**
 * What the page shows of these kinds: of several the best hit of each, unless it is far behind, then
 * the others by kind.
 */
export function layOut(
  results: SearchResults,
  kinds: readonly SearchKind[],
): { best: readonly SearchHit[]; groups: readonly HitGroup[] } {
  const [only] = kinds
  if (only && kinds.length === 1) {
    const group = { kind: only, hits: hitsOf(results, only), size: pageSize, step: pageSize }
    return { best: [], groups: [group] }
  }
  const firsts = lessonFirst(kinds.flatMap((kind) => hitsOf(results, kind).slice(0, 1)))
  const best = firsts.filter(({ isFarBehind }) => !isFarBehind)
  const groups = firsts
    .map(({ kind }) => ({ kind, hits: hitsOf(results, kind).filter((hit) => !best.includes(hit)) }))
    .filter(({ hits }) => hits.length > 0)
  return {
    best,
    groups: groups.map((group) => ({ ...group, size: groupSize, step: group.hits.length })),
  }
}

/** A lesson comes before a product whose title answers the query as well. */
function lessonFirst(best: readonly SearchHit[]): readonly SearchHit[] {
  const lesson = best.find(({ kind }) => kind === 'lessons')
  const isTie = (hit: SearchHit) =>
    hit.kind === 'products' && hit.titleMatch !== 'part' && hit.titleMatch === lesson?.titleMatch
  // The set keeps the lesson where it stands first.
  return [...new Set(best.flatMap((hit) => (lesson && isTie(hit) ? [lesson, hit] : [hit])))]
}
