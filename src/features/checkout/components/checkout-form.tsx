import { useCallback, useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { waitFor } from 'xstate'
import { DeliveryTime } from '#components/delivery-time'
import type { SubmitProblems } from '#components/form/validation'
import { ShopPromises } from '#components/shop-promises'
import type { SessionUser } from '#contract/account/user-account'
import type { Cart } from '#contract/shop/cart'
import { isPaidByTransfer } from '#contract/shop/online-payment'
import type { Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { writeAddress } from '#lib/navigation/write-address'
import { serverNow } from '#lib/time/server-clock'
import { checkoutMessages } from '../checkout-messages'
import {
  allowedStep,
  type CheckoutStep,
  type CheckoutValues,
  type HowForm,
  startingValues,
  stepInQuery,
  stepPath,
  stepWithField,
} from '../checkout-schema'
import { checkoutGridStyle } from '../checkout-skeleton'
import {
  cartFingerprint,
  isAvailable,
  type OrderAttempt,
  orderBody,
  orderSum,
  type ShopTerms,
  shownItems,
} from '../order'
import { type Checkout, checkoutDraft, isBusy } from '../use-checkout'
import { CheckoutNotice } from './checkout-notice'
import { HowStep } from './how-step'
import { OrderSummary } from './order-summary'
import { StepList } from './step-list'
import { WhereStep } from './where-step'
import { WhoStep } from './who-step'

interface CheckoutFormProps {
  user: SessionUser
  cart: Cart
  terms: ShopTerms
  checkout: Checkout
}

/** The three steps of the checkout and the order summary. */
export function CheckoutForm({ user, cart, terms, checkout }: CheckoutFormProps) {
  const { t } = useTranslation(checkoutMessages)
  const [values, onValues] = useCheckoutValues(user)
  const [step, openStep] = useCheckoutStep(values)
  const [focused, setFocused] = useState(false)
  const { actor, state } = checkout
  const lead = useCallback(
    (next: CheckoutStep) => {
      setFocused(true)
      openStep(next)
    },
    [openStep],
  )
  const onOpen = (next: CheckoutStep) => {
    if (state.matches('refused')) actor.send({ type: 'problem.dismissed' })
    lead(next)
  }
  const items = shownItems(cart)
  const payWay = terms.payWays.find(({ id }) => String(id) === values.payWay) ?? null
  const sum = orderSum(items, terms.shippingPrice, payWay)
  const refused = state.matches('refused') ? state.context.refusal.fields : {}
  const props = { values, refused, focused, onValues, onOpen }
  const promises = <ShopPromises payWays={terms.payWays} />
  const summary = (
    <OrderSummary items={items} sum={sum} isPayWayKnown={payWay !== null}>
      {isAvailable(cart) && (
        <DeliveryTime since={payWay && isPaidByTransfer(payWay) ? 'payment' : serverNow()} />
      )}
      {step !== 'how' && promises}
    </OrderSummary>
  )

  async function submitOrder(form: HowForm): Promise<SubmitProblems | undefined> {
    onValues(form)
    const attempt = attemptOf(t, { owner: user.id, cart, terms, values: { ...values, ...form } })
    actor.send({ type: 'order.submitted', attempt })
    const { context, value } = await waitFor(
      actor,
      ({ value }) => value === 'placed' || !isBusy(value),
    )
    if (value !== 'refused') return {}
    const { fields, whole } = context.refusal
    const elsewhere = stepWithField(Object.keys(fields))
    if (elsewhere !== null && elsewhere !== 'how') {
      lead(elsewhere)
      return {}
    }
    return { fields, form: whole ?? (elsewhere === null ? t('refused') : undefined) }
  }

  return (
    <div sx={styles.checkoutForm}>
      <StepList present={step} onOpen={onOpen} />
      <CheckoutNotice checkout={checkout} />
      {step === 'how' ? (
        <HowStep
          {...props}
          {...{ terms, summary, promises }}
          amount={sum.items + sum.shipping}
          busy={isBusy(state.value)}
          onOrder={submitOrder}
        />
      ) : (
        <div sx={checkoutGridStyle}>
          {step === 'who' && <WhoStep {...props} isMailed={terms.isMailed} />}
          {step === 'where' && <WhereStep {...props} />}
          {summary}
        </div>
      )}
    </div>
  )
}

interface AttemptInput {
  owner: number
  cart: Cart
  terms: ShopTerms
  values: CheckoutValues
}

/** The order as the form shows it now. */
function attemptOf(
  text: Text<typeof checkoutMessages.words>,
  { owner, cart, terms, values }: AttemptInput,
): OrderAttempt {
  const items = shownItems(cart)
  const payWay = terms.payWays.find(({ id }) => String(id) === values.payWay) ?? null
  const { total } = orderSum(items, terms.shippingPrice, payWay)
  const body = orderBody(values, items, text('how.vatLine', { number: values.vatNumber }))
  return { owner, cart: cartFingerprint(cart), body, items, total }
}

/**
 * The current step and a function that opens another one. Each step has its own URL; a step whose
 * earlier steps are incomplete redirects to the first of them.
 */
function useCheckoutStep(values: CheckoutValues) {
  const [named, setNamed] = useState(() => stepInQuery(window.location.search))
  useEffect(() => {
    const follow = () => setNamed(stepInQuery(window.location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const step = allowedStep(named, values)
  useEffect(() => {
    if (step === named) return
    setNamed(step)
    writeAddress(stepPath(step), { replace: true })
  }, [step, named])
  const open = useCallback((next: CheckoutStep) => {
    setNamed(next)
    writeAddress(stepPath(next))
  }, [])
  return [step, open] as const
}

/** The form's values, stored as the tab's draft on each change. */
function useCheckoutValues(user: SessionUser) {
  const [draft] = useState(() => checkoutDraft(user.id))
  const [values, setValues] = useState(() => startingValues(user, draft.read()))
  const change = useCallback(
    (changed: Partial<CheckoutValues>) =>
      setValues((current) => {
        const next = { ...current, ...changed }
        if (JSON.stringify(next) !== JSON.stringify(current)) draft.keep(next)
        return next
      }),
    [draft],
  )
  return [values, change] as const
}

const styles = {
  checkoutForm: { display: 'grid', gap: 5, mb: [6, 7] },
} satisfies Record<string, ThemeUIStyleObject>
