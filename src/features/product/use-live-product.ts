import { useCallback } from 'react'
import type { ProductOffer } from '#contract/shop/product-offer'
import { useDeferredQuery } from '#lib/queries/use-deferred-query'
import type { OfferChange } from './offer-change'
import { builtOffer, type ShownProduct, type ShownReview } from './shown-product'

/** What the page shows about its offer. */
export type OfferStatus =
  | { kind: 'settled'; offer: ProductOffer }
  | { kind: 'changed'; offer: ProductOffer; change: OfferChange }
  /** The current offer could not be read. */
  | { kind: 'unconfirmed'; offer: ProductOffer; error: Error }
  /** Deleted or inactive. */
  | { kind: 'gone' }

const loadQueries = () => import(/* webpackChunkName: "live-product" */ './product-queries')

/** The offer of a product: as built, then as the API has it. */
export function useProductOffer(product: ShownProduct): {
  status: OfferStatus
  /** Days on which an order of now arrives; null as in the HTML of the build, where they would be old. */
  delivery: string | null
  retry: () => void
} {
  const load = useCallback(
    () => loadQueries().then(({ offerQuery }) => offerQuery(product)),
    [product],
  )
  const { data, error, isFetching, refetch } = useDeferredQuery(load)
  if (data === null) return { status: { kind: 'gone' }, delivery: null, retry: refetch }
  const { offer, change, delivery } = data ?? asBuilt(product)
  // Without data the script is missing: the page stays as it was built.
  if (data && error && !isFetching) {
    return { status: { kind: 'unconfirmed', offer, error }, delivery, retry: refetch }
  }
  const status: OfferStatus = change
    ? { kind: 'changed', offer, change }
    : { kind: 'settled', offer }
  return { status, delivery, retry: refetch }
}

const asBuilt = (product: ShownProduct) => ({
  offer: builtOffer(product),
  change: null,
  delivery: null,
})

/** The reviews of a product: as built, then as the API has them. */
export function useProductReviews(product: ShownProduct): readonly ShownReview[] {
  const load = useCallback(
    () => loadQueries().then(({ reviewsQuery }) => reviewsQuery(product)),
    [product],
  )
  return useDeferredQuery(load).data ?? product.reviews
}
