import { type FormikErrors, type FormikTouched, useFormik } from 'formik'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { $ZodType } from 'zod/v4/core'
import type { WholeProblem } from './field-frame'
import {
  checkForm,
  type FieldError,
  type FieldErrors,
  type OtherCause,
  type SubmitProblems,
  wholeForm,
} from './validation'

/** Delay of a field's validation, which batches several fields, in ms. */
const debounce = 5

/** Formik with a zod schema: validates fields on blur or commit, and all at submit. */
export function useZodForm<Values extends object, Output>(options: ZodFormOptions<Values, Output>) {
  const { schema, initialValues, initialErrors = {}, onSubmit } = options
  const serverErrors = useRef<ServerErrors>({})
  const [problem, setProblem] = useState(problemOf(initialErrors[wholeForm]))
  const [failures, setFailures] = useState(0)

  const formik = useFormik<Values>({
    initialValues,
    initialErrors: formikErrors(initialErrors),
    initialTouched: (options.initialTouched ?? {}) as FormikTouched<Values>,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values) => {
      serverErrors.current = {}
      setProblem(undefined)
      const check = checkForm(schema, values)
      if (!check.ok) return show(check.errors, check.errors[wholeForm])
      const problems: SubmitProblems = (await onSubmit(check.output)) ?? {}
      const { fields = {}, form = errorWithoutField(fields, values), cause } = problems
      serverErrors.current = serverErrorsOf(fields, values)
      show(fields, form, cause)
    },
  })

  function show(errors: FieldErrors, whole: FieldError | undefined, cause?: OtherCause): void {
    formik.setErrors(formikErrors(errors))
    setProblem(problemOf(whole, cause))
    if (whole || Object.keys(errors).length > 0) setFailures((count) => count + 1)
  }

  const settle = useSettledFields((names) => {
    const { values, touched } = formik
    const seen = new Set([...Object.keys(touched), ...names])
    const check = checkForm(schema, values)
    const errors = {
      ...currentErrors(serverErrors.current, values),
      ...(check.ok ? {} : check.errors),
    }
    void formik.setTouched(trueFor<Values>(seen), false)
    const shown = Object.entries(errors).filter(([name]) => seen.has(name))
    formik.setErrors(formikErrors(Object.fromEntries(shown)))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (options.validateOnMount) Object.keys(initialValues).forEach(settle)
  }, [])

  const forgetProblem = useCallback(() => setProblem(undefined), [])
  return { formik, settle, problem, forgetProblem, failures }
}

function problemOf(error: FieldError | undefined, cause?: OtherCause): WholeProblem | undefined {
  return error ? { error, cause } : undefined
}

/** Collects the fields of one debounce interval and validates them together. */
function useSettledFields(check: (names: ReadonlySet<string>) => void): (name: string) => void {
  const due = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const latestCheck = useRef(check)
  latestCheck.current = check
  const cancelCheck = useRef(() => {})
  useEffect(() => {
    trackPresses()
    return () => {
      clearTimeout(timer.current)
      cancelCheck.current()
    }
  }, [])
  const checkDue = () => {
    latestCheck.current(due.current)
    due.current = new Set()
  }
  return useRef((name: string) => {
    due.current.add(name)
    clearTimeout(timer.current)
    cancelCheck.current()
    timer.current = setTimeout(() => {
      // The press that blurred a field may not be over yet.
      cancelCheck.current = afterPress(checkDue)
    }, debounce)
  }).current
}

/** Formik passes errors on as they are, but its types know texts only. */
export function formikErrors<Values>(errors: FieldErrors): FormikErrors<Values> {
  return errors as FormikErrors<Values>
}

function trueFor<Values>(names: Iterable<string>): FormikTouched<Values> {
  return Object.fromEntries([...names].map((name) => [name, true])) as FormikTouched<Values>
}

export interface ZodFormOptions<Values extends object, Output> {
  /** Keys are the field names; made with `zod/mini`. */
  schema: $ZodType<Output>
  initialValues: Values
  /** Gets the parsed values; resolves with errors and does not reject. */
  onSubmit: (output: Output) => Promise<SubmitProblems | undefined> | Promise<void>
  initialErrors?: FieldErrors
  initialTouched?: Partial<Record<keyof Values & string, boolean>>
  validateOnMount?: boolean
}

/** Server errors, each with the value at that time; one applies while the value is unchanged. */
type ServerErrors = Readonly<Record<string, { value: unknown; error: FieldError }>>

/** Stores the errors of a server with the present values of their fields. */
function serverErrorsOf(errors: FieldErrors, values: object): ServerErrors {
  const named = Object.entries(errors).filter(([name]) => Object.hasOwn(values, name))
  return Object.fromEntries(
    named.map(([name, error]) => [name, { value: Reflect.get(values, name), error }]),
  )
}

/** The server errors that still apply. */
function currentErrors(serverErrors: ServerErrors, values: object): FieldErrors {
  const current = Object.entries(serverErrors).filter(
    ([name, { value }]) => Reflect.get(values, name) === value,
  )
  return Object.fromEntries(current.map(([name, { error }]) => [name, error]))
}

/** The first error without a field in the form. */
function errorWithoutField(errors: FieldErrors, values: object): FieldError | undefined {
  return Object.entries(errors).find(([name]) => !Object.hasOwn(values, name))?.[1]
}

let isPressed = false
let isListening = false

/**
 * Runs an action at once, or, while a pointer is down, right after its release: a layout shift in
 * between would move the pressed element.
 * @returns cancels it
 */
function afterPress(act: () => void): () => void {
  if (!isPressed) {
    act()
    return () => {}
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  // The click event is in the same task as the release.
  const released = () => {
    timer = setTimeout(act)
  }
  const releases = ['pointerup', 'pointercancel'] as const
  for (const release of releases) addEventListener(release, released, { once: true })
  return () => {
    clearTimeout(timer)
    for (const release of releases) removeEventListener(release, released)
  }
}

/** Starts to track presses; later calls do nothing. */
function trackPresses(): void {
  if (isListening) return
  isListening = true
  addEventListener('pointerdown', () => setPressed(true), { capture: true })
  addEventListener('pointerup', () => setPressed(false), { capture: true })
  addEventListener('pointercancel', () => setPressed(false), { capture: true })
}

function setPressed(next: boolean): void {
  isPressed = next
}
