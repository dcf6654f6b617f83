import { type ReactNode, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { accountDraft } from '#components/account/account-draft'
import { GrowingList } from '#components/account/growing-list'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Rating } from '#components/rating'
import { Row, RowList } from '#components/row-list'
import { SiteLink } from '#components/site-link'
import { useFocusWhen } from '#components/use-focus-when'
import { entityPath, publicPaths } from '#contract/paths/site-paths'
import type { OwnProductReview } from '#contract/shop/product-review'
import { translate } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDate } from '#lib/time/format-date'
import type { AccountChange } from '#session/use-account-change'
import type { PagedQuery } from '#session/use-account-query'
import type { ReviewRemoval } from '../api'
import { reviewsMessages } from '../messages'
import { reviewDraft } from '../schema'
import { NoReviewsDrawing } from './no-reviews-drawing'
import { ReviewEditor } from './review-editor'
import { ReviewStatusBadge } from './review-status'

interface ReviewListProps {
  list: PagedQuery<OwnProductReview>
  mutation: AccountChange<ReviewRemoval>
  onSaved: (status: OwnProductReview['status']) => void
}

/**
 * A member's reviews, one of which can be open in its form. A review with a draft opens
 * automatically, e.g. after the member had to sign in again.
 */
export function ReviewList({ list, mutation, onSaved }: ReviewListProps) {
  const { t } = useTranslation(reviewsMessages)
  const { rows, unshown } = list.data ?? { rows: [], unshown: 0 }
  const [editing, setEditing] = useState(() => rows.find(hasDraft)?.id ?? null)
  const [left, setLeft] = useState<number | null>(null)
  if (rows.length === 0 && unshown === 0 && !list.hasNextPage) return <NoReviews />
  const handleSaved = (status: OwnProductReview['status']) => {
    setEditing(null)
    onSaved(status)
  }
  return (
    <GrowingList list={list} label={t('more')} kind='reviews'>
      <RowList label={t('list')}>
        {rows.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            mutation={mutation}
            isOpen={editing === review.id}
            isLeft={left === review.id}
            onEdit={() => {
              setEditing(review.id)
              setLeft(null)
            }}
          >
            {editing === review.id && (
              <ReviewEditor
                review={review}
                onSaved={handleSaved}
                onClose={() => {
                  setEditing(null)
                  setLeft(review.id)
                }}
              />
            )}
          </ReviewRow>
        ))}
      </RowList>
    </GrowingList>
  )
}

function hasDraft({ id }: OwnProductReview): boolean {
  return Object.keys(accountDraft(reviewDraft(id)).read()).length > 0
}

function NoReviews() {
  const { t } = useTranslation(reviewsMessages)
  return (
    <EmptyState
      drawing={<NoReviewsDrawing />}
      title={t('empty.title')}
      action={<LinkButton to={publicPaths.products}>{t('empty.action')}</LinkButton>}
    >
      {t('empty.sentence')}
    </EmptyState>
  )
}

interface ReviewRowProps {
  review: OwnProductReview
  mutation: AccountChange<ReviewRemoval>
  /** Its form is open and replaces the text. */
  isOpen: boolean
  /** Its form was closed: the edit button receives focus. */
  isLeft: boolean
  onEdit: () => void
  /** The form while it is open. */
  children: ReactNode
}

function ReviewRow(props: ReviewRowProps) {
  const { review, mutation, isOpen, isLeft, onEdit, children } = props
  const { id, product, rate, status, createdAt } = review
  const name = translate(product.translations, 'name')
  return (
    <Row
      title={
        <SiteLink to={entityPath('product', product)} prefetch={false}>
          {name}
        </SiteLink>
      }
      facts={
        <span sx={styles.ratingMark}>
          <Rating value={rate} />
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <ReviewStatusBadge status={status} />
        </span>
      }
    >
      {isOpen ? (
        children
      ) : (
        <>
          <Comment review={review} />
          <div className='actions'>
            <RowActions
              removal={{ id, name, productId: product.id }}
              {...{ mutation, isLeft, onEdit }}
            />
          </div>
        </>
      )}
    </Row>
  )
}

function Comment({ review }: { review: OwnProductReview }) {
  const { t } = useTranslation(reviewsMessages)
  const words = translate(review.translations, 'comment')
  if (!words) return <p sx={styles.withoutWords}>{t('withoutWords')}</p>
  return (
    <p dir='auto' sx={styles.commentText}>
      {words}
    </p>
  )
}

interface RowActionsProps {
  removal: ReviewRemoval
  mutation: AccountChange<ReviewRemoval>
  isLeft: boolean
  onEdit: () => void
}

function RowActions({ removal, mutation, isLeft, onEdit }: RowActionsProps) {
  const { t } = useTranslation(reviewsMessages)
  const edit = useFocusWhen<HTMLButtonElement>(isLeft)
  const { id, name } = removal
  return (
    <>
      <Button
        ref={edit}
        variant='secondary'
        size='sm'
        aria-label={t('editNamed', { name })}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
      <Button
        variant='removal'
        size='sm'
        busy={mutation.status === 'working' && mutation.change?.id === id}
        aria-label={t('removeNamed', { name })}
        onClick={() => mutation.consider(removal)}
      >
        {t('remove')}
      </Button>
    </>
  )
}

const styles = {
  ratingMark: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 },
  withoutWords: { color: 'textMuted' },
  commentText: { maxWidth: 'reading', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} satisfies Record<string, ThemeUIStyleObject>
