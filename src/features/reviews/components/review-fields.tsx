import { type ReactNode, useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { TextAreaField } from '#components/form/field'
import { FieldError, useFormField } from '#components/form/field-frame'
import { FormProblem, SubmitButton } from '#components/form/zod-form'
import { Rating } from '#components/rating'
import { VisuallyHidden } from '#components/visually-hidden'
import { longestReview } from '#contract/shop/review-write'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatNumber } from '#lib/text/format-number'
import { reviewsMessages } from '../messages'
import { rates } from '../schema'

interface ReviewFieldsProps {
  hint: string
  action: ReactNode
  /** Label of the button that closes the form. */
  close: ReactNode
  onClose: () => void
}

/** Fields and buttons of a review; receives focus when it appears. */
export function ReviewFields({ hint, action, close, onClose }: ReviewFieldsProps) {
  const { t } = useTranslation(reviewsMessages)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const inputs = fields.current
    const first =
      inputs?.querySelector<HTMLElement>('input:checked') ?? inputs?.querySelector('input')
    first?.focus()
  }, [])
  return (
    <div ref={fields} sx={styles.reviewFields}>
      <FormProblem />
      <StarField name='rate' label={t('form.rate')} />
      <TextAreaField
        name='comment'
        label={t('form.comment')}
        hint={hint}
        optional
        maxLength={longestReview}
      />
      <div sx={styles.submitButtonRow}>
        <SubmitButton>{action}</SubmitButton>
        <Button variant='quiet' onClick={onClose}>
          {close}
        </Button>
      </div>
    </div>
  )
}

/** Width of half a star in px: above the minimum target size (WCAG 2.5.8). */
const halfStarPx = 26
const ascendingRates = [...rates].reverse()

/** A rating in half stars as a radio group, with its value as text. */
function StarField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation(reviewsMessages)
  const { id, error, value, setValue, settle, control } = useFormField<string>({ name, label })
  const choose = (rate: string) => {
    setValue(rate)
    settle()
  }
  const describe = (rate: number) => t('form.rateOf', { stars: formatNumber(rate / 2) })
  return (
    <div
      role='radiogroup'
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
    >
      <p id={`${id}-label`} sx={styles.starFieldText}>
        {label}
      </p>
      <div sx={styles.starFieldRow}>
        <div sx={starsStyle} style={{ width: halfStarPx * 10, height: halfStarPx * 2 }}>
          <span aria-hidden='true'>
            <Rating value={Number(value)} size={halfStarPx * 2} />
          </span>
          {ascendingRates.map((rate) => (
            <label key={rate} style={{ left: (rate - 1) * halfStarPx, width: halfStarPx }}>
              <VisuallyHidden>{describe(rate)}</VisuallyHidden>
              <input
                type='radio'
                name={name}
                value={rate}
                checked={value === String(rate)}
                onChange={() => choose(String(rate))}
              />
            </label>
          ))}
        </div>
        <span aria-hidden='true' sx={styles.mark}>
          {value === '' ? t('form.noRate') : describe(Number(value))}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}

const starsStyle: ThemeUIStyleObject = {
  position: 'relative',
  flexShrink: 0,
  borderRadius: 'control',
  '& label': { position: 'absolute', top: 0, bottom: 0, cursor: 'pointer' },
  // Not transparent: programs that fill in forms leave out what counts as invisible.
  '& input': { width: '100%', height: '100%', m: 0, appearance: 'none', cursor: 'pointer' },
  '&:has(:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
}

const styles = {
  reviewFields: { display: 'grid', gap: 4, maxWidth: 'reading' },
  submitButtonRow: { display: 'flex', flexWrap: 'wrap', gap: 3 },
  starFieldText: { mb: 2, fontWeight: 'medium' },
  starFieldRow: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 2,
  },
  mark: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
