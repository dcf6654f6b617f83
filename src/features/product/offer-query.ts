import { QueryObserver } from '@tanstack/react-query'
import type { ProductOffer } from '#contract/shop/product-offer'
import { call, createCall } from '#lib/http/call'
import { createApiRequest } from '#lib/http/request'
import type { HttpAnswer } from '#lib/http/send-request'
import { publicQueries, publicRefetch } from '#lib/queries/public-queries'
import { type OfferChange, offerChange } from './offer-change'
import { deliveryNow, freshForMs } from './offer-check'
import { fetchOffer } from './product-api'
import { builtOffer, type ShownProduct } from './shown-product'

/** The current offer, and how it differs from the one shown before. */
export interface LiveOffer {
  offer: ProductOffer
  change: OfferChange | null
  /** Days on which an order of now arrives; null as long as they are not known, or not stated. */
  delivery: string | null
  /** Whether one may ask to be told of a lower price. */
  hasPriceAlerts: boolean
}

/**
 * The offer of a product, null once the product is gone. Read once, and again when the visitor
 * returns after `freshForMs` or, once the pause is over, after an error.
 * @param shown what the page shows already
 * @param answer of the request that has been sent already: the first reading
 */
export function offerQuery(
  product: ShownProduct,
  shown: Pick<LiveOffer, 'delivery' | 'hasPriceAlerts'>,
  answer: Promise<HttpAnswer> | null,
): QueryObserver<LiveOffer | null> {
  const { productId } = product
  const built = builtOffer(product)
  const queryKey = ['product-offer', productId]
  let first = answer
  return new QueryObserver<LiveOffer | null>(publicQueries, {
    queryKey,
    initialData: { offer: built, change: null, ...shown },
    // As old as the page: read again at once, and by each opening of the page.
    initialDataUpdatedAt: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const sent = first
      first = null
      const ask = sent ? createCall(createApiRequest(() => sent)) : call
      const found = await fetchOffer(ask, productId, signal)
      if (!found) return null
      const { hasPriceAlerts, ...offer } = found
      const before = publicQueries.getQueryData<LiveOffer>(queryKey)?.offer ?? built
      return { offer, change: offerChange(before, offer), delivery: deliveryNow(), hasPriceAlerts }
    },
    staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : freshForMs),
    refetchOnWindowFocus: publicRefetch.onReturn,
    refetchOnReconnect: publicRefetch.onReconnect,
  })
}
