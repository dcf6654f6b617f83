import { useField } from 'formik'
import { createContext, useContext, useId } from 'react'
import { useTranslation } from '#lib/i18n/use-translation'
import type { OtherCause } from './submit-errors'
import { errorText, type FieldError, validationMessages } from './validation'

/** Props of every field. */
export interface FieldLabelProps {
  /** Key in the form's values. */
  name: string
  label: string
  hint?: string | undefined
  /** Text beside the label. */
  mark?: 'required' | 'optional' | undefined
}

/** Connects a control with its form value, label, hint and error. */
export function useFormField<Value>({ name, label, hint, mark }: FieldLabelProps) {
  const id = useId()
  const { t } = useTranslation(validationMessages)
  const { settle } = useFormContext()
  const [{ value }, { error: found, touched }, { setValue }] = useField<Value>(name)
  // Formik's types know texts only; the schema's errors are keys of messages.
  const error = touched && found ? errorText(found as FieldError, label, t) : undefined
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
      'aria-required': mark === 'required' ? true : undefined,
      'aria-describedby': descriptions.join(' ') || undefined,
    },
  }
}

/** Error of the whole form. */
export interface WholeProblem {
  error: FieldError
  cause: OtherCause | undefined
}

interface FormContext {
  /** Call it when a field loses the focus or its value is committed. */
  settle: (name: string) => void
  problem: WholeProblem | undefined
  /** Call it when another part of the form is shown. */
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
