/** @jsxImportSource theme-ui */
import { type ReactNode, useEffect, useRef } from 'react'
import { longestReview } from '../../../../contract/shop/review-write'
import { Button } from '../../../components/button'
import { FormProblem } from '../../../components/form/form-problem'
import { SubmitButton } from '../../../components/form/submit-button'
import { TextAreaField } from '../../../components/form/text-area-field'
import { useText } from '../../../lib/i18n/texts'
import { reviewsMessages } from '../reviews-texts'
import { StarField } from './star-field'

interface ReviewFieldsProps {
  hint: string
  action: ReactNode
  /** What the way out of the form is called. */
  close: ReactNode
  onClose: () => void
}

/** What is asked of whoever writes a review; the focus is there when it appears. */
export function ReviewFields({ hint, action, close, onClose }: ReviewFieldsProps) {
  const text = useText(reviewsMessages)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const inputs = fields.current
    const first =
      inputs?.querySelector<HTMLElement>('input:checked') ?? inputs?.querySelector('input')
    first?.focus()
  }, [])
  return (
    <div ref={fields} sx={{ display: 'grid', gap: 4, maxWidth: 'reading' }}>
      <FormProblem />
      <StarField name='rate' label={text('form.rate')} />
      <TextAreaField
        name='comment'
        label={text('form.comment')}
        hint={hint}
        mark='optional'
        maxLength={longestReview}
      />
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <SubmitButton>{action}</SubmitButton>
        <Button variant='quiet' onClick={onClose}>
          {close}
        </Button>
      </div>
    </div>
  )
}
