import { useState } from 'react'
import { publicPaths } from '../../../../contract/paths/site-paths'
import type { OwnProductReview } from '../../../../contract/shop/own-product-review'
import { GrowingList } from '../../../components/account/growing-list'
import { ownDraft } from '../../../components/account/use-account-draft'
import { EmptyState } from '../../../components/empty-state'
import { LinkButton } from '../../../components/link-button'
import { RowList } from '../../../components/row-list'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import type { OwnPages } from '../../../session/use-own-pages'
import type { ReviewRemoval } from '../review-change'
import { reviewDraft } from '../review-draft'
import { locksWhenSaved, mayChange, useReviewEditing } from '../review-editing'
import { reviewsMessages } from '../reviews-texts'
import { ReviewEditor } from './review-editor'
import { ReviewRow } from './review-row'

interface ReviewListProps {
  list: OwnPages<OwnProductReview>
  story: ChangeStory<ReviewRemoval>
  /** `isShown`: others see it already. */
  onSaved: (isShown: boolean) => void
}

/**
 * A person's reviews; one at a time may be open to be rewritten. Whoever had to sign in again in the
 * middle of that finds it open (A3-40).
 */
export function ReviewList({ list, story, onSaved }: ReviewListProps) {
  const text = useText(reviewsMessages)
  const rows = list.data?.rows ?? []
  const [editing, setEditing] = useState(() => rows.find(isHalfWritten)?.id ?? null)
  const reviewEditing = useReviewEditing()
  const [left, setLeft] = useState<number | null>(null)
  if (rows.length === 0 && !list.hasNextPage) return <NoReviews />
  const whenSaved = (isShown: boolean) => {
    setEditing(null)
    onSaved(isShown)
  }
  const isOpen = ({ id, status }: OwnProductReview) =>
    editing === id && mayChange(status, reviewEditing)
  return (
    <GrowingList list={list} label={text('more')}>
      <RowList label={text('list')}>
        {rows.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            story={story}
            reviewEditing={reviewEditing}
            isOpen={isOpen(review)}
            isLeft={left === review.id}
            onEdit={() => {
              setEditing(review.id)
              setLeft(null)
            }}
          >
            {isOpen(review) && (
              <ReviewEditor
                review={review}
                locks={locksWhenSaved(reviewEditing)}
                onSaved={whenSaved}
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

function isHalfWritten({ id }: OwnProductReview): boolean {
  return Object.keys(ownDraft(reviewDraft(id)).read()).length > 0
}

function NoReviews() {
  const text = useText(reviewsMessages)
  return (
    <EmptyState
      motif='drop'
      title={text('empty.title')}
      action={<LinkButton to={publicPaths.products}>{text('empty.action')}</LinkButton>}
    >
      {text('empty.sentence')}
    </EmptyState>
  )
}
