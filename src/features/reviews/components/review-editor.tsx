import { useQueryClient } from '@tanstack/react-query'
import type { OwnProductReview } from '../../../../contract/shop/own-product-review'
import { productReview } from '../../../../contract/shop/product-review'
import { translate } from '../../../../contract/wire/translations'
import { AccountForm } from '../../../components/account/account-form'
import { submitChange } from '../../../components/account/submit-change'
import { useAccountDraft } from '../../../components/account/use-account-draft'
import { useText } from '../../../lib/i18n/texts'
import { accountKeys } from '../../../session/account-keys'
import { changeRows, type KeptPages } from '../../../session/change-rows'
import { useOwnChange } from '../../../session/use-own-change'
import { changeBody, rewritten } from '../review-change'
import { reviewDraft } from '../review-draft'
import { reviewFormSchema, type WrittenReview } from '../review-form-schema'
import { reviewsMessages } from '../reviews-texts'
import { ReviewFields } from './review-fields'

interface ReviewEditorProps {
  review: OwnProductReview
  /** Once saved it cannot be changed until it is approved. */
  locks: boolean
  /** `isShown`: others see it already. */
  onSaved: (isShown: boolean) => void
  onClose: () => void
}

/** Rewrites a review where it stands. What was typed stays until it is saved or given up. */
export function ReviewEditor({ review, locks, onSaved, onClose }: ReviewEditorProps) {
  const text = useText(reviewsMessages)
  const story = useSaving(review, onSaved)
  const name = reviewDraft(review.id)
  const draft = useAccountDraft(name)
  const giveUp = () => {
    draft.forget()
    onClose()
  }
  const comment = translate(review.translations, 'comment')
  return (
    <AccountForm
      draft={name}
      label={text('form.label')}
      schema={reviewFormSchema}
      initialValues={{ rate: String(review.rate), comment }}
      onSubmit={(written: WrittenReview) => submitChange(story, written)}
    >
      <ReviewFields
        hint={text(locks ? 'form.hintLocks' : 'form.hint')}
        action={text('form.save')}
        close={text('form.close')}
        onClose={giveUp}
      />
    </AccountForm>
  )
}

function useSaving({ id }: OwnProductReview, onSaved: ReviewEditorProps['onSaved']) {
  const queries = useQueryClient()
  return useOwnChange<WrittenReview, typeof productReview>({
    callOf: (written) => ({
      method: 'PUT',
      path: `/api/products/reviews/${id}`,
      body: changeBody(written),
      answer: productReview,
    }),
    refresh: [accountKeys.reviews],
    onDone: (_, answer) => {
      queries.setQueryData<KeptPages<OwnProductReview>>(accountKeys.reviews, (data) =>
        changeRows(data, (row) => (row.id === id ? rewritten(row, answer) : row)),
      )
      onSaved(answer.status === 'TRUE')
    },
  })
}
