/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import type { ReviewEditing } from '../../../../contract/config/runtime-config'
import { entityPath } from '../../../../contract/paths/site-paths'
import type { OwnProductReview } from '../../../../contract/shop/own-product-review'
import { translate } from '../../../../contract/wire/translations'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import { Rating } from '../../../components/rating'
import { Row } from '../../../components/row-list'
import { SiteLink } from '../../../components/site-link'
import { useFocusWhen } from '../../../components/use-focus-when'
import { useText } from '../../../lib/i18n/texts'
import { formatDate } from '../../../lib/time/format-date'
import type { ChangeStory } from '../../../session/use-change'
import { type ReviewRemoval, statusTones } from '../review-change'
import { mayChange } from '../review-editing'
import { reviewsMessages } from '../reviews-texts'
import { ReviewLock } from './review-lock'

interface ReviewRowProps {
  review: OwnProductReview
  story: ChangeStory<ReviewRemoval>
  /** Null until it is known. */
  reviewEditing: ReviewEditing | null
  /** Its form is open: then it is not said twice. */
  isOpen: boolean
  /** Its form was left as it was: the focus comes back to where it began. */
  isLeft: boolean
  onEdit: () => void
  /** The form, where it is open. */
  children: ReactNode
}

/** One review: of what, how good, whether others see it. */
export function ReviewRow(props: ReviewRowProps) {
  const { review, story, reviewEditing, isOpen, isLeft, onEdit, children } = props
  const text = useText(reviewsMessages)
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
        <span
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
        >
          <Rating value={rate} />
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          <Badge tone={statusTones[status]}>{text(`status.${status}`)}</Badge>
        </span>
      }
    >
      {isOpen ? (
        children
      ) : (
        <>
          <Words review={review} />
          {mayChange(status, reviewEditing) && (
            <div className='actions'>
              <RowActions removal={{ id, name }} {...{ story, isLeft, onEdit }} />
            </div>
          )}
          {reviewEditing === 'approved' && status !== 'TRUE' && <ReviewLock status={status} />}
        </>
      )}
    </Row>
  )
}

function Words({ review }: { review: OwnProductReview }) {
  const text = useText(reviewsMessages)
  const words = translate(review.translations, 'comment')
  if (!words) return <p sx={{ color: 'textMuted' }}>{text('withoutWords')}</p>
  return (
    <p sx={{ maxWidth: 'reading', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</p>
  )
}

interface RowActionsProps {
  removal: ReviewRemoval
  story: ChangeStory<ReviewRemoval>
  isLeft: boolean
  onEdit: () => void
}

function RowActions({ removal, story: { actor, state }, isLeft, onEdit }: RowActionsProps) {
  const text = useText(reviewsMessages)
  const edit = useFocusWhen<HTMLButtonElement>(isLeft)
  const { id, name } = removal
  return (
    <>
      <Button
        ref={edit}
        variant='secondary'
        size='sm'
        aria-label={text('editNamed', { name })}
        onClick={onEdit}
      >
        {text('edit')}
      </Button>
      <Button
        variant='removal'
        size='sm'
        busy={state.matches('working') && state.context.change?.id === id}
        aria-label={text('removeNamed', { name })}
        onClick={() => actor.send({ type: 'change.considered', change: removal })}
      >
        {text('remove')}
      </Button>
    </>
  )
}
