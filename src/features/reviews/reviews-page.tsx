/** @jsxImportSource theme-ui */
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type OwnProductReview, ownProductReview } from '../../../contract/shop/own-product-review'
import { AccountRead } from '../../components/account/account-read'
import { ChangeProblem } from '../../components/account/change-problem'
import { RowListSkeleton } from '../../components/row-list'
import { showToast } from '../../components/show-toast'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { accountKeys } from '../../session/account-keys'
import { changeRows, type KeptPages } from '../../session/change-rows'
import { useOwnChange } from '../../session/use-own-change'
import { useOwnPages } from '../../session/use-own-pages'
import { useSession } from '../../session/use-session'
import { ConfirmRemoval } from './components/confirm-removal'
import { ReviewList } from './components/review-list'
import type { ReviewRemoval } from './review-change'
import { reviewsMessages } from './reviews-texts'

/** What a person wrote about products (R052). */
export function ReviewsPage() {
  const { user } = useSession()
  return user && <ReviewsOf person={user.id} />
}

function ReviewsOf({ person }: { person: number }) {
  const text = useText(reviewsMessages)
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
