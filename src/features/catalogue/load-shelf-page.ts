import { cardsPerPage } from '../../../contract/paths/site-paths'
import { type Product, product } from '../../../contract/shop/product'
import { pageOf } from '../../../contract/wire/page'
import type { ApiProblem } from '../../lib/http/api-problem'
import type { ApiRequest } from '../../lib/http/create-api-request'
import { cardOfProduct } from './card-of-product'
import { filterCount, leastStars, priceRanges, sortOrderings } from './catalogue-choice'
import type { ShelfOutcome, ShelfProblem, ShelfWish } from './shelf-machine'

/** What the site was built with: nothing newer has a page that a card could lead to. */
export interface BuiltShelf {
  pageCount: number
  /** When the newest product of the build was added, ISO 8601; null for an empty catalogue. */
  newestAddedAt: string | null
}

/**
 * Asks for one page of products as they were chosen (`GET /api/products`). Pages and products that came
 * after the build are left out, as their addresses do not exist yet.
 */
export async function loadShelfPage(
  request: ApiRequest,
  wish: ShelfWish,
  built: BuiltShelf,
  signal: AbortSignal,
): Promise<ShelfOutcome> {
  const { choice } = wish
  const { from, to }: { from?: number; to?: number } = priceRanges[choice.price]
  const result = await request({
    path: '/api/products',
    query: {
      ordering: sortOrderings[choice.sort],
      minFinalPrice: from ?? null,
      maxFinalPrice: to ?? null,
      // The API counts half stars.
      minApprovedReviewAverage: leastStars[choice.stars] * 2 || null,
      page: wish.page,
      pageSize: cardsPerPage,
      category: wish.categoryId,
    },
    answer: pageOf(product),
    signal,
  })
  if (!result.ok) return outcomeOf(result.problem)
  if (result.data.count === 0 && filterCount(choice) > 0) return { kind: 'nothing' }
  const products = result.data.results.filter((found) => wasThere(found, built))
  if (products.length === 0) return { kind: 'pageGone' }
  return {
    kind: 'came',
    products: products.map(cardOfProduct),
    pageCount: Math.min(result.data.totalPages, built.pageCount),
    count: result.data.count,
  }
}

function wasThere({ createdAt }: Product, { newestAddedAt }: BuiltShelf): boolean {
  return newestAddedAt === null || Date.parse(createdAt) <= Date.parse(newestAddedAt)
}

function outcomeOf({ kind }: ApiProblem): ShelfOutcome {
  if (kind === 'missing') return { kind: 'pageGone' }
  return { kind: 'refused', problem: shelfProblem(kind) }
}

function shelfProblem(kind: ApiProblem['kind']): ShelfProblem {
  return kind === 'unreachable' || kind === 'tooMany' ? kind : 'failed'
}
