/** @jsxImportSource theme-ui */
import { useRef } from 'react'
import { Button } from '../../../components/button'
import { ConfirmDialog } from '../../../components/confirm-dialog'
import { Notice } from '../../../components/notice'
import { showToast } from '../../../components/show-toast'
import { useText } from '../../../lib/i18n/texts'
import type { OwnReviewProps } from '../own-review-props'
import { locksWhenSaved, mayChange, useReviewEditing } from '../review-editing'
import { reviewsMessages } from '../reviews-texts'
import { useOwnReview } from '../use-own-review'
import { OwnReviewCard } from './own-review-card'
import { OwnReviewForm } from './own-review-form'

/** A member's own review of a product: the one they wrote, the form, or the way to it. */
export default function MemberReview({
  owner,
  productId,
  name,
}: OwnReviewProps & { owner: number }) {
  const text = useText(reviewsMessages)
  const { state, send } = useOwnReview({ productId, owner })
  const editing = useReviewEditing()
  const place = useRef<HTMLElement>(null)
  const { review } = state.context
  const isLocked = review !== null && !mayChange(review.status, editing)
  const saved = (isShown: boolean) => {
    showToast({ tone: 'success', title: text(isShown ? 'done.saved' : 'done.savedNew') })
    place.current?.focus()
  }
  const close = () => {
    send({ type: 'form.closed' })
    // Another tab may have changed it while the form was open.
    send({ type: 'page.returned' })
    place.current?.focus()
  }
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={text('onProduct.title')}
      sx={{ mt: 4, p: [4, 5], borderRadius: 'card', bg: 'surface' }}
    >
      {state.matches('reading') && (
        <p role='status' sx={{ color: 'textMuted' }}>
          {text('onProduct.reading')}
        </p>
      )}
      {state.matches('unread') && (
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
      {state.matches('writing') && !isLocked && (
        <OwnReviewForm
          locks={locksWhenSaved(editing)}
          question={{ productId, owner }}
          review={review}
          onKept={(kept) => {
            send({ type: 'review.kept', review: kept })
            saved(kept.status === 'TRUE')
          }}
          onClose={close}
        />
      )}
      {(state.matches('shown') || state.matches('asking') || isLocked) && review && (
        <OwnReviewCard
          review={review}
          editing={editing}
          onEdit={() => send({ type: 'form.opened' })}
          onRemove={() => send({ type: 'removal.considered' })}
        />
      )}
      {(state.matches('removing') || (state.matches('shown') && !review)) && (
        <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <p sx={{ flex: '1 1 220px' }}>{text('onProduct.invitation')}</p>
          <Button
            variant='secondary'
            busy={state.matches('removing')}
            onClick={() => send({ type: 'form.opened' })}
          >
            {text('onProduct.write')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={state.matches('asking')}
        title={text('confirm.title')}
        confirmLabel={text('confirm.action')}
        onConfirm={() => {
          send({ type: 'removal.confirmed' })
          place.current?.focus()
        }}
        onCancel={() => send({ type: 'removal.dropped' })}
      >
        <p>{text('confirm.sentence', { name })}</p>
      </ConfirmDialog>
    </section>
  )
}
