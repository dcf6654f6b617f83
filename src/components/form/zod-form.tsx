import { FormikProvider } from 'formik'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { FormContextProvider } from './form-context'
import { useZodForm } from './use-zod-form'
import type { ZodFormOptions } from './zod-form-options'

export interface ZodFormProps<Values extends object, Output>
  extends ZodFormOptions<Values, Output> {
  /** Name of the form for screen readers, where no heading names it. */
  label?: string
  className?: string
  children: ReactNode
}

/** A form: its fields, `FormProblem` and `SubmitButton` stand inside it in any order. */
export function ZodForm<Values extends object, Output>(props: ZodFormProps<Values, Output>) {
  const { label, className, children, ...options } = props
  const form = useRef<HTMLFormElement>(null)
  const { formik, settle, problem, failures } = useZodForm(options)
  const context = useMemo(() => ({ settle, problem }), [settle, problem])

  useAdoptTypedText(form, formik.setFieldValue)
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
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

/**
 * A press on the submit button leaves the focus where it is: a field that was left could lose its
 * error at that moment, and the button would move away from under the pointer.
 */
function keepFieldFocused(event: MouseEvent): void {
  const pressed = event.target
  if (pressed instanceof Element && pressed.closest('[type=submit]')) event.preventDefault()
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed or chosen in the pre-rendered form before it came alive is kept. */
function useAdoptTypedText(
  form: React.RefObject<HTMLFormElement>,
  setFieldValue: (name: string, value: string, validate: false) => unknown,
): void {
  useBrowserLayoutEffect(() => {
    const fields = form.current?.querySelectorAll<Control>('input, textarea, select') ?? []
    for (const field of fields) {
      const value = valueGiven(field)
      if (field.name && value !== undefined) setFieldValue(field.name, value, false)
    }
  }, [])
}

/** What a person gave a field that the build rendered; undefined where it was left as it was. */
function valueGiven(field: Control): string | undefined {
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
