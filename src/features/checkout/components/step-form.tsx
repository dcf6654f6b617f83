/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { $ZodType } from 'zod/v4/core'
import type { FieldErrors } from '../../../components/form/find-errors'
import { FormProblem } from '../../../components/form/form-problem'
import { ZodForm } from '../../../components/form/zod-form'
import type { SubmitProblems } from '../../../components/form/zod-form-options'
import { useText } from '../../../lib/i18n/texts'
import type { CheckoutStep } from '../checkout-steps'
import { checkoutMessages } from '../checkout-texts'
import type { CheckoutValues } from '../checkout-values'

interface StepFormProps<Name extends keyof CheckoutValues, Output> {
  step: CheckoutStep
  schema: $ZodType<Output>
  initialValues: Pick<CheckoutValues, Name>
  /** What the shop refused of these fields. */
  refused: FieldErrors
  /** The form appeared because the person moved on to it. */
  focused: boolean
  onValues: (values: Partial<CheckoutValues>) => void
  onSubmit: (output: Output) => Promise<SubmitProblems | undefined>
  children: ReactNode
}

/** One step of an order: its name, its fields, and what is wrong with them. */
export function StepForm<Name extends keyof CheckoutValues, Output>(
  props: StepFormProps<Name, Output>,
) {
  const { step, schema, initialValues, refused, focused, onValues, onSubmit, children } = props
  const text = useText(checkoutMessages)
  const [start] = useState(initialValues)
  const [errors] = useState(() => errorsIn(refused, start))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <ZodForm<Pick<CheckoutValues, Name>, Output>
      schema={schema}
      initialValues={start}
      initialErrors={errors}
      initialTouched={touchedBy(errors)}
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 5, alignContent: 'start' }}
    >
      <div sx={{ display: 'grid', gap: 2 }}>
        <h2 ref={heading} tabIndex={-1} sx={{ m: 0, fontSize: 'h2', outline: 'none' }}>
          {text(`steps.${step}`)}
        </h2>
        <p sx={{ color: 'textMuted' }}>{text(`${step}.lead`)}</p>
      </div>
      <ValuesKeeper onValues={onValues} />
      {children}
      <FormProblem />
    </ZodForm>
  )
}

/** Hands on what is typed, so that nothing is lost and the sum is always right. */
function ValuesKeeper({ onValues }: Pick<StepFormProps<never, never>, 'onValues'>) {
  const { values } = useFormikContext<Partial<CheckoutValues>>()
  useEffect(() => onValues(values), [values, onValues])
  return null
}

function errorsIn(refused: FieldErrors, values: object): FieldErrors {
  return Object.fromEntries(Object.entries(refused).filter(([name]) => Object.hasOwn(values, name)))
}

function touchedBy<Name extends string>(errors: FieldErrors): Partial<Record<Name, boolean>> {
  const touched = Object.keys(errors).map((name) => [name, true])
  return Object.fromEntries(touched) as Partial<Record<Name, boolean>>
}
