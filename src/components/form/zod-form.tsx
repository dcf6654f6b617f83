import { FormikProvider, useFormikContext } from 'formik'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Button, type ButtonLook } from '../button'
import { FormContextProvider } from './use-form-field'
import { useZodForm, type ZodFormOptions } from './use-zod-form'

export interface ZodFormProps<Values extends object, Output>
  extends ZodFormOptions<Values, Output> {
  /** Accessible name, where no heading names the form. */
  label?: string
  className?: string
  children: ReactNode
}

/** A form with a zod schema; contains fields, `FormProblem` and `SubmitButton` in any order. */
export function ZodForm<Values extends object, Output>(props: ZodFormProps<Values, Output>) {
  const { label, className, children, ...options } = props
  const form = useRef<HTMLFormElement>(null)
  const { formik, settle, problem, failures } = useZodForm(options)
  const context = useMemo(() => ({ settle, problem }), [settle, problem])

  useAdoptTypedText(form, formik.setFieldValue)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (failures === 0 || !first) return
    first.focus()
    // The field may already have had the focus while the form was scrolled to its button.
    first.scrollIntoView({ block: 'nearest' })
  }, [failures])

  return (
    <FormikProvider value={formik}>
      <FormContextProvider value={context}>
        <form
          ref={form}
          noValidate
          aria-label={label}
          className={className}
          data-unsaved={formik.dirty && !formik.isSubmitting ? '' : undefined}
          onMouseDown={keepFieldFocused}
          onSubmit={formik.handleSubmit}
        >
          {children}
        </form>
      </FormContextProvider>
    </FormikProvider>
  )
}

interface SubmitButtonProps extends ButtonLook {
  children: ReactNode
}

/** Submit button of a `ZodForm`; busy while submitting, so that nothing is sent twice. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type='submit' busy={isSubmitting} />
}

/**
 * Pressing the submit button does not move the focus: the blur of a field could remove its error,
 * and the layout shift would move the button away from the pointer.
 */
function keepFieldFocused(event: MouseEvent): void {
  const pressed = event.target
  if (pressed instanceof Element && pressed.closest('[type=submit]')) event.preventDefault()
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Adopts values typed or chosen in the pre-rendered form before hydration. */
function useAdoptTypedText(
  form: React.RefObject<HTMLFormElement>,
  setFieldValue: (name: string, value: string, validate: false) => unknown,
): void {
  useBrowserLayoutEffect(() => {
    const fields = form.current?.querySelectorAll<Control>('input, textarea, select') ?? []
    for (const field of fields) {
      const value = changedValueOf(field)
      if (field.name && value !== undefined) setFieldValue(field.name, value, false)
    }
  }, [])
}

/** Value of a pre-rendered field that was changed before hydration; undefined where unchanged. */
function changedValueOf(field: Control): string | undefined {
  if (field instanceof HTMLSelectElement) {
    const built = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
    return field.value === built?.value ? undefined : field.value
  }
  if (field.type === 'radio' && field instanceof HTMLInputElement) {
    return field.checked && !field.defaultChecked ? field.value : undefined
  }
  if (field.type === 'checkbox' || field.type === 'file') return undefined
  return field.value === field.defaultValue ? undefined : field.value
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
