import type { IndexedPage } from '#contract/search/search-index'
import { type SearchKind, searchKinds } from '#contract/search/search-index-path'
import { offerOf } from '#contract/shop/product-offer'
import { bestOfEachGroup } from '../found-versions'
import { passes, type SearchFilters } from '../search-filters'
import type { HitOffer, SearchResults } from '../search-results'
import { highlight, type TextPiece } from '../text-pieces'
import { type Engine, type FoundPage, idOf } from './search-engine'

/** Hits of each kind that leave the worker; their number is always that of all. */
const mostHits = 100

/** Part of the best score below which a page that lacks words only happens to have the others. */
const farBehind = 0.03

/** The results of a query, with the found words marked. */
export function findHits(engine: Engine, query: string, filters: SearchFilters): SearchResults {
  const passing = engine.search(query).filter(({ page }) => passes(hitOffer(page), filters))
  const shown = bestOfEachGroup(passing, ({ page }) => {
    return { group: page.variantGroup, offer: hitOffer(page) }
  })
  const counts = new Map<SearchKind, number>()
  const sent = shown.filter(({ found: { kind } }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= mostHits
  })
  const best = sent[0]?.found.score ?? 0
  const totals = Object.fromEntries(searchKinds.map((kind) => [kind, counts.get(kind) ?? 0]))
  return {
    hits: sent.map(({ found, variants }) => ({
      ...hitOf(engine, found),
      variants,
      isFarBehind: !found.hasAllWords && found.score < farBehind * best,
    })),
    totals: totals as SearchResults['totals'],
    source: 'index',
  }
}

function hitOf(engine: Engine, { kind, page, terms, titleMatch }: FoundPage) {
  const marked = (text: string): TextPiece[] => highlight(text, engine.marks(text, terms))
  return {
    kind,
    id: idOf(page),
    path: page.path,
    title: marked(page.title),
    excerpt: marked(page.summary),
    picturePath: page.picturePath,
    locale: page.locale,
    offer: hitOffer(page),
    titleMatch,
  }
}

function hitOffer({ offer }: IndexedPage): HitOffer | null {
  if (!offer) return null
  const [finalPrice, discountValue, stock, reviewAverage, reviewCount] = offer
  return { ...offerOf({ finalPrice, discountValue, stock }), reviewAverage, reviewCount }
}
