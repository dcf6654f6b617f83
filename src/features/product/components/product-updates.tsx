import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type { ProductOffer } from '#contract/shop/product-offer'
import { apiRequest } from '#lib/http/api-request'
import { problemMessages } from '#lib/http/problem-messages'
import { useText } from '#lib/i18n/messages'
import {
  type FreshnessOutcome,
  freshnessMachine,
  type ProductStatus,
  statusOfState,
} from '../freshness-machine'
import { countView, fetchOffer, fetchReviews } from '../product-api'
import { type ShownReview, summariseReviews } from '../shown-product'
import { ReviewsSection } from './reviews-section'

export interface ProductUpdatesProps {
  productId: number
  /** Offer and reviews as built. */
  offer: ProductOffer
  reviews: readonly ShownReview[]
  /** Number of retries requested by the visitor. */
  retries: number
  onStatus: (status: ProductStatus) => void
  onReviews: (reviews: readonly ShownReview[]) => void
  /** The member's own review. */
  children: ReactNode
}

const freshness = freshnessMachine.provide({
  actors: {
    fetchOffer: fromPromise<FreshnessOutcome, number>(({ input, signal }) =>
      fetchOffer(apiRequest, input, signal),
    ),
  },
})

/**
 * Loads when the page is idle: reads the current offer and reviews, and counts the view. It renders
 * the reviews itself, so that their code is not part of the page's first script.
 */
export default function ProductUpdates(props: ProductUpdatesProps) {
  useFreshOffer(props)
  const reviews = useFreshReviews(props)
  useEffect(() => void countView(apiRequest, props.productId), [props.productId])
  return (
    <ReviewsSection reviews={reviews} summary={summariseReviews(reviews)}>
      {props.children}
    </ReviewsSection>
  )
}

function useFreshOffer({ productId, offer, retries, onStatus }: ProductUpdatesProps): void {
  const [{ value, context }, send] = useMachine(freshness, { input: { productId, offer } })
  const sentenceOf = useText(problemMessages)
  useEffect(() => {
    onStatus(statusOfState(value, context, sentenceOf))
  }, [value, context, sentenceOf, onStatus])
  useEffect(() => {
    if (retries > 0) send({ type: 'retry.pressed' })
  }, [send, retries])
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') send({ type: 'page.returned' })
    }
    document.addEventListener('visibilitychange', returned)
    window.addEventListener('online', returned)
    return () => {
      document.removeEventListener('visibilitychange', returned)
      window.removeEventListener('online', returned)
    }
  }, [send])
}

/** The current reviews; the built ones until they are read, and if they cannot be read. */
function useFreshReviews(props: ProductUpdatesProps): readonly ShownReview[] {
  const { productId, reviews: built, onReviews } = props
  const [reviews, setReviews] = useState(built)
  useEffect(() => {
    const controller = new AbortController()
    fetchReviews(apiRequest, productId, controller.signal).then(
      (fresh) => {
        if (fresh && !controller.signal.aborted) setReviews(fresh)
      },
      () => {},
    )
    return () => controller.abort()
  }, [productId])
  useEffect(() => onReviews(reviews), [reviews, onReviews])
  return reviews
}
