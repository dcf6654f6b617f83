import { FormikProvider, useFormikContext } from 'formik'
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Button, type ButtonLook } from '../button'
import { useAdoptSilentValues } from './silent-values'
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
  const { formik, settle, problem, forgetProblem, failures } = useZodForm(options)
  const context = useMemo(
    () => ({ settle, problem, forgetProblem }),
    [settle, problem, forgetProblem],
  )

  const adopt = useAdoptSilentValues(form, formik)
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
          onBlurCapture={adopt}
          onChangeCapture={adopt}
          onSubmit={(event) => {
            // Formik reads the values once they are rendered.
            adopt()
            formik.handleSubmit(event)
          }}
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
