/** @jsxImportSource theme-ui */

import { Avatar } from '../../../components/avatar'
import { Rating } from '../../../components/rating'
import { useText } from '../../../lib/i18n/texts'
import { formatDate } from '../../../lib/time/format-date'
import { productMessages } from '../product-texts'
import type { ShownReview } from '../shown-review'

/** What somebody thinks of the product. */
export function ReviewItem({ review }: { review: ShownReview }) {
  const text = useText(productMessages)
  const author = review.author || text('reviews.member')
  return (
    <article sx={{ display: 'grid', gap: 2, py: 4 }}>
      <div
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
      >
        <Avatar name={review.author} size={36} />
        <div sx={{ flex: '1 1 160px' }}>
          <h3 sx={{ fontSize: 'body', fontWeight: 'bold', letterSpacing: 0 }}>{author}</h3>
          <time dateTime={review.writtenAt} sx={{ color: 'textMuted', fontSize: 'small' }}>
            {formatDate(review.writtenAt)}
          </time>
        </div>
        <Rating value={review.rate} />
      </div>
      {review.comment && (
        <p sx={{ maxWidth: 'reading', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {review.comment}
        </p>
      )}
    </article>
  )
}
