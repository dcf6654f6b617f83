import { FormikProvider, useFormikContext } from 'formik'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { useTranslation } from '#lib/i18n/use-translation'
import { Button, type ButtonLook } from '../button'
import { Notice } from '../notice'
import { FormContextProvider, useFormContext } from './field-frame'
import { useZodForm, type ZodFormOptions } from './use-zod-form'
import { errorText, validationMessages } from './validation'

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
  const form = useRef<HTMLFormElement | null>(null)
  const { formik, settle, problem, forgetProblem, failures } = useZodForm(options)
  const context = useMemo(
    () => ({ settle, problem, forgetProblem }),
    [settle, problem, forgetProblem],
  )

  /** Leaves out the control of the event, which has a handler of its own. */
  const adopt = (event?: SyntheticEvent) => {
    if (!form.current) return
    for (const { name, value } of silentValues(form.current, formik.values, event?.target)) {
      void formik.setFieldValue(name, value, false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  const begin = useCallback((element: HTMLFormElement | null) => {
    form.current = element
    adopt()
  }, [])
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
          ref={begin}
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
  /** It must wait. */
  held?: boolean
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

interface FormProblemProps {
  /** A link to where the user sees whether it was done, after a lost answer. */
  whereToLook?: ReactNode
}

/** The error of the whole form, focused when it appears; null without one. */
export function FormProblem({ whereToLook }: FormProblemProps) {
  const { problem } = useFormContext()
  const { t } = useTranslation(validationMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) element.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <div ref={element} tabIndex={-1}>
      <Notice
        tone={problem.cause === 'unclear' ? 'warning' : 'error'}
        live
        title={t(`problem.${problem.cause ?? 'title'}`)}
        action={problem.cause === 'unclear' && whereToLook}
      >
        {errorText(problem.error, '', t)}
      </Notice>
    </div>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Values that the controls of a form got without an event: before hydration, or from a password
 * manager that sets `value` alone. The next rendering would replace them by the form's own values, so
 * they are adopted before whatever renders the form.
 */
function silentValues(form: HTMLFormElement, values: object, handled?: EventTarget) {
  return [...form.querySelectorAll<Control>('input, textarea, select')]
    .filter((control) => control !== handled && Object.hasOwn(values, control.name))
    .map((control) => {
      const { name } = control
      return { name, value: silentValue(control, Reflect.get(values, name)) }
    })
    .filter(({ value }) => value !== undefined)
}

/** The value in a control, where it differs from what the form shows for `known`; else undefined. */
function silentValue(control: Control, known: unknown): string | boolean | undefined {
  const value = stateOf(control)
  return value === undefined || value === shownFor(control, known) ? undefined : value
}

function stateOf(control: Control): string | boolean | undefined {
  if (control.type === 'file') return undefined
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked
  if (control.type === 'radio' && !(control as HTMLInputElement).checked) return undefined
  return control.value
}

/** What a control shows for a value: a select only its options, a text field no line breaks. */
function shownFor(control: Control, known: unknown): unknown {
  if (typeof known !== 'string' || control.type === 'radio') return known
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find(({ value }) => value === known) ?? options[0])?.value
  }
  const copy = control.cloneNode() as typeof control
  copy.value = known
  return copy.value
}
