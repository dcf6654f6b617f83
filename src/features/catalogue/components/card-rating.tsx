/** @jsxImportSource theme-ui */

import { Rating } from '../../../components/rating'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { cardMessages } from './card-texts'

interface CardRatingProps {
  /** Half stars, 0 to 10. */
  average: number
  count: number
}

/** Stars and how many people gave them, on one line also where a card is narrow. */
export function CardRating({ average, count }: CardRatingProps) {
  const text = useText(cardMessages)
  return (
    <div
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 24,
        color: 'textMuted',
        fontSize: 'small',
      }}
    >
      {count === 0 ? (
        text('noReviews')
      ) : (
        <>
          <Rating value={average} size={16} />
          <span aria-hidden='true'>({count})</span>
          <VisuallyHidden>{text('reviewCount', { count })}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
