import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Avatar } from '#components/avatar'
import { Rating } from '#components/rating'
import { Section } from '#components/section'
import { StaticPart } from '#components/static-part'
import { UnshownRows } from '#components/unshown-rows'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatNumber } from '#lib/text/format-number'
import { formatDate } from '#lib/time/format-date'
import { groundEdge } from '#theme/forced-colours'
import { productMessages } from '../product-messages'
import {
  type ReviewSummary,
  reviewsAnchor,
  type ShownReview,
  type StarShare,
} from '../shown-product'

export interface ReviewsSectionProps {
  reviews: readonly ShownReview[]
  summary: ReviewSummary
  /** The member's own review. */
  children: ReactNode
}

/** All reviews: the summary, then the list. */
export default function ReviewsSection(props: ReviewsSectionProps) {
  const { reviews, summary, children } = props
  const { t } = useTranslation(productMessages)
  const unshown = <UnshownRows kind='reviews' count={summary.unshown} />
  return (
    <Section id={reviewsAnchor} title={t('reviews.title')}>
      {summary.count === 0 ? (
        <>
          {summary.unshown === 0 && <p sx={styles.none}>{t('reviews.none')}</p>}
          {unshown}
          {children}
        </>
      ) : (
        <div sx={columnsStyle}>
          <StaticPart deps={[reviews]}>
            <Summary summary={summary} />
            <ReviewList reviews={reviews} />
          </StaticPart>
          <div>
            {unshown}
            {children}
          </div>
        </div>
      )}
    </Section>
  )
}

/**
 * On wide screens the columns of the page: the list in the first one; summary and the member's own
 * review in the second one.
 */
const columnsStyle: ThemeUIStyleObject = {
  display: ['block', null, null, 'grid'],
  gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: 7,
  '& > :first-of-type': { display: ['block', null, null, 'contents'] },
  '& > :first-of-type > :first-of-type': { gridColumn: '2', gridRow: '1' },
  '& > :first-of-type > :last-of-type': { gridColumn: '1', gridRow: '1 / span 2' },
  '& > :last-of-type': { gridColumn: '2', gridRow: '2' },
}

function Summary({ summary }: { summary: ReviewSummary }) {
  return (
    <div sx={styles.summary}>
      <div sx={styles.summaryGrid}>
        <strong sx={styles.strong}>{formatNumber(summary.average / 2)}</strong>
        <Rating value={summary.average} count={summary.count} />
      </div>
      <StarBars distribution={summary.distribution} />
    </div>
  )
}

/** Number of reviews per star rating, as bars. */
function StarBars({ distribution }: { distribution: readonly StarShare[] }) {
  const { t } = useTranslation(productMessages)
  return (
    <ul aria-label={t('reviews.distribution')} sx={styles.starBars}>
      {distribution.map(({ stars, count, share }) => (
        <li key={stars}>
          <span>{t('reviews.stars', { count: stars })}</span>
          <i aria-hidden='true'>
            <b style={{ width: `${share * 100}%` }} />
          </i>
          <span aria-hidden='true' sx={styles.mark}>
            {count}
          </span>
          <VisuallyHidden>{t('reviews.count', { count })}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}

const shownAtFirst = 5

const listStyle: ThemeUIStyleObject = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid', borderColor: 'hairline' },
}

/** Reviews, newest first; older ones are collapsed. */
export function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  const { t } = useTranslation(productMessages)
  const older = reviews.slice(shownAtFirst)
  return (
    <div>
      <Reviews reviews={reviews.slice(0, shownAtFirst)} />
      {older.length > 0 && (
        <details>
          <summary sx={styles.more}>{t('reviews.more', { count: older.length })}</summary>
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
  const { t } = useTranslation(productMessages)
  const author = review.author || t('reviews.member')
  return (
    <article sx={styles.reviewItem}>
      <div sx={styles.avatarRow}>
        <Avatar name={review.author} size={36} />
        <div sx={styles.reviewItemBox}>
          <h3 dir='auto' sx={styles.reviewItemHeading}>
            {author}
          </h3>
          <time dateTime={review.writtenAt} sx={styles.time}>
            {formatDate(review.writtenAt)}
          </time>
        </div>
        <Rating value={review.rate} />
      </div>
      {review.comment && (
        <p dir='auto' sx={styles.reviewItemText}>
          {review.comment}
        </p>
      )}
    </article>
  )
}

const styles = {
  none: { color: 'textMuted' },
  summary: {
    display: 'flex',
    // Beneath each other where the text is enlarged.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: [4, 6],
    p: [4, 5],
    borderRadius: 'card',
    bg: 'surface',
  },
  summaryGrid: { display: 'grid', gap: 1, justifyItems: ['start', 'center'] },
  strong: { fontSize: 'h1', lineHeight: 1, fontVariantNumeric: 'tabular-nums' },
  starBars: {
    flex: '1 1 13em',
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
    '& i': {
      height: 8,
      overflow: 'hidden',
      borderRadius: 'full',
      bg: 'hairline',
      ...groundEdge,
    },
    '& b': { display: 'block', height: '100%', borderRadius: 'full', bg: 'star' },
  },
  mark: { color: 'textMuted', textAlign: 'end' },
  more: { py: 3, cursor: 'pointer', color: 'secondaryText', fontWeight: 'bold' },
  reviewItem: { display: 'grid', gap: 2, py: 4 },
  avatarRow: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 },
  reviewItemBox: { flex: '1 1 160px' },
  reviewItemHeading: { fontSize: 'body', fontWeight: 'bold', letterSpacing: 0 },
  time: { color: 'textMuted', fontSize: 'small' },
  reviewItemText: { maxWidth: 'reading', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} satisfies Record<string, ThemeUIStyleObject>
