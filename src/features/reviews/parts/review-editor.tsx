/** @jsxImportSource theme-ui */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OwnProductReview } from '../../../../contract/shop/own-product-review'
import { productReview } from '../../../../contract/shop/product-review'
import { longestReview } from '../../../../contract/shop/review-write'
import { translate } from '../../../../contract/wire/translations'
import { accountKeys } from '../../../session/account-keys'
import { changeRows, type KeptPages } from '../../../session/change-rows'
import { OwnForm } from '../../../session/own-form'
import { submitChange } from '../../../session/submit-change'
import { useOwnChange } from '../../../session/use-own-change'
import { useOwnDraft } from '../../../session/use-own-draft'
import { FormProblem } from '../../../shared/form/form-problem'
import { SelectField } from '../../../shared/form/select-field'
import { SubmitButton } from '../../../shared/form/submit-button'
import { TextAreaField } from '../../../shared/form/text-area-field'
import { useText } from '../../../shared/i18n/texts'
import { formatNumber } from '../../../shared/text/format-number'
import { Button } from '../../../shared/ui/button'
import { changeBody, rewritten } from '../review-change'
import { reviewDraft } from '../review-draft'
import { rates, reviewFormSchema, type WrittenReview } from '../review-form-schema'
import { reviewsTexts } from '../reviews-texts'

interface ReviewEditorProps {
  review: OwnProductReview
  /** `isShown`: others see it already. */
  onSaved: (isShown: boolean) => void
  onClose: () => void
}

/** Rewrites a review where it stands. What was typed stays until it is saved or given up. */
export function ReviewEditor({ review, onSaved, onClose }: ReviewEditorProps) {
  const text = useText(reviewsTexts)
  const story = useSaving(review, onSaved)
  const name = reviewDraft(review.id)
  const draft = useOwnDraft(name)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector<HTMLElement>('select')?.focus(), [])
  const giveUp = () => {
    draft.forget()
    onClose()
  }
  const comment = translate(review.translations, 'comment')
  return (
    <OwnForm
      draft={name}
      label={text('form.label')}
      schema={reviewFormSchema}
      initialValues={{ rate: String(review.rate), comment }}
      onSubmit={(written: WrittenReview) => submitChange(story, written)}
    >
      <div ref={fields} sx={{ display: 'grid', gap: 4, maxWidth: 'reading' }}>
        <FormProblem />
        <SelectField name='rate' label={text('form.rate')} options={rateOptions} />
        <TextAreaField
          name='comment'
          label={text('form.comment')}
          hint={text('form.hint')}
          mark='optional'
          maxLength={longestReview}
        />
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SubmitButton>{text('form.save')}</SubmitButton>
          <Button variant='quiet' onClick={giveUp}>
            {text('form.close')}
          </Button>
        </div>
      </div>
    </OwnForm>
  )
}

const rateOptions = rates.map((rate) => ({
  value: String(rate),
  label: reviewsTexts.text('form.rateOf', { stars: formatNumber(rate / 2) }),
}))

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
