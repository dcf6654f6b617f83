import { useQueryClient } from '@tanstack/react-query'
import { useAccountDraft } from '#components/account/account-draft'
import { AccountForm, submitChange } from '#components/account/account-form'
import { listReviewsOf } from '#contract/endpoints/account'
import { changeReview } from '#contract/endpoints/reviews'
import type { OwnProductReview, ProductReview } from '#contract/shop/product-review'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'
import { useAccountChange } from '#session/use-account-change'
import { type CachedPages, queryKeyOf, updateRows } from '#session/use-account-query'
import { changeBody, lookForUpdate, rereadReview, withUpdate } from '../api'
import { reviewsMessages } from '../messages'
import { reviewDraft, reviewFormOf, reviewFormSchema, type WrittenReview } from '../schema'
import { ReviewFields } from './review-fields'

interface ReviewEditorProps {
  review: OwnProductReview
  onSaved: (status: OwnProductReview['status']) => void
  onClose: () => void
}

/** The form of a listed review. Its draft is kept until it is saved or closed. */
export function ReviewEditor({ review, onSaved, onClose }: ReviewEditorProps) {
  const { t } = useTranslation(reviewsMessages)
  const mutation = useUpdateReview(review, onSaved)
  const name = reviewDraft(review.id)
  const draft = useAccountDraft(name)
  const discard = () => {
    draft.forget()
    onClose()
  }
  const target = { productId: review.product.id, owner: review.user.id }
  return (
    <AccountForm
      draft={name}
      label={t('form.label')}
      schema={reviewFormSchema}
      initialValues={reviewFormOf(review)}
      reread={() => rereadReview(target)}
      onSubmit={(written: WrittenReview) => submitChange(mutation, written)}
    >
      <ReviewFields
        hint={t(`form.hint.${review.status}`)}
        action={t('form.save')}
        close={t('form.close')}
        onClose={discard}
      />
    </AccountForm>
  )
}

function useUpdateReview(review: OwnProductReview, onSaved: ReviewEditorProps['onSaved']) {
  const queries = useQueryClient()
  const { user } = useSession()
  const { id, product } = review
  return useAccountChange<WrittenReview, ProductReview>({
    carryOut: (written) => call(changeReview, { params: { id }, body: changeBody(written) }),
    look: (written) => {
      const target = { productId: product.id, owner: user?.id ?? 0 }
      return lookForUpdate(call, target, review, written)
    },
    refresh: [queryKeyOf(listReviewsOf)],
    onDone: (_, answer) => {
      queries.setQueriesData<CachedPages<OwnProductReview>>(
        { queryKey: queryKeyOf(listReviewsOf) },
        (data) => updateRows(data, (row) => (row.id === id ? withUpdate(row, answer) : row)),
      )
      onSaved(answer.status)
    },
  })
}
