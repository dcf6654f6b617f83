import type { ThemeUIStyleObject } from 'theme-ui'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatNumber } from '#lib/text/format-number'

interface RatingProps {
  /** 0 to 10: two points per star. */
  value: number
  count?: number
  /** Height of a star in pixels. */
  size?: number
}

/** Five stars in halves, with a text alternative. */
export function Rating({ value, count, size = 18 }: RatingProps) {
  const { t } = useTranslation(commonMessages)
  const stars = Math.min(10, Math.max(0, Math.round(value))) / 2
  return (
    <span sx={styles.rating}>
      <span
        role='img'
        aria-label={t('ui.ratingOutOfFive', { stars: formatNumber(stars) })}
        sx={styles.stars}
        style={{ width: size * 5, height: size, backgroundSize: `${stars * 20}% 100%` }}
      />
      {count !== undefined && <span sx={styles.reviewCount}>{t('ui.reviewCount', { count })}</span>}
    </span>
  )
}

const star = encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M12 2.6 14.8 8.6l6.5.8-4.8 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5L2.7 9.4l6.5-.8Z'/></svg>",
)

const styles = {
  rating: { display: 'inline-flex', alignItems: 'center', gap: 2, fontSize: 'small' },
  // One gradient of two colours with a mask of five stars, because a page may have fifty of these.
  stars: {
    display: 'inline-block',
    color: 'star',
    bg: 'hairline',
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundRepeat: 'no-repeat',
    // A custom property, so that the prefixed and the plain `mask` share one value.
    '--stars': `url("data:image/svg+xml,${star}")`,
    mask: 'var(--stars) 0 0 / 20% 100%',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  reviewCount: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
