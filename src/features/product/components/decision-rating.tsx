/** @jsxImportSource theme-ui */

import { Rating } from '../../../components/rating'
import { useText } from '../../../lib/i18n/texts'
import { productMessages } from '../product-texts'
import type { ReviewSummary } from '../review-summary'

/** Address of the reviews on the same page. */
export const reviewsAnchor = 'kritikes'

/** The rating below the name, and the way to what people wrote. */
export function DecisionRating({ summary }: { summary: ReviewSummary }) {
  const text = useText(productMessages)
  if (summary.count === 0) return <p sx={{ color: 'textMuted' }}>{text('noReviews')}</p>
  return (
    <p sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Rating value={summary.average} size={20} />
      <a
        href={`#${reviewsAnchor}`}
        sx={{ display: 'inline-block', py: 2, fontSize: 'small', textUnderlineOffset: '0.2em' }}
      >
        {text('reviewsLink', { count: summary.count })}
      </a>
    </p>
  )
}
