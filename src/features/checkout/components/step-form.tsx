import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { $ZodType } from 'zod/v4/core'
import { Button } from '#components/button'
import type { FieldErrors, SubmitProblems } from '#components/form/validation'
import { FormProblem, ZodForm } from '#components/form/zod-form'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import type { CheckoutStep, CheckoutValues } from '../checkout-schema'
import { checkoutGridStyle } from '../checkout-skeleton'

/** Props of every step. */
export interface StepProps {
  values: CheckoutValues
  /** Errors of the refused order, by field. */
  refused: FieldErrors
  /** The step was opened by the customer: focus its heading. */
  focused: boolean
  onValues: (values: Partial<CheckoutValues>) => void
  onOpen: (step: CheckoutStep) => void
}

interface StepFormProps<Name extends keyof CheckoutValues, Output> {
  step: CheckoutStep
  schema: $ZodType<Output>
  initialValues: Pick<CheckoutValues, Name>
  /** Errors of the refused order, by field. */
  refused: FieldErrors
  /** The step was opened by the customer: focus its heading. */
  focused: boolean
  onValues: (values: Partial<CheckoutValues>) => void
  onSubmit: (output: Output) => Promise<SubmitProblems | undefined>
  /** The fields, and the buttons unless they are in `end`. */
  children: ReactNode
  /** Beside the fields on wide screens, below them otherwise. */
  end?: ReactNode
}

/** One step: its heading, its fields and their errors. */
export function StepForm<Name extends keyof CheckoutValues, Output>(
  props: StepFormProps<Name, Output>,
) {
  const { step, schema, initialValues, refused, focused, onValues, onSubmit } = props
  const { t } = useTranslation(checkoutMessages)
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
      sx={props.end ? checkoutGridStyle : styles.form}
    >
      <div sx={styles.fields}>
        <div sx={styles.stepFormGrid}>
          <h2 ref={heading} tabIndex={-1} sx={styles.stepFormHeading}>
            {t(`steps.${step}`)}
          </h2>
          <p sx={styles.stepFormText}>{t(`${step}.lead`)}</p>
        </div>
        <ValuesReporter onValues={onValues} />
        {props.children}
        <FormProblem />
      </div>
      {props.end}
    </ZodForm>
  )
}

/** Reports each change, for the draft and the sum. */
function ValuesReporter({ onValues }: Pick<StepFormProps<never, never>, 'onValues'>) {
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

interface StepActionsProps {
  /** Opens the previous step, if any. */
  onBack?: () => void
  /** The order is being placed. */
  busy?: boolean
  /** Label of the submit button. */
  children: ReactNode
}

/** Submit and back buttons of a step. */
export function StepActions({ onBack, busy = false, children }: StepActionsProps) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <div sx={styles.stepActions}>
      <Button type='submit' size='lg' busy={busy}>
        {children}
      </Button>
      {onBack && (
        <Button variant='quiet' size='lg' onClick={onBack}>
          {t('steps.back')}
        </Button>
      )}
    </div>
  )
}

const styles = {
  form: { display: 'grid' },
  fields: { display: 'grid', gap: 5, alignContent: 'start' },
  stepFormGrid: { display: 'grid', gap: 2 },
  stepFormHeading: { m: 0, fontSize: 'h2', outline: 'none' },
  stepFormText: { color: 'textMuted' },
  stepActions: { display: 'flex', flexDirection: ['column', 'row'], gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
