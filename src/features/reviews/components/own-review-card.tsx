/** @jsxImportSource theme-ui */
import type { ReviewEditing } from '../../../../contract/config/runtime-config'
import type { ProductReview } from '../../../../contract/shop/product-review'
import { translate } from '../../../../contract/wire/translations'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import { Rating } from '../../../components/rating'
import { useText } from '../../../lib/i18n/texts'
import { formatDate } from '../../../lib/time/format-date'
import { statusTones } from '../review-change'
import { mayChange } from '../review-editing'
import { reviewsMessages } from '../reviews-texts'
import { ReviewLock } from './review-lock'

interface OwnReviewCardProps {
  review: ProductReview
  /** Null until it is known. */
  editing: ReviewEditing | null
  onEdit: () => void
  onRemove: () => void
}

/** A review in front of whoever wrote it: what others see of it, and what can be done about it. */
export function OwnReviewCard({ review, editing, onEdit, onRemove }: OwnReviewCardProps) {
  const text = useText(reviewsMessages)
  const { rate, status, createdAt } = review
  const words = translate(review.translations, 'comment')
  return (
    <div sx={{ display: 'grid', gap: 3 }}>
      <div
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}
      >
        <h3 sx={{ fontSize: 'body', fontWeight: 'bold', letterSpacing: 0 }}>
          {text('onProduct.title')}
        </h3>
        <Badge tone={statusTones[status]}>{text(`status.${status}`)}</Badge>
      </div>
      <p sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Rating value={rate} />
        <time dateTime={createdAt} sx={{ color: 'textMuted', fontSize: 'small' }}>
          {formatDate(createdAt)}
        </time>
      </p>
      {words ? (
        <p sx={{ maxWidth: 'reading', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words}
        </p>
      ) : (
        <p sx={{ color: 'textMuted' }}>{text('withoutWords')}</p>
      )}
      {mayChange(status, editing) && (
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant='secondary' size='sm' onClick={onEdit}>
            {text('edit')}
          </Button>
          <Button variant='removal' size='sm' onClick={onRemove}>
            {text('remove')}
          </Button>
        </div>
      )}
      {editing === 'approved' && status !== 'TRUE' && <ReviewLock status={status} />}
    </div>
  )
}
