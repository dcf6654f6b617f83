import { useField } from 'formik'
import { useId } from 'react'
import { useText } from '../../lib/i18n/texts'
import { useFormContext } from './form-context'
import { readMessage } from './message'
import { validationMessages } from './validation-texts'

/** What every field says about itself. */
export interface FieldWords {
  /** Key of the form's values. */
  name: string
  label: string
  hint?: string | undefined
  /** Said in words beside the label. */
  mark?: 'required' | 'optional' | undefined
}

/** Ties a control to its form, its label, its hint and its error. */
export function useFormField<Value>({ name, label, hint, mark }: FieldWords) {
  const id = useId()
  const text = useText(validationMessages)
  const { settle } = useFormContext()
  const [{ value }, { error: found, touched }, { setValue }] = useField<Value>(name)
  const error = touched && found ? readMessage(found, label, text) : undefined
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
