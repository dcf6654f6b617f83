import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { ConfirmDialog } from '#components/confirm-dialog'
import { RowListSkeleton } from '#components/row-list'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import { listReviewsOf } from '#contract/endpoints/account'
import { removeReview } from '#contract/endpoints/reviews'
import type { OwnProductReview } from '#contract/shop/product-review'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'
import type { AccountChange } from '#session/use-account-change'
import { useAccountChange } from '#session/use-account-change'
import {
  type CachedPages,
  queryKeyOf,
  updateRows,
  useAccountPages,
} from '#session/use-account-query'
import { lookForRemoval, type ReviewRemoval } from './api'
import { ReviewList } from './components/review-list'
import { reviewsMessages } from './messages'

/** A member's product reviews. */
export default function ReviewsPage() {
  const { user } = useSession()
  return user && <MemberReviews userId={user.id} />
}

function MemberReviews({ userId }: { userId: number }) {
  const { t } = useTranslation(reviewsMessages)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const read = { params: { id: userId }, pageSize: 10 }
  const list = useAccountPages(listReviewsOf, read)
  const confirm = (kind: 'saved' | 'savedNew' | 'removed') => {
    showToast({ tone: 'success', title: t(`done.${kind}`) })
    heading.current?.focus()
  }
  const mutation = useAccountChange<ReviewRemoval, undefined>({
    carryOut: ({ id }) => call(removeReview, { params: { id } }),
    look: ({ id, productId }) => lookForRemoval(call, { productId, owner: userId }, id),
    refresh: [queryKeyOf(listReviewsOf)],
    onDone: ({ id }) => {
      queries.setQueriesData<CachedPages<OwnProductReview>>(
        { queryKey: queryKeyOf(listReviewsOf) },
        (data) => updateRows(data, (row) => (row.id === id ? null : row)),
      )
      confirm('removed')
    },
  })
  return (
    <>
      <TitledHeading ref={heading} title={t('title')}>
        {t('lead')}
      </TitledHeading>
      <div sx={styles.memberReviews}>
        <ChangeProblem mutation={mutation} />
        <AccountRead query={list} skeleton={<RowListSkeleton rows={3} />}>
          {() => (
            <ReviewList
              list={list}
              mutation={mutation}
              onSaved={(status) => confirm(status === 'NEW' ? 'savedNew' : 'saved')}
            />
          )}
        </AccountRead>
      </div>
      <ConfirmRemoval mutation={mutation} />
    </>
  )
}

function ConfirmRemoval({ mutation }: { mutation: AccountChange<ReviewRemoval> }) {
  const { t } = useTranslation(reviewsMessages)
  const name = mutation.change?.name ?? ''
  return (
    <ConfirmDialog
      open={mutation.status === 'confirming'}
      title={t('confirm.title')}
      confirmLabel={t('confirm.action')}
      onConfirm={mutation.confirm}
      onCancel={mutation.cancel}
    >
      <p>{t('confirm.sentence', { name })}</p>
    </ConfirmDialog>
  )
}

const styles = {
  memberReviews: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
