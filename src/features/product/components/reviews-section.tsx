/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { Rating } from '../../../components/rating'
import { Section } from '../../../components/section'
import { useText } from '../../../lib/i18n/texts'
import { formatNumber } from '../../../lib/text/format-number'
import { productMessages } from '../product-texts'
import type { ReviewSummary } from '../review-summary'
import type { ShownReview } from '../shown-review'
import { reviewsAnchor } from './decision-rating'
import { ReviewList } from './review-list'
import { StarBars } from './star-bars'

interface ReviewsSectionProps {
  reviews: readonly ShownReview[]
  summary: ReviewSummary
  /** What the person who is here thinks of it. */
  children: ReactNode
}

/** What people say: all together in numbers, then one by one. */
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
        // On tablets the decision stands beside it and leaves it no more room than a phone does.
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
