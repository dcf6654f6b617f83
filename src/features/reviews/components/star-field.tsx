/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { FieldError } from '../../../components/form/field-frame'
import { useFormField } from '../../../components/form/use-form-field'
import { Rating } from '../../../components/rating'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { formatNumber } from '../../../lib/text/format-number'
import { rates } from '../review-form-schema'
import { reviewsMessages } from '../reviews-texts'

/** Width of half a star in pixels: wide enough for a fingertip's edge (WCAG 2.5.8). */
const half = 26
const rising = [...rates].reverse()

/** Five stars in halves: one press, or the arrow keys, and the same in words. */
export function StarField({ name, label }: { name: string; label: string }) {
  const text = useText(reviewsMessages)
  const { id, error, value, setValue, settle, control } = useFormField<string>({ name, label })
  const choose = (rate: string) => {
    setValue(rate)
    settle()
  }
  const words = (rate: number) => text('form.rateOf', { stars: formatNumber(rate / 2) })
  return (
    <div
      role='radiogroup'
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
    >
      <p id={`${id}-label`} sx={{ mb: 2, fontWeight: 'medium' }}>
        {label}
      </p>
      <div
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}
      >
        <div sx={starsStyle} style={{ width: half * 10, height: half * 2 }}>
          <span aria-hidden='true'>
            <Rating value={Number(value)} size={half * 2} />
          </span>
          {rising.map((rate) => (
            <label key={rate} style={{ left: (rate - 1) * half, width: half }}>
              <VisuallyHidden>{words(rate)}</VisuallyHidden>
              <input
                type='radio'
                name={id}
                value={rate}
                checked={value === String(rate)}
                onChange={() => choose(String(rate))}
              />
            </label>
          ))}
        </div>
        <span aria-hidden='true' sx={{ color: 'textMuted' }}>
          {value === '' ? text('form.noRate') : words(Number(value))}
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
  '& input': { width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
}
