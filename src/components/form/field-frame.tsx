/** @jsxImportSource theme-ui */
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n/messages'
import type { FieldLabelProps } from './use-form-field'
import { validationMessages } from './validation'

interface FieldFrameProps extends Omit<FieldLabelProps, 'name'> {
  id: string
  error: string | undefined
  children: ReactNode
}

/** Layout of a field: label and hint above, error below the control. */
export function FieldFrame({ id, label, hint, mark, error, children }: FieldFrameProps) {
  const text = useText(validationMessages)
  return (
    <div sx={{ display: 'grid', gap: '6px' }}>
      <div
        sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 3 }}
      >
        <label htmlFor={id} sx={{ fontWeight: 'medium' }}>
          {label}
        </label>
        {mark && <span sx={{ color: 'textMuted', fontSize: 'small' }}>{text(`mark.${mark}`)}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} sx={{ color: 'textMuted', fontSize: 'small' }}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Live region of a field's error. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live='polite'>
      {error && (
        <p
          id={`${id}-error`}
          sx={{ display: 'flex', gap: 2, mt: 1, color: 'errorText', fontSize: 'small' }}
        >
          <CircleAlert size={18} sx={{ flexShrink: 0, mt: '1px' }} />
          {error}
        </p>
      )}
    </div>
  )
}

/** Live region of a field's warning, which does not block the form. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <div role='status'>
      {children && (
        <p sx={{ display: 'flex', gap: 2, mt: 1, color: 'warningText', fontSize: 'small' }}>
          <TriangleAlert aria-hidden='true' size={18} sx={{ flexShrink: 0, mt: '1px' }} />
          {children}
        </p>
      )}
    </div>
  )
}
