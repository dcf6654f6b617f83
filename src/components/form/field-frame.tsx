import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { ownText } from '../own-text'
import type { FieldLabelProps } from './use-form-field'
import { validationMessages } from './validation'

interface FieldFrameProps extends Omit<FieldLabelProps, 'name'> {
  id: string
  error: string | undefined
  children: ReactNode
}

/** Layout of a field: label and hint above, error below the control. */
export function FieldFrame({ id, label, hint, mark, error, children }: FieldFrameProps) {
  const { t } = useTranslation(validationMessages)
  return (
    <div sx={styles.fieldFrame}>
      <div sx={styles.fieldFrameRow}>
        <label htmlFor={id} sx={styles.fieldFrameLabel}>
          {label}
        </label>
        {mark && <span sx={styles.fieldFrameHint}>{t(`mark.${mark}`)}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} sx={styles.fieldFrameHint}>
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
        <p id={`${id}-error`} sx={styles.error}>
          <CircleAlert size={18} sx={styles.icon} />
          <span>{error}</span>
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
        <p sx={styles.warning}>
          <TriangleAlert aria-hidden='true' size={18} sx={styles.icon} />
          {ownText(children)}
        </p>
      )}
    </div>
  )
}

const styles = {
  fieldFrame: { display: 'grid', gap: '6px' },
  fieldFrameRow: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 3,
  },
  fieldFrameLabel: { fontWeight: 'medium' },
  fieldFrameHint: { color: 'textMuted', fontSize: 'small' },
  error: { display: 'flex', gap: 2, mt: 1, color: 'errorText', fontSize: 'small' },
  icon: { flexShrink: 0, mt: '1px' },
  warning: { display: 'flex', gap: 2, mt: 1, color: 'warningText', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
