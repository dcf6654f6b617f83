import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { ProductOffer } from '../../../../contract/shop/product-offer'
import { apiRequest } from '../../../lib/http/api-request'
import { problemMessages } from '../../../lib/http/problem-texts'
import { useText } from '../../../lib/i18n/texts'
import { askProduct } from '../ask-product'
import { askReviews } from '../ask-reviews'
import { countView } from '../count-view'
import { type FreshnessOutcome, freshnessMachine } from '../freshness-machine'
import { type ProductStatus, statusOf } from '../product-status'
import { summariseReviews } from '../review-summary'
import { type ReviewsOutcome, reviewsMachine } from '../reviews-machine'
import type { ShownReview } from '../shown-review'
import { ReviewsSection } from './reviews-section'

export interface LiveProductProps {
  productId: number
  /** The offer and the reviews as the page was built. */
  offer: ProductOffer
  reviews: readonly ShownReview[]
  /** Counts the presses of "try again". */
  retries: number
  onStatus: (status: ProductStatus) => void
  onReviews: (reviews: readonly ShownReview[]) => void
  /** What the person who is here thinks of the product. */
  children: ReactNode
}

const freshness = freshnessMachine.provide({
  actors: {
    askProduct: fromPromise<FreshnessOutcome, number>(({ input, signal }) =>
      askProduct(apiRequest, input, signal),
    ),
  },
})

const freshReviews = reviewsMachine.provide({
  actors: {
    askReviews: fromPromise<ReviewsOutcome, number>(({ input, signal }) =>
      askReviews(apiRequest, input, signal),
    ),
  },
})

/**
 * What a product's page learns once it is idle. It shows the reviews itself: they lie far below, and
 * what is in view at first comes alive without their script.
 */
export default function LiveProduct(props: LiveProductProps) {
  useFreshOffer(props)
  const reviews = useFreshReviews(props)
  useEffect(() => void countView(apiRequest, props.productId), [props.productId])
  return (
    <ReviewsSection reviews={reviews} summary={summariseReviews(reviews)}>
      {props.children}
    </ReviewsSection>
  )
}

function useFreshOffer({ productId, offer, retries, onStatus }: LiveProductProps): void {
  const [{ value, context }, send] = useMachine(freshness, { input: { productId, offer } })
  const sentenceOf = useText(problemMessages)
  useEffect(() => {
    onStatus(statusOf(value, context, sentenceOf))
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

function useFreshReviews(props: LiveProductProps): readonly ShownReview[] {
  const { productId, reviews, onReviews } = props
  const [{ context }] = useMachine(freshReviews, { input: { productId, reviews } })
  useEffect(() => onReviews(context.reviews), [context.reviews, onReviews])
  return context.reviews
}
