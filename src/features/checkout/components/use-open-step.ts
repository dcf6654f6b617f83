import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useFormContext } from '#components/form/field-frame'
import { formikErrors } from '#components/form/use-zod-form'
import type { FieldErrors } from '#components/form/validation'
import { useBrowserLayoutEffect } from '#components/use-browser-layout-effect'
import type { CheckoutValues } from '../checkout-schema'
import { allowedStep, type CheckoutStep, errorsOfStep, normalValues } from '../checkout-steps'

interface OpenStepOptions {
  requested: CheckoutStep
  refused: FieldErrors
  onStep: (step: CheckoutStep, options: { replace: boolean }) => void
  keep: (values: CheckoutValues) => void
}

/**
 * The step that is shown, and its heading, which gets the focus when another step opens. A step
 * opens with the errors of the refused order alone, not with what was said when it was left.
 */
export function useOpenStep({ requested, refused, onStep, keep }: OpenStepOptions) {
  const { values, resetForm } = useFormikContext<CheckoutValues>()
  const { forgetProblem } = useFormContext()
  const step = allowedStep(requested, values)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const kept = useRef(JSON.stringify(values))

  useEffect(() => {
    if (step !== requested) onStep(step, { replace: true })
  }, [step, requested, onStep])

  // Before the fields of the step fill in what they know.
  useBrowserLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const own = errorsOfStep(step, refused)
    resetForm({
      values: normalValues(values),
      errors: formikErrors(own),
      touched: touchedBy(own),
    })
    forgetProblem()
    heading.current?.focus()
  }, [step, values, refused, resetForm, forgetProblem])

  useEffect(() => {
    const text = JSON.stringify(values)
    if (text === kept.current) return
    kept.current = text
    keep(values)
  }, [values, keep])

  return { step, heading }
}

/** Formik's `touched`, so that these errors are shown. */
export function touchedBy(errors: FieldErrors): Partial<Record<keyof CheckoutValues, boolean>> {
  return Object.fromEntries(Object.keys(errors).map((name) => [name, true]))
}
