import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import { Notice } from '#components/notice'
import { showToast } from '#components/show-toast'
import { useText } from '#lib/i18n/messages'
import { locksWhenSaved, mayChange, useReviewEditing } from '../api'
import { reviewsMessages } from '../messages'
import { useMemberReview } from '../use-member-review'
import { MemberReviewCard } from './member-review-card'
import { MemberReviewForm } from './member-review-form'
import { ReviewInvitation } from './review-invitation'

export interface MemberReviewProps {
  /** Id of the member. */
  owner: number
  productId: number
  /** Of the product. */
  name: string
}

/** A member's review of a product: the review, its form, or the invitation to write one. */
export default function MemberReview({ owner, productId, name }: MemberReviewProps) {
  const text = useText(reviewsMessages)
  const { state, send } = useMemberReview({ productId, owner })
  const editing = useReviewEditing()
  const section = useRef<HTMLElement>(null)
  const { review } = state.context
  const isLocked = review !== null && !mayChange(review.status, editing)
  const confirmSaved = (isShown: boolean) => {
    showToast({ tone: 'success', title: text(isShown ? 'done.saved' : 'done.savedNew') })
    section.current?.focus()
  }
  const close = () => {
    send({ type: 'form.closed' })
    // Another tab may have changed it while the form was open.
    send({ type: 'page.returned' })
    section.current?.focus()
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={text('onProduct.title')} sx={styles.root}>
      {state.matches('loading') && (
        <p role='status' sx={styles.reading}>
          {text('onProduct.reading')}
        </p>
      )}
      {state.matches('failed') && (
        <Notice
          tone='error'
          live
          action={
            <Button variant='secondary' size='sm' onClick={() => send({ type: 'retry.pressed' })}>
              {text('onProduct.retry')}
            </Button>
          }
        >
          {text('onProduct.unread')}
        </Notice>
      )}
      {state.matches('editing') && !isLocked && (
        <MemberReviewForm
          locks={locksWhenSaved(editing)}
          target={{ productId, owner }}
          review={review}
          onSaved={(saved) => {
            send({ type: 'review.saved', review: saved })
            confirmSaved(saved.status === 'TRUE')
          }}
          onClose={close}
        />
      )}
      {(state.matches('shown') || state.matches('confirming') || isLocked) && review && (
        <MemberReviewCard
          review={review}
          editing={editing}
          onEdit={() => send({ type: 'form.opened' })}
          onRemove={() => send({ type: 'removal.requested' })}
        />
      )}
      {(state.matches('removing') || (state.matches('shown') && !review)) && (
        <ReviewInvitation>
          <Button
            variant='secondary'
            busy={state.matches('removing')}
            onClick={() => send({ type: 'form.opened' })}
          >
            {text('onProduct.write')}
          </Button>
        </ReviewInvitation>
      )}
      <ConfirmDialog
        open={state.matches('confirming')}
        title={text('confirm.title')}
        confirmLabel={text('confirm.action')}
        onConfirm={() => {
          send({ type: 'removal.confirmed' })
          section.current?.focus()
        }}
        onCancel={() => send({ type: 'removal.cancelled' })}
      >
        <p>{text('confirm.sentence', { name })}</p>
      </ConfirmDialog>
    </section>
  )
}

const styles = {
  root: { mt: 4, p: [4, 5], borderRadius: 'card', bg: 'surface' },
  reading: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
