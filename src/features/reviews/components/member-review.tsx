import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { ConfirmDialog } from '#components/confirm-dialog'
import { Notice } from '#components/notice'
import { showToast } from '#components/show-toast'
import type { ProductReview } from '#contract/shop/product-review'
import { useTranslation } from '#lib/i18n/use-translation'
import { reviewsMessages } from '../messages'
import { useMemberReview } from '../use-member-review'
import { MemberReviewCard } from './member-review-card'
import { MemberReviewForm } from './member-review-form'
import { ReviewInvitation } from './review-invitation'

export interface MemberReviewProps {
  owner: number
  productId: number
  /** Of the product. */
  name: string
}

/** A member's review of a product: the review, its form, or the invitation to write one. */
export default function MemberReview({ owner, productId, name }: MemberReviewProps) {
  const { t } = useTranslation(reviewsMessages)
  const own = useMemberReview({ productId, owner })
  const section = useRef<HTMLElement>(null)
  const { review, isRemoving } = own
  const isFormOpen = own.open === 'form'
  const confirmSaved = ({ status }: ProductReview) => {
    showToast({ tone: 'success', title: t(status === 'NEW' ? 'done.savedNew' : 'done.saved') })
    section.current?.focus()
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={t('onProduct.title')} sx={styles.memberReview}>
      {own.hasFailed && (
        <Notice
          tone='error'
          live
          action={
            <Button variant='secondary' size='sm' onClick={own.retry}>
              {t('onProduct.retry')}
            </Button>
          }
        >
          {t('onProduct.unread')}
        </Notice>
      )}
      {review === undefined && !own.hasFailed && (
        <p role='status' sx={styles.reading}>
          {t('onProduct.reading')}
        </p>
      )}
      {review !== undefined && isFormOpen && (
        <MemberReviewForm
          target={{ productId, owner }}
          review={review}
          onSaved={(saved) => {
            own.store(saved)
            confirmSaved(saved)
          }}
          onClose={() => {
            own.close()
            section.current?.focus()
          }}
        />
      )}
      {review && !isFormOpen && !isRemoving && (
        <MemberReviewCard review={review} onEdit={own.openForm} onRemove={own.openConfirmation} />
      )}
      {(isRemoving || (review === null && !isFormOpen)) && (
        <ReviewInvitation>
          <Button variant='secondary' busy={isRemoving} onClick={own.openForm}>
            {t('onProduct.write')}
          </Button>
        </ReviewInvitation>
      )}
      <ConfirmDialog
        open={own.open === 'confirmation'}
        title={t('confirm.title')}
        confirmLabel={t('confirm.action')}
        onConfirm={() => {
          own.remove()
          section.current?.focus()
        }}
        onCancel={own.close}
      >
        <p>{t('confirm.sentence', { name })}</p>
      </ConfirmDialog>
    </section>
  )
}

const styles = {
  memberReview: { mt: 4, p: [4, 5], borderRadius: 'card', bg: 'surface' },
  reading: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
