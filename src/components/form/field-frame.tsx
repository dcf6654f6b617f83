import { useField } from 'formik'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { ownText } from '../own-text'
import {
  errorText,
  type FieldError as FieldFault,
  type OtherCause,
  validationMessages,
} from './validation'

export interface FieldLabelProps {
  /** Key in the form's values. */
  name: string
  label: string
  hint?: string | undefined
  /** Told to assistive technology; on screen only what is optional is marked. */
  required?: boolean | undefined
  optional?: boolean | undefined
}

/** Connects a control with its form value, label, hint and error. */
export function useFormField<Value>({ name, label, hint, required }: FieldLabelProps) {
  const id = useId()
  const { t } = useTranslation(validationMessages)
  const { settle } = useFormContext()
  const [{ value }, { error: found, touched }, { setValue }] = useField<Value>(name)
  // Formik's types know texts only; the schema's errors are keys of messages.
  const error = touched && found ? errorText(found as FieldFault, label, t) : undefined
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return {
    id,
    error,
    value,
    setValue: (next: Value) => void setValue(next, false),
    settle: () => settle(name),
    control: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
      'aria-describedby': descriptions.join(' ') || undefined,
    },
  }
}

interface FieldFrameProps extends Omit<FieldLabelProps, 'name'> {
  id: string
  error: string | undefined
  children: ReactNode
}

/** Layout of a field: label and hint above, error below the control. */
export function FieldFrame({ id, label, hint, optional, error, children }: FieldFrameProps) {
  const { t } = useTranslation(validationMessages)
  return (
    <div sx={styles.fieldFrame}>
      <div sx={styles.fieldFrameRow}>
        <label htmlFor={id} sx={styles.fieldFrameLabel}>
          {label}
        </label>
        {optional && <span sx={styles.fieldFrameHint}>{t('optional')}</span>}
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

export interface WholeProblem {
  error: FieldFault
  cause: OtherCause | undefined
}

interface FormContext {
  /** Call it when a field loses the focus or its value is committed. */
  settle: (name: string) => void
  problem: WholeProblem | undefined
  /** Takes the error of the whole form away, such as when another part of it is shown. */
  forgetProblem: () => void
}

const formContext = createContext<FormContext | undefined>(undefined)

export const FormContextProvider = formContext.Provider

/**
 * Context of the surrounding form.
 * @throws Error outside of a form
 */
export function useFormContext(): FormContext {
  const context = useContext(formContext)
  if (!context) throw new Error('A field must stand inside a ZodForm.')
  return context
}

const styles = {
  // No text makes a field wider than its place.
  fieldFrame: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' },
  fieldFrameRow: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 3,
  },
  fieldFrameLabel: { fontWeight: 'medium' },
  fieldFrameHint: { color: 'textMuted', fontSize: 'small' },
  error: {
    display: 'flex',
    gap: 2,
    mt: 1,
    color: 'errorText',
    fontSize: 'small',
    overflowWrap: 'anywhere',
  },
  icon: { flexShrink: 0, mt: '1px' },
  warning: { display: 'flex', gap: 2, mt: 1, color: 'warningText', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
