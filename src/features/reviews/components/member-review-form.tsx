import { accountDraft } from '#components/account/account-draft'
import { AccountForm } from '#components/account/account-form'
import { problemsOf } from '#components/account/auth-problems'
import type { SubmitProblems } from '#components/form/validation'
import type { ProductReview } from '#contract/shop/product-review'
import { call } from '#lib/http/call'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { useTranslation } from '#lib/i18n/use-translation'
import { addReview, type ReviewTarget, rereadReview, updateReview } from '../api'
import { reviewsMessages } from '../messages'
import { productReviewDraft, reviewFormOf, reviewFormSchema, type WrittenReview } from '../schema'
import { ReviewFields } from './review-fields'

interface MemberReviewFormProps {
  target: ReviewTarget
  /** Null for a new review. */
  review: ProductReview | null
  onSaved: (review: ProductReview) => void
  onClose: () => void
}

/** The form of a review on the product page. Its draft is kept until the API has accepted it. */
export function MemberReviewForm({ target, review, onSaved, onClose }: MemberReviewFormProps) {
  const { t } = useTranslation(reviewsMessages)
  const draft = productReviewDraft(target.productId)
  const submit = async (written: WrittenReview): Promise<SubmitProblems> => {
    const send = () =>
      review ? updateReview(call, target, review, written) : addReview(call, target, written)
    try {
      const saved = await send()
      accountDraft(draft).forget()
      onSaved(saved)
      return {}
    } catch (error) {
      return problemsAfter(problemOf(error))
    }
  }
  const problemsAfter = (problem: ApiProblem): SubmitProblems => {
    if (problem.kind === 'missing' && review) {
      return { form: t('form.gone'), cause: 'notDone' }
    }
    const problems = problemsOf(problem)
    // Nothing in the form is wrong where the product has not been received yet.
    if (problems.fields?.product) return { form: problems.fields.product, cause: 'notDone' }
    return problems.form || problems.fields ? problems : { unsent: true }
  }
  return (
    <AccountForm
      draft={draft}
      label={t(review ? 'form.label' : 'onProduct.label')}
      schema={reviewFormSchema}
      initialValues={reviewFormOf(review)}
      {...(review && { reread: () => rereadReview(target) })}
      onSubmit={submit}
    >
      <ReviewFields
        hint={t(review ? `form.hint.${review.status}` : 'onProduct.hint')}
        action={t(review ? 'form.save' : 'onProduct.send')}
        close={t(review ? 'form.close' : 'onProduct.close')}
        onClose={() => {
          accountDraft(draft).forget()
          onClose()
        }}
      />
    </AccountForm>
  )
}
