import { type FormikErrors, type FormikTouched, useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { afterPress, noticePresses } from './after-press'
import { checkForm, type FieldErrors, wholeForm } from './find-errors'
import { homelessError, type Refusals, refusalsOf, statusErrors } from './refusals'
import type { SubmitProblems, ZodFormOptions } from './zod-form-options'

/** How long a field that was left waits for its neighbours before it is checked, in ms. */
const debounce = 5

/** Formik with a zod schema: fields are checked when left or committed, all of them at submit. */
export function useZodForm<Values extends object, Output>(options: ZodFormOptions<Values, Output>) {
  const { schema, initialValues, initialErrors = {}, onSubmit } = options
  const refusals = useRef<Refusals>({})
  const [problem, setProblem] = useState(initialErrors[wholeForm])
  const [failures, setFailures] = useState(0)

  const formik = useFormik<Values>({
    initialValues,
    initialErrors: initialErrors as FormikErrors<Values>,
    initialTouched: (options.initialTouched ?? {}) as FormikTouched<Values>,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values) => {
      refusals.current = {}
      setProblem(undefined)
      const check = checkForm(schema, values)
      if (!check.ok) return show(check.errors, check.errors[wholeForm])
      const problems: SubmitProblems = (await onSubmit(check.output)) ?? {}
      const { fields = {}, form = homelessError(fields, values) } = problems
      refusals.current = refusalsOf(fields, values)
      show(fields, form)
    },
  })

  function show(errors: FieldErrors, whole: string | undefined): void {
    formik.setErrors(errors as FormikErrors<Values>)
    setProblem(whole)
    if (whole || Object.keys(errors).length > 0) setFailures((count) => count + 1)
  }

  const settle = useSettledFields((names) => {
    const { values, touched } = formik
    const seen = new Set([...Object.keys(touched), ...names])
    const check = checkForm(schema, values)
    const errors = {
      ...statusErrors(refusals.current, values),
      ...(check.ok ? {} : check.errors),
    }
    void formik.setTouched(trueFor<Values>(seen), false)
    formik.setErrors(
      Object.fromEntries(
        Object.entries(errors).filter(([name]) => seen.has(name)),
      ) as FormikErrors<Values>,
    )
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (options.validateOnMount) for (const name of Object.keys(initialValues)) settle(name)
  }, [])

  return { formik, settle, problem, failures }
}

/** Gathers the fields that were left within the debounce, then has them checked together. */
function useSettledFields(check: (names: ReadonlySet<string>) => void): (name: string) => void {
  const due = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const latestCheck = useRef(check)
  latestCheck.current = check
  const takeBack = useRef(() => {})
  useEffect(() => {
    noticePresses()
    return () => {
      clearTimeout(timer.current)
      takeBack.current()
    }
  }, [])
  const checkDue = () => {
    latestCheck.current(due.current)
    due.current = new Set()
  }
  return useRef((name: string) => {
    due.current.add(name)
    clearTimeout(timer.current)
    takeBack.current()
    timer.current = setTimeout(() => {
      // Whoever leaves a field by pressing something is still pressing it.
      takeBack.current = afterPress(checkDue)
    }, debounce)
  }).current
}

function trueFor<Values>(names: Iterable<string>): FormikTouched<Values> {
  return Object.fromEntries([...names].map((name) => [name, true])) as FormikTouched<Values>
}
