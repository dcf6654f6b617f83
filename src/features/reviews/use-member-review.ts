import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import { accountDraft } from '#components/account/account-draft'
import { problemsOf } from '#components/account/auth-problems'
import { showToast } from '#components/show-toast'
import { useReturn } from '#components/use-return'
import type { ProductReview } from '#contract/shop/product-review'
import { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { fetchMemberReview } from './api'
import {
  type MemberReviewEmitted,
  memberReviewMachine,
  type ReviewTarget,
} from './member-review-machine'
import { reviewsMessages } from './messages'
import { productReviewDraft } from './schema'

interface MemberReview {
  state: SnapshotFrom<typeof memberReviewMachine>
  send: ActorRefFrom<typeof memberReviewMachine>['send']
}

const machineWithActors = memberReviewMachine.provide({
  actors: {
    fetchReview: fromPromise<ProductReview | null, ReviewTarget>(({ input }) =>
      fetchMemberReview(accountRequest, input),
    ),
    deleteReview: fromPromise<AuthOutcome<unknown>, ProductReview | null>(({ input }) =>
      accountRequest({ method: 'DELETE', path: `/api/products/reviews/${input?.id ?? 0}` }),
    ),
  },
})

/** A member's review of a product; the form opens automatically if it has a draft. */
export function useMemberReview(target: ReviewTarget): MemberReview {
  const actor = useActorRef(machineWithActors, { input: target })
  const state = useSelector(actor, (snapshot) => snapshot)
  const isShown = state.matches('shown')
  const { productId } = target
  useEffect(() => {
    const hasDraft = Object.keys(accountDraft(productReviewDraft(productId)).read()).length > 0
    if (isShown && hasDraft) actor.send({ type: 'form.opened' })
  }, [actor, isShown, productId])
  useEffect(() => {
    const subscription = actor.on('*', showResult)
    return () => subscription.unsubscribe()
  }, [actor])
  useReturn(useCallback(() => actor.send({ type: 'page.returned' }), [actor]))
  return { state, send: actor.send }
}

function showResult(event: MemberReviewEmitted): void {
  const { text } = reviewsMessages
  if (event.type === 'removal.done') {
    showToast({ tone: 'success', title: text('done.removed') })
    return
  }
  const { fields = {}, form = Object.values(fields)[0] } = problemsOf(event.outcome)
  if (typeof form !== 'string') return
  showToast({ tone: 'error', title: text('onProduct.notRemoved'), description: form })
}
