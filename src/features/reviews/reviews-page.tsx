/** @jsxImportSource theme-ui */
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type OwnProductReview, ownProductReview } from '../../../contract/shop/own-product-review'
import { accountKeys } from '../../session/account-keys'
import { AccountRead } from '../../session/account-read'
import { ChangeProblem } from '../../session/change-problem'
import { changeRows, type KeptPages } from '../../session/change-rows'
import { useOwnChange } from '../../session/use-own-change'
import { useOwnPages } from '../../session/use-own-pages'
import { useSession } from '../../session/use-session'
import { useText } from '../../shared/i18n/texts'
import { RowListSkeleton } from '../../shared/ui/row-list'
import { showToast } from '../../shared/ui/show-toast'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { ConfirmRemoval } from './parts/confirm-removal'
import { ReviewList } from './parts/review-list'
import type { ReviewRemoval } from './review-change'
import { reviewsTexts } from './reviews-texts'

/** What a person wrote about products (R052). */
export function ReviewsPage() {
  const { user } = useSession()
  return user && <ReviewsOf person={user.id} />
}

function ReviewsOf({ person }: { person: number }) {
  const text = useText(reviewsTexts)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useOwnPages(accountKeys.reviews, {
    path: `/api/user/account/${person}/product-reviews`,
    item: ownProductReview,
    pageSize: 10,
  })
  const tell = (kind: 'saved' | 'savedNew' | 'removed') => {
    showToast({ tone: 'success', title: text(`done.${kind}`) })
    heading.current?.focus()
  }
  const story = useOwnChange<ReviewRemoval>({
    callOf: ({ id }) => ({ method: 'DELETE', path: `/api/products/reviews/${id}` }),
    refresh: [accountKeys.reviews],
    onDone: ({ id }) => {
      queries.setQueryData<KeptPages<OwnProductReview>>(accountKeys.reviews, (data) =>
        changeRows(data, (row) => (row.id === id ? null : row)),
      )
      tell('removed')
    },
  })
  return (
    <>
      <TitledHeading ref={heading} title={text('title')}>
        {text('lead')}
      </TitledHeading>
      <div sx={{ display: 'grid', gap: 4 }}>
        <ChangeProblem story={story} />
        <AccountRead query={list} skeleton={<RowListSkeleton rows={3} />}>
          {() => (
            <ReviewList
              list={list}
              story={story}
              onSaved={(isShown) => tell(isShown ? 'saved' : 'savedNew')}
            />
          )}
        </AccountRead>
      </div>
      <ConfirmRemoval story={story} />
    </>
  )
}
