import type { ProductReview } from '../../../../contract/shop/product-review'
import { translate } from '../../../../contract/wire/translations'
import { AccountForm } from '../../../components/account/account-form'
import { problemsOf } from '../../../components/account/auth-problems'
import { ownDraft } from '../../../components/account/use-account-draft'
import type { SubmitProblems } from '../../../components/form/zod-form-options'
import { useText } from '../../../lib/i18n/texts'
import { ownRequest } from '../../../session/own-request'
import type { OwnReviewQuestion } from '../own-review-machine'
import { ownReviewDraft } from '../review-draft'
import { reviewFormSchema, type WrittenReview } from '../review-form-schema'
import { reviewsMessages } from '../reviews-texts'
import { addReview, rewriteReview } from '../write-review'
import { ReviewFields } from './review-fields'

interface OwnReviewFormProps {
  question: OwnReviewQuestion
  /** The one that is rewritten; null for a first one. */
  review: ProductReview | null
  /** Once saved it cannot be changed until it is approved. */
  locks: boolean
  onKept: (review: ProductReview) => void
  onClose: () => void
}

/** Where somebody writes what they think of a product. What was typed stays until it has arrived. */
export function OwnReviewForm({ question, review, locks, onKept, onClose }: OwnReviewFormProps) {
  const text = useText(reviewsMessages)
  const draft = ownReviewDraft(question.productId)
  const submit = async (written: WrittenReview): Promise<SubmitProblems> => {
    const outcome = review
      ? await rewriteReview(ownRequest, review, written)
      : await addReview(ownRequest, question, written)
    if (outcome.kind === 'done') {
      ownDraft(draft).forget()
      onKept(outcome.data)
      return {}
    }
    if (outcome.kind === 'missing' && review) return { form: text('form.locked') }
    const problems = problemsOf(outcome)
    return problems.form || problems.fields ? problems : { unsent: true }
  }
  return (
    <AccountForm
      draft={draft}
      label={text(review ? 'form.label' : 'onProduct.label')}
      schema={reviewFormSchema}
      initialValues={{
        rate: review ? String(review.rate) : '',
        comment: review ? translate(review.translations, 'comment') : '',
      }}
      onSubmit={submit}
    >
      <ReviewFields
        hint={text(`${review ? 'form' : 'onProduct'}.${locks ? 'hintLocks' : 'hint'}`)}
        action={text(review ? 'form.save' : 'onProduct.send')}
        close={text(review ? 'form.close' : 'onProduct.close')}
        onClose={() => {
          ownDraft(draft).forget()
          onClose()
        }}
      />
    </AccountForm>
  )
}
