/** @jsxImportSource theme-ui */
import { useText } from '../../../lib/i18n/texts'
import { productMessages } from '../product-texts'
import type { ShownReview } from '../shown-review'
import { ReviewItem } from './review-item'

const shownAtFirst = 5

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid', borderColor: 'hairline' },
} as const

/** Reviews, newest first; the older ones open in place. */
export function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  const text = useText(productMessages)
  const older = reviews.slice(shownAtFirst)
  return (
    <div>
      <Reviews reviews={reviews.slice(0, shownAtFirst)} />
      {older.length > 0 && (
        <details>
          <summary sx={{ py: 3, cursor: 'pointer', color: 'secondaryText', fontWeight: 'bold' }}>
            {text('reviews.more', { count: older.length })}
          </summary>
          <Reviews reviews={older} />
        </details>
      )}
    </div>
  )
}

function Reviews({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ul sx={listStyle}>
      {reviews.map((review) => (
        <li key={review.reviewId}>
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  )
}
