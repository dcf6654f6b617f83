import { search } from '#contract/endpoints/search'
import type { ProductHit } from '#contract/search/search-answer'
import type { ListCall } from '#upstream/endpoints/endpoint'
import * as upstream from '#upstream/endpoints/shop'
import { unread } from '#upstream/product'
import { hitsPage } from '#upstream/search'
import { wholeList } from '../catalogue/chosen-products'
import type { RatingOf, Ratings } from '../catalogue/ratings'
import type { Api, Asking } from '../http/api'
import { clientOf } from '../http/client-of'
import { createRoutes } from '../http/create-routes'
import { readQuery } from '../http/query'
import type { RouteContext } from '../http/route-env'
import { shownRows } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { forOptionalPart, type OptionalPart } from '../upstream/optional-part'
import { parse } from '../upstream/read-answer'
import type { SharedLists } from '../upstream/shared-lists'

const hitsPerPage = '10'

/** Language of the hits where the query names none. */
const shopLanguage = 'el'

interface SearchCall<Hit> extends ListCall<Hit> {
  path: `/search/${string}`
}

interface SearchTools {
  api: Api
  lists: SharedLists
  optionalPart: OptionalPart
  ratings: Ratings
}

/** Full-text search of products and posts. */
export function searchRoutes({ api, lists, optionalPart, ratings }: SearchTools) {
  const { routes, route } = createRoutes(api)

  // An empty query finds nothing, without a call. `offers=true`, used by the page of results and not
  // by suggestions, adds prices, stock and ratings of the products, and the groups of variants, which
  // the API's hits do not name.
  route(search, async ({ c, endpoint }) => {
    const query = readQuery(c, endpoint.query)
    const typed = query.get('query')
    if (!typed) return { products: null, blogPosts: null }
    const asked = new URLSearchParams({
      query: typed,
      languageCode: query.get('language') ?? shopLanguage,
      limit: query.get('limit') ?? hitsPerPage,
      offset: query.get('offset') ?? '0',
    })
    const hits = readHalves(c, asked)
    const withOffers = query.get('offers') === 'true'
    const [[products, blogPosts], found, listed] = await Promise.all([
      hits,
      withOffers ? ratings.shownOfAll(clientOf(c), hits) : () => unread,
      withOffers ? lists.readOptionalList(wholeList(), clientOf(c), hits) : null,
    ])
    if (!products) return { products, blogPosts }
    const groups = new Map(listed?.rows.map(({ id, variantGroup }) => [id, variantGroup]))
    const results = withOffers
      ? products.results.map(offerWith(found, groups))
      : products.results.map(({ product: _, ...hit }) => hit)
    return { products: { ...products, results }, blogPosts }
  })

  /** What each index finds; null where it fails, or hangs while the other one has answered. */
  async function readHalves(c: RouteContext, asked: URLSearchParams) {
    const { searchProducts, searchPosts } = upstream
    const products = readHits(api.asGuest(c), searchProducts, asked)
    // In another share of the calls: one index that hangs fills up only its own.
    const posts = readHits(api.asGuest(c, forOptionalPart(clientOf(c))), searchPosts, asked)
    const halfOf = <Hits>(
      { path }: { path: string },
      own: Promise<Hits>,
      other: Promise<unknown>,
    ) =>
      optionalPart<Hits | null>(
        own,
        (reason) => {
          const facts = { id: c.var.requestId, endpoint: path, reason }
          c.var.basics.log({ event: 'search-unread', ...facts })
          return null
        },
        // Where the other one fails, this one is all that there is.
        other.catch(() => own),
      )
    const halves = await Promise.all([
      halfOf(searchProducts, products, posts),
      halfOf(searchPosts, posts, products),
    ])
    return halves.some((half) => half) ? halves : Promise.all([products, posts])
  }

  return routes
}

/** @throws GatewayError, also where there are hits of which none can be read */
async function readHits<Hit>(guest: Asking, search: SearchCall<Hit>, query: URLSearchParams) {
  const page = parse(hitsPage, await guest.askRaw(search, { query }))
  const results = shownRows(search.rows, page.results, undefined, guest)
  if (results.length === 0 && page.results.length > 0) {
    throw new GatewayError(502, { reason: 'no hit can be read' })
  }
  return { ...page, results }
}

function offerWith(
  ratingOf: RatingOf,
  groups: ReadonlyMap<number, number | null>,
): (hit: ProductHit) => ProductHit {
  return (hit) => {
    if (!hit.product) return hit
    const { average, count } = ratingOf(hit.master)
    const rating = { approvedReviewAverage: average, approvedReviewCount: count }
    // Absent where it is not known: null is in none.
    const variantGroup = groups.get(hit.master)
    return { ...hit, product: { ...hit.product, ...rating, variantGroup } }
  }
}
