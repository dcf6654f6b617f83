/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { Avatar } from '../../../components/avatar'
import { Rating } from '../../../components/rating'
import { Section } from '../../../components/section'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/messages'
import { formatNumber } from '../../../lib/text/format-number'
import { formatDate } from '../../../lib/time/format-date'
import { productMessages } from '../product-messages'
import type { ReviewSummary, ShownReview, StarShare } from '../shown-product'
import { reviewsAnchor } from './purchase-panel'

interface ReviewsSectionProps {
  reviews: readonly ShownReview[]
  summary: ReviewSummary
  /** The member's own review. */
  children: ReactNode
}

/** All reviews: the summary, then the list. */
export function ReviewsSection({ reviews, summary, children }: ReviewsSectionProps) {
  const text = useText(productMessages)
  return (
    <Section id={reviewsAnchor} title={text('reviews.title')}>
      {summary.count === 0 ? (
        <p sx={{ color: 'textMuted' }}>{text('reviews.none')}</p>
      ) : (
        <>
          <Summary summary={summary} />
          <ReviewList reviews={reviews} />
        </>
      )}
      {children}
    </Section>
  )
}

const sideBySide = 'auto minmax(0, 1fr)'

function Summary({ summary }: { summary: ReviewSummary }) {
  return (
    <div
      sx={{
        display: 'grid',
        // On tablets the purchase panel leaves as little room as a phone has.
        gridTemplateColumns: ['1fr', sideBySide, '1fr', sideBySide],
        alignItems: 'center',
        gap: [4, 6, 4, 6],
        p: [4, 5],
        borderRadius: 'card',
        bg: 'surface',
      }}
    >
      <div sx={{ display: 'grid', gap: 1, justifyItems: ['start', 'center', 'start', 'center'] }}>
        <strong sx={{ fontSize: 'h1', lineHeight: 1, fontVariantNumeric: 'tabular-nums' }}>
          {formatNumber(summary.average / 2)}
        </strong>
        <Rating value={summary.average} count={summary.count} />
      </div>
      <StarBars distribution={summary.distribution} />
    </div>
  )
}

/** Number of reviews per star rating, as bars. */
function StarBars({ distribution }: { distribution: readonly StarShare[] }) {
  const text = useText(productMessages)
  return (
    <ul
      aria-label={text('reviews.distribution')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(80px, 1fr) auto',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        fontSize: 'small',
        fontVariantNumeric: 'tabular-nums',
        '& > li': {
          display: 'grid',
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          alignItems: 'center',
        },
        '& > li > span:first-of-type': { whiteSpace: 'nowrap' },
        '& i': { height: 8, overflow: 'hidden', borderRadius: 'full', bg: 'hairline' },
        '& b': { display: 'block', height: '100%', borderRadius: 'full', bg: 'star' },
      }}
    >
      {distribution.map(({ stars, count, share }) => (
        <li key={stars}>
          <span>{text('reviews.stars', { count: stars })}</span>
          <i aria-hidden='true'>
            <b style={{ width: `${share * 100}%` }} />
          </i>
          <span aria-hidden='true' sx={{ color: 'textMuted', textAlign: 'end' }}>
            {count}
          </span>
          <VisuallyHidden>{text('reviews.count', { count })}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}

const shownAtFirst = 5

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid', borderColor: 'hairline' },
} as const

/** Reviews, newest first; older ones are collapsed. */
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

function ReviewItem({ review }: { review: ShownReview }) {
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
