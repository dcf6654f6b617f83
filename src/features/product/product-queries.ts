import { QueryObserver } from '@tanstack/react-query'
import type { ProductOffer } from '#contract/shop/product-offer'
import { apiRequest } from '#lib/http/api-request'
import { publicQueries, publicRefetch } from '#lib/queries/public-queries'
import { deliveryDates } from '#lib/time/delivery-dates'
import { formatDays } from '#lib/time/format-days'
import { serverNow } from '#lib/time/server-clock'
import { type OfferChange, offerChange } from './offer-change'
import { fetchOffer, fetchReviews } from './product-api'
import { builtOffer, type ShownProduct, type ShownReview } from './shown-product'

/** The current offer, and how it differs from the one shown before. */
export interface LiveOffer {
  offer: ProductOffer
  change: OfferChange | null
  /** Days on which an order of now arrives; null as long as they are not known, or not stated. */
  delivery: string | null
}

/** How long an offer counts as current, in ms. */
const freshForMs = 5 * 60_000

// What was built is as old as the page: it is read again at once, and by each opening of the page.
const asBuilt = { initialDataUpdatedAt: 0, gcTime: 0 }

/**
 * The offer of a product, null once the product is gone. Read once, and again when the visitor
 * returns after `freshForMs` or, once the pause is over, after an error.
 */
export function offerQuery(product: ShownProduct): QueryObserver<LiveOffer | null> {
  const { productId } = product
  const built = builtOffer(product)
  const queryKey = ['product-offer', productId]
  return new QueryObserver<LiveOffer | null>(publicQueries, {
    ...asBuilt,
    queryKey,
    initialData: { offer: built, change: null, delivery: null },
    queryFn: async ({ signal }) => {
      const offer = await fetchOffer(apiRequest, productId, signal)
      if (!offer) return null
      const shown = publicQueries.getQueryData<LiveOffer>(queryKey)?.offer ?? built
      return { offer, change: offerChange(shown, offer), delivery: deliveryNow() }
    },
    staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : freshForMs),
    refetchOnWindowFocus: publicRefetch.onReturn,
    refetchOnReconnect: publicRefetch.onReconnect,
  })
}

/** The days of delivery of an order of now, by the clock of the server. */
function deliveryNow(): string | null {
  const dates = deliveryDates(serverNow())
  return dates && formatDays(...dates)
}

/** The approved reviews of a product; read once. */
export function reviewsQuery({
  productId,
  reviews,
}: Pick<ShownProduct, 'productId' | 'reviews'>): QueryObserver<readonly ShownReview[]> {
  return new QueryObserver<readonly ShownReview[]>(publicQueries, {
    ...asBuilt,
    queryKey: ['product-reviews', productId],
    initialData: reviews,
    queryFn: ({ signal }) => fetchReviews(apiRequest, productId, signal),
    refetchOnReconnect: false,
  })
}
