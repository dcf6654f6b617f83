import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { accountDraft } from '#components/account/account-draft'
import { sentenceOf } from '#components/account/auth-problems'
import { showToast } from '#components/show-toast'
import { useReturn } from '#components/use-return'
import { removeReview } from '#contract/endpoints/reviews'
import type { ProductReview } from '#contract/shop/product-review'
import { call } from '#lib/http/call'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { sendThenLook } from '#session/lost-answer'
import { accountQueryClient, refetchOnReturn } from '#session/use-account-query'
import { fetchMemberReview, lookForRemoval, type ReviewTarget } from './api'
import { reviewsMessages } from './messages'
import { productReviewDraft } from './schema'

/** A member's review of a product, its form and its deletion. */
interface MemberReview {
  /** Null if the member has not written one; undefined while it is unread. */
  review: ProductReview | null | undefined
  /** It could not be read. */
  hasFailed: boolean
  retry: () => void
  /** What is open beside the review. */
  open: 'nothing' | 'form' | 'confirmation'
  openForm: () => void
  openConfirmation: () => void
  close: () => void
  /** Shows a review as the API stored it. */
  store: (saved: ProductReview) => void
  isRemoving: boolean
  remove: () => void
}

/**
 * A member's review of a product, read again when the member returns to the page. The form opens
 * automatically if it has a draft. A deletion shows at once, and is undone if the API refuses it.
 */
export function useMemberReview(target: ReviewTarget): MemberReview {
  const { productId, owner } = target
  const queries = accountQueryClient(owner)
  const queryKey = useMemo(() => ['product-review', productId], [productId])
  const { data, isError, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => fetchMemberReview(call, target, signal),
      networkMode: 'always',
      staleTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    queries,
  )
  const [open, setOpen] = useState<MemberReview['open']>(() =>
    hasDraft(productId) ? 'form' : 'nothing',
  )
  const removal = useMutation(
    {
      networkMode: 'always',
      mutationFn: async (id: number) => {
        return sendThenLook(
          () => call(removeReview, { params: { id } }),
          () => lookForRemoval(call, target, id),
        )
      },
      onSuccess: () => {
        queries.setQueryData(queryKey, null)
        showToast({ tone: 'success', title: reviewsMessages.text('done.removed') })
      },
      onError: (error) => {
        const problem = problemOf(error)
        // Another tab has deleted it.
        if (problem.kind === 'missing') void queries.resetQueries({ queryKey })
        else showProblem(problem)
      },
    },
    queries,
  )
  const isAtRest = open === 'nothing' && !removal.isPending
  useReturn(
    useCallback(
      (isReconnected) => {
        if (isAtRest) refetchOnReturn(queries, queryKey, isReconnected)
      },
      [isAtRest, queries, queryKey],
    ),
  )
  const openWith = (next: MemberReview['open']) => {
    // An answer must not change what is edited or to be deleted.
    void queries.cancelQueries({ queryKey })
    setOpen(next)
  }
  return {
    review: data,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
    open,
    openForm: () => openWith('form'),
    openConfirmation: () => openWith('confirmation'),
    close: () => {
      setOpen('nothing')
      // Another tab may have changed it meanwhile.
      void refetch()
    },
    store: (saved) => {
      queries.setQueryData(queryKey, saved)
      setOpen('nothing')
    },
    isRemoving: removal.isPending,
    remove: () => {
      setOpen('nothing')
      if (data) removal.mutate(data.id)
    },
  }
}

function hasDraft(productId: number): boolean {
  return Object.keys(accountDraft(productReviewDraft(productId)).read()).length > 0
}

function showProblem(problem: ApiProblem): void {
  const { text } = reviewsMessages
  const description = sentenceOf(problem)
  if (description === undefined) return
  const isUnclear = problem.kind === 'unclear'
  showToast({
    tone: isUnclear ? 'warning' : 'error',
    title: text(isUnclear ? 'onProduct.removalUnclear' : 'onProduct.notRemoved'),
    description,
  })
}
