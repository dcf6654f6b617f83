import { startTransition, useCallback, useState } from 'react'
import type { ProductOffer } from '#contract/shop/product-offer'
import { whenNear } from '#lib/idle/scheduling'
import { useDeferredQuery } from '#lib/queries/use-deferred-query'
import type { OfferChange } from './offer-change'
import { builtOffer, reviewsAnchor, type ShownProduct, type ShownReviews } from './shown-product'

/** What the page shows about its offer. */
export type OfferStatus =
  | { kind: 'settled'; offer: ProductOffer }
  | { kind: 'changed'; offer: ProductOffer; change: OfferChange }
  /** The current offer could not be read. */
  | { kind: 'unconfirmed'; offer: ProductOffer; error: Error }
  /** Deleted or inactive. */
  | { kind: 'gone' }

const loadCheck = () => import(/* webpackChunkName: "offer-check" */ './offer-check')
const loadQuery = () => import(/* webpackChunkName: "live-product" */ './offer-query')

/**
 * The offer of a product: as built, then as the API has it. The query that follows it is loaded once
 * the API answers with another one, or the answer may be outdated.
 */
export function useProductOffer(product: ShownProduct): {
  status: OfferStatus
  /** Days on which an order of now arrives; null as in the HTML of the build, where they would be old. */
  delivery: string | null
  /** Whether one may ask to be told of a lower price; false until it is known. */
  hasPriceAlerts: boolean
  retry: () => void
} {
  const [confirmed, setConfirmed] = useState<Confirmed & { product: ShownProduct }>()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { checkOffer, whenOutdated } = await loadCheck()
      const checked = await checkOffer(product)
      if (!checked.isAsBuilt)
        return (await loadQuery()).offerQuery(product, unknown, checked.answer)
      if (!signal.aborted) startTransition(() => setConfirmed({ product, ...checked }))
      await whenOutdated(signal)
      return (await loadQuery()).offerQuery(product, checked, null)
    },
    [product],
  )
  const { data, error, isFetching, refetch } = useDeferredQuery(load)
  if (data === null) return { status: { kind: 'gone' }, ...unknown, retry: refetch }
  const known = confirmed?.product === product ? confirmed : unknown
  const { offer, change, delivery, hasPriceAlerts } = data ?? asBuilt(product, known)
  // Without data the script is missing: the page stays as it was built.
  if (data && error && !isFetching) {
    const status: OfferStatus = { kind: 'unconfirmed', offer, error }
    return { status, delivery, hasPriceAlerts, retry: refetch }
  }
  const status: OfferStatus = change
    ? { kind: 'changed', offer, change }
    : { kind: 'settled', offer }
  return { status, delivery, hasPriceAlerts, retry: refetch }
}

/** What the page shows of an answer besides the offer. */
interface Confirmed {
  delivery: string | null
  hasPriceAlerts: boolean
}

const unknown: Confirmed = { delivery: null, hasPriceAlerts: false }

const asBuilt = (product: ShownProduct, { delivery, hasPriceAlerts }: Confirmed) => ({
  offer: builtOffer(product),
  change: null,
  delivery,
  hasPriceAlerts,
})

/** The reviews of a product: as built, then, once somebody comes near them, as the API has them. */
export function useProductReviews(product: ShownProduct): ShownReviews {
  const load = useCallback(
    () =>
      whenNear(`#${reviewsAnchor}`)
        .then(() => import(/* webpackChunkName: "product-reviews" */ './reviews-query'))
        .then(({ reviewsQuery }) => reviewsQuery(product)),
    [product],
  )
  return useDeferredQuery(load).data ?? { reviews: product.reviews, unshown: 0 }
}
