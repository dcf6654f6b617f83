import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { FieldError, type FieldLabelProps, useFormField } from './field-frame'
import { validationMessages } from './validation'

export interface RadioOption {
  value: string
  label: string
  /** Short text at the end, e.g. a price. */
  aside?: string
  /** A sentence below. */
  detail?: ReactNode
}

interface RadioFieldProps extends FieldLabelProps {
  options: readonly RadioOption[]
}

/** Radio group field; validated on change. */
export function RadioField({ options, ...labelProps }: RadioFieldProps) {
  const { t } = useTranslation(validationMessages)
  const field = useFormField<string>(labelProps)
  const { id: _id, name, ...described } = field.control
  return (
    <div sx={fieldStyle}>
      <div
        {...described}
        id={field.id}
        role='radiogroup'
        aria-labelledby={`${field.id}-label`}
        tabIndex={-1}
        sx={groupStyle}
      >
        <div className='head'>
          <span id={`${field.id}-label`}>{labelProps.label}</span>
          {labelProps.optional && <span className='mark'>{t('optional')}</span>}
        </div>
        {labelProps.hint && (
          <p id={`${field.id}-hint`} className='detail'>
            {labelProps.hint}
          </p>
        )}
        {options.map(({ value, label, aside, detail }) => (
          <label key={value} className='option'>
            <input
              type='radio'
              name={name}
              value={value}
              checked={field.value === value}
              onChange={() => {
                field.setValue(value)
                field.settle()
              }}
            />
            <span className='label'>{label}</span>
            {aside && <span className='aside'>{aside}</span>}
            {detail && <span className='detail'>{detail}</span>}
          </label>
        ))}
      </div>
      <FieldError id={field.id} error={field.error} />
    </div>
  )
}

/** Keeps the error clear of the focus ring around the group. */
const fieldStyle: ThemeUIStyleObject = { '[aria-live] > p': { mt: 3 } }

const groupStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 2,
  outlineOffset: '6px',
  '.head': { display: 'flex', justifyContent: 'space-between', gap: 3, fontWeight: 'medium' },
  '.mark, .detail': { color: 'textMuted', fontSize: 'small', fontWeight: 'body' },
  '.option': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 3,
    minHeight: 'control.lg',
    px: [3, 4],
    py: 3,
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'control',
    bg: 'background',
    cursor: 'pointer',
  },
  '.option:hover': { borderColor: 'text' },
  '.option:has(:checked)': { borderColor: 'primary', bg: 'primaryTint' },
  '&[aria-invalid=true] .option': { borderColor: 'errorText' },
  input: { width: 20, height: 20, m: 0, accentColor: 'primary' },
  '.label': { fontWeight: 'medium' },
  '.aside': {
    gridColumn: ['2 / -1', 'auto'],
    fontSize: ['small', 'body'],
    fontVariantNumeric: 'tabular-nums',
  },
  '.option .detail': { gridColumn: '2 / -1' },
}
