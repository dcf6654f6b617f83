/** @jsxImportSource #theme */

import type { ThemeUIStyleObject } from 'theme-ui'
import { commonMessages, useText } from '../lib/i18n/messages'
import { formatNumber } from '../lib/text/format-number'
import { styleBy } from '../theme/styles'

interface RatingProps {
  /** 0 to 10: two points per star. */
  value: number
  /** Number of ratings, shown beside the stars. */
  count?: number
  /** Height of a star in pixels. */
  size?: number
}

const star = 'M12 2.6 14.8 8.6l6.5.8-4.8 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5L2.7 9.4l6.5-.8Z'
const places = [0, 1, 2, 3, 4]

/** Five stars in halves, with a text alternative. */
export function Rating({ value, count, size = 18 }: RatingProps) {
  const text = useText(commonMessages)
  const stars = Math.min(10, Math.max(0, Math.round(value))) / 2
  return (
    <span sx={styles.root}>
      <span
        role='img'
        aria-label={text('ui.ratingOutOfFive', { stars: formatNumber(stars) })}
        sx={styles.starsMark}
        style={{ width: size * 5, height: size }}
      >
        <Stars colour='hairline' share={1} size={size} />
        <Stars colour='star' share={stars / 5} size={size} />
      </span>
      {count !== undefined && (
        <span sx={styles.reviewCount}>{text('ui.reviewCount', { count })}</span>
      )}
    </span>
  )
}

function Stars({ colour, share, size }: { colour: string; share: number; size: number }) {
  return (
    <svg
      aria-hidden='true'
      width={size * 5}
      height={size}
      viewBox='0 0 120 24'
      sx={starsStyle(colour)}
      style={{ clipPath: `inset(0 ${100 - share * 100}% 0 0)` }}
    >
      {places.map((place) => (
        <path key={place} d={star} transform={`translate(${place * 24} 0)`} />
      ))}
    </svg>
  )
}

const starsStyle = styleBy((fill: string) => {
  return { position: 'absolute', inset: 0, maxWidth: 'none', fill }
})

const styles = {
  root: { display: 'inline-flex', alignItems: 'center', gap: 2, fontSize: 'small' },
  starsMark: { position: 'relative', display: 'inline-flex' },
  reviewCount: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
