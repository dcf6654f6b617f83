import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Rating } from '#components/rating'
import type { ProductReview } from '#contract/shop/product-review'
import { translate } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDate } from '#lib/time/format-date'
import { reviewsMessages } from '../messages'
import { ReviewStatusBadge } from './review-status'

interface MemberReviewCardProps {
  review: ProductReview
  onEdit: () => void
  onRemove: () => void
}

/** The review as its author sees it, with its status and actions. */
export function MemberReviewCard({ review, onEdit, onRemove }: MemberReviewCardProps) {
  const { t } = useTranslation(reviewsMessages)
  const { rate, status, createdAt } = review
  const comment = translate(review.translations, 'comment')
  return (
    <div sx={styles.memberReviewCard}>
      <div sx={styles.memberReviewCardRow}>
        <h3 sx={styles.memberReviewCardHeading}>{t('onProduct.title')}</h3>
        <ReviewStatusBadge status={status} />
      </div>
      <p sx={styles.facts}>
        <Rating value={rate} />
        <time dateTime={createdAt} sx={styles.time}>
          {formatDate(createdAt)}
        </time>
      </p>
      {comment ? (
        <p dir='auto' sx={styles.comment}>
          {comment}
        </p>
      ) : (
        <p sx={styles.withoutWords}>{t('withoutWords')}</p>
      )}
      <div sx={styles.buttonRow}>
        <Button variant='secondary' size='sm' onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button variant='removal' size='sm' onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}

const styles = {
  memberReviewCard: { display: 'grid', gap: 3 },
  memberReviewCardRow: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 2,
  },
  memberReviewCardHeading: { fontSize: 'body', fontWeight: 'bold', letterSpacing: 0 },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 },
  time: { color: 'textMuted', fontSize: 'small' },
  comment: { maxWidth: 'reading', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  withoutWords: { color: 'textMuted' },
  buttonRow: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
