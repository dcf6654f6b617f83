import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { $ZodType } from 'zod/v4/core'
import type { RadioOption } from '#components/form/radio-field'
import type { FieldErrors, SubmitProblems } from '#components/form/validation'
import { FormProblem, ZodForm } from '#components/form/zod-form'
import type { Address } from '#contract/account/address'
import { vatNumberLooksWrong } from '#contract/shop/vat-number'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutGridStyle } from '../checkout-grid'
import { checkoutMessages } from '../checkout-messages'
import {
  type CheckoutValues,
  emptyCheckout,
  orderSchema,
  whereSchema,
  whoSchema,
} from '../checkout-schema'
import { type CheckoutStep, errorsOfStep, stepWithField } from '../checkout-steps'
import type { OrderChange } from '../order'
import { HeldOrder } from './held-order'
import { HowFields } from './how-fields'
import { RecipientCard } from './recipient-card'
import { StepActions } from './step-actions'
import { StepList } from './step-list'
import { touchedBy, useOpenStep } from './use-open-step'
import { WhereFields } from './where-fields'
import { WhoFields } from './who-fields'

interface CheckoutFormProps extends Omit<StepsProps, 'requested' | 'returns' | 'onChange'> {
  initialValues: CheckoutValues
  /** As the address names it; shown once the steps before it are complete. */
  step: CheckoutStep
  /** Sends the order; resolves once it is placed or why it is not. */
  onOrder: (values: CheckoutValues) => Promise<SubmitProblems>
}

/** The three steps of the checkout: one form, which shows the fields of a step. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { initialValues, step, onOrder, ...steps } = props
  const { refused, payWays, onStep, onDismiss } = steps
  // Who changes the recipient on the card of the last step goes back to it, not through the address.
  const [returns, setReturns] = useState(false)
  const vatNumberIsMeant = useMeantVatNumber()
  const schemas = useMemo(
    (): Record<CheckoutStep, $ZodType<Partial<CheckoutValues>>> => ({
      who: whoSchema,
      where: whereSchema,
      how: orderSchema(payWays.map(({ value }) => value)),
    }),
    [payWays],
  )
  async function submit(output: Partial<CheckoutValues>): Promise<SubmitProblems> {
    if (step !== 'how') {
      onDismiss()
      onStep(step === 'who' && !returns ? 'where' : 'how')
      setReturns(false)
      return {}
    }
    const order = { ...emptyCheckout, ...output }
    if (!vatNumberIsMeant(order)) {
      return { fields: { vatNumber: checkoutMessages.text('rules.vatNumberOdd') } }
    }
    const problems = await onOrder(order)
    const { fields = {} } = problems
    const elsewhere = stepWithField(Object.keys(fields))
    if (elsewhere === null || elsewhere === 'how') return problems
    onStep(elsewhere)
    return { fields: errorsOfStep(elsewhere, fields) }
  }
  return (
    <ZodForm
      schema={schemas[step]}
      initialValues={initialValues}
      initialErrors={refused}
      initialTouched={touchedBy(refused)}
      onSubmit={submit}
      sx={styles.checkoutForm}
    >
      <Steps {...steps} {...{ returns }} requested={step} onChange={() => setReturns(true)} />
    </ZodForm>
  )
}

/**
 * Whether the tax number may be sent: one that looks wrong only as it is sent the second time. Few
 * see the warning at its field, and an invoice with a wrong number is worth nothing.
 */
function useMeantVatNumber() {
  const asked = useRef<string | null>(null)
  return ({ documentType, vatNumber }: CheckoutValues): boolean => {
    if (documentType !== 'INVOICE' || !vatNumberLooksWrong(vatNumber)) return true
    const isMeant = asked.current === vatNumber
    asked.current = vatNumber
    return isMeant
  }
}

interface StepsProps {
  requested: CheckoutStep
  /** Errors of the refused order, by field. */
  refused: FieldErrors
  onStep: (step: CheckoutStep, options?: { replace: boolean }) => void
  /** The customer leaves the step, and with it the refusal. */
  onDismiss: () => void
  /** The recipient is changed from the last step, to which the first one leads back then. */
  returns: boolean
  onChange: () => void
  /** Stores what was typed. */
  keep: (values: CheckoutValues) => void
  payWays: readonly RadioOption[]
  /** Other pay ways, which could not be read. */
  unshownPayWays: number
  /** Orders are confirmed by email. */
  isMailed: boolean
  /** Somebody without an account orders. */
  isGuest: boolean
  /** Nothing is sold here. */
  isDemonstration: boolean
  /** The account's addresses; null where they could not be read. */
  addresses: readonly Address[] | null
  /** Nothing had to be typed: the steps before the last one are not shown as such. */
  isKnown: boolean
  /** The fields from the country to the street number, with the places to choose from. */
  placeFields: ReactNode
  /** Why the order is not placed. */
  notice: ReactNode
  /** What is ordered and what it costs; in the last step directly above the button, by law. */
  summary: ReactNode
  /** What the shop promises: in the last step below the button. */
  promises: ReactNode
  /** An order is being placed. */
  busy: boolean
  /** Why the cart cannot be ordered as it is; empty where it can. */
  obstacles: readonly OrderChange[]
}

function Steps(props: StepsProps) {
  const { onStep, onDismiss, onChange, isKnown, notice, summary, promises, obstacles } = props
  const { t } = useTranslation(checkoutMessages)
  const { step, heading } = useOpenStep(props)
  const open = (next: CheckoutStep) => {
    onDismiss()
    onStep(next)
  }
  const change = (next: CheckoutStep) => {
    onChange()
    open(next)
  }
  const reasonId = useId()
  const isHeld = obstacles.length > 0
  return (
    <>
      {!(isKnown && step === 'how') && <StepList present={step} onOpen={open} />}
      {notice}
      <div sx={checkoutGridStyle}>
        <div sx={styles.fields}>
          {step === 'how' && <RecipientCard onOpen={change} />}
          <div sx={styles.head}>
            <h2 key={step} ref={heading} tabIndex={-1} sx={styles.heading}>
              {t(`steps.${step}`)}
            </h2>
            <p sx={styles.lead}>
              {t(step === 'who' && props.isGuest ? 'who.guestLead' : `${step}.lead`)}
            </p>
          </div>
          {step === 'who' && (
            <WhoFields
              isMailed={props.isMailed}
              isGuest={props.isGuest}
              next={props.returns ? 'how' : 'where'}
            />
          )}
          {step === 'where' && (
            <WhereFields
              addresses={props.addresses}
              placeFields={props.placeFields}
              onBack={() => open('who')}
            />
          )}
          {step === 'how' && (
            <HowFields
              payWays={props.payWays}
              unshownPayWays={props.unshownPayWays}
              isDemonstration={props.isDemonstration}
            />
          )}
          <FormProblem />
        </div>
        {step === 'how' ? (
          <div sx={styles.order}>
            {summary}
            {isHeld && <HeldOrder id={reasonId} obstacles={obstacles} />}
            <StepActions
              busy={props.busy}
              heldBy={isHeld ? reasonId : undefined}
              onBack={() => open('where')}
            >
              {t('how.submit')}
            </StepActions>
            {promises}
          </div>
        ) : (
          summary
        )}
      </div>
    </>
  )
}

const styles = {
  checkoutForm: { display: 'grid', gap: 5, mb: [6, 7] },
  fields: { display: 'grid', gap: 5, alignContent: 'start' },
  head: { display: 'grid', gap: 2 },
  heading: { m: 0, fontSize: 'h2', outline: 'none' },
  lead: { color: 'textMuted' },
  order: { display: 'grid', gap: 4, '& > section': { position: 'static' } },
} satisfies Record<string, ThemeUIStyleObject>
