import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import type { ProductReview } from '../../../contract/shop/product-review'
import { problemsOf } from '../../components/account/auth-problems'
import { ownDraft } from '../../components/account/use-account-draft'
import { showToast } from '../../components/show-toast'
import { useReturn } from '../../components/use-return'
import type { AuthOutcome } from '../../session/auth-outcome'
import { ownRequest } from '../../session/own-request'
import { type OwnReviewNews, type OwnReviewQuestion, ownReviewMachine } from './own-review-machine'
import { ownReviewDraft } from './review-draft'
import { reviewsMessages } from './reviews-texts'
import { readOwnReview } from './write-review'

interface OwnReviewStory {
  state: SnapshotFrom<typeof ownReviewMachine>
  send: ActorRefFrom<typeof ownReviewMachine>['send']
}

const liveOwnReview = ownReviewMachine.provide({
  actors: {
    readOwn: fromPromise<ProductReview | null, OwnReviewQuestion>(({ input }) =>
      readOwnReview(ownRequest, input),
    ),
    removeOwn: fromPromise<AuthOutcome<unknown>, ProductReview | null>(({ input }) =>
      ownRequest({ method: 'DELETE', path: `/api/products/reviews/${input?.id ?? 0}` }),
    ),
  },
})

/** The story of one person's review of a product; a form that was left half-way opens by itself. */
export function useOwnReview(question: OwnReviewQuestion): OwnReviewStory {
  const actor = useActorRef(liveOwnReview, { input: question })
  const state = useSelector(actor, (snapshot) => snapshot)
  const isShown = state.matches('shown')
  const { productId } = question
  useEffect(() => {
    const isBegun = Object.keys(ownDraft(ownReviewDraft(productId)).read()).length > 0
    if (isShown && isBegun) actor.send({ type: 'form.opened' })
  }, [actor, isShown, productId])
  useEffect(() => {
    const hearing = actor.on('*', tell)
    return () => hearing.unsubscribe()
  }, [actor])
  useReturn(useCallback(() => actor.send({ type: 'page.returned' }), [actor]))
  return { state, send: actor.send }
}

function tell(news: OwnReviewNews): void {
  const { text } = reviewsMessages
  if (news.type === 'removal.settled') {
    showToast({ tone: 'success', title: text('done.removed') })
    return
  }
  const { fields = {}, form = Object.values(fields)[0] } = problemsOf(news.outcome)
  if (typeof form !== 'string') return
  showToast({ tone: 'error', title: text('onProduct.notRemoved'), description: form })
}
