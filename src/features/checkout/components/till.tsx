/** @jsxImportSource theme-ui */
import { useCallback, useState } from 'react'
import { waitFor } from 'xstate'
import type { SessionUser } from '../../../../contract/account/user-account'
import type { Cart } from '../../../../contract/shop/cart'
import type { SubmitProblems } from '../../../components/form/zod-form-options'
import { type Text, useText } from '../../../lib/i18n/texts'
import type { HowForm } from '../checkout-schemas'
import { type CheckoutStep, stepHolding } from '../checkout-steps'
import { checkoutMessages } from '../checkout-texts'
import type { CheckoutValues } from '../checkout-values'
import { cartMark, type OrderAttempt, orderBody, shownItems } from '../order-attempt'
import { orderSum } from '../order-sum'
import type { ShopTerms } from '../shop-terms'
import { tillStyle } from '../till-style'
import { type CheckoutStory, isBusy } from '../use-checkout'
import { useCheckoutStep } from '../use-checkout-step'
import { useCheckoutValues } from '../use-checkout-values'
import { HowStep } from './how-step'
import { OrderSummary } from './order-summary'
import { StepList } from './step-list'
import { StoryNotice } from './story-notice'
import { WhereStep } from './where-step'
import { WhoStep } from './who-step'

interface TillProps {
  user: SessionUser
  cart: Cart
  terms: ShopTerms
  story: CheckoutStory
}

/** The three steps, and beside them what it comes to. */
export function Till({ user, cart, terms, story }: TillProps) {
  const text = useText(checkoutMessages)
  const [values, onValues] = useCheckoutValues(user)
  const [step, openStep] = useCheckoutStep(values)
  const [focused, setFocused] = useState(false)
  const { actor, state } = story
  const lead = useCallback(
    (next: CheckoutStep) => {
      setFocused(true)
      openStep(next)
    },
    [openStep],
  )
  const onOpen = (next: CheckoutStep) => {
    // What was refused has been put right, or will be refused again.
    if (state.matches('refused')) actor.send({ type: 'problem.noticed' })
    lead(next)
  }
  const items = shownItems(cart)
  const payWay = terms.payWays.find(({ id }) => String(id) === values.payWay) ?? null
  const sum = orderSum(items, terms.shippingPrice, payWay)
  const refused = state.matches('refused') ? state.context.refusal.fields : {}
  const props = { values, refused, focused, onValues, onOpen }

  async function order(form: HowForm): Promise<SubmitProblems | undefined> {
    onValues(form)
    const attempt = attemptOf(text, { owner: user.id, cart, terms, values: { ...values, ...form } })
    actor.send({ type: 'order.asked', attempt })
    const { context, value } = await waitFor(
      actor,
      ({ value }) => value === 'placed' || !isBusy(value),
    )
    if (value !== 'refused') return {}
    const { fields, whole } = context.refusal
    const elsewhere = stepHolding(Object.keys(fields))
    if (elsewhere !== null && elsewhere !== 'how') {
      lead(elsewhere)
      return {}
    }
    return { fields, form: whole ?? (elsewhere === null ? text('refused') : undefined) }
  }

  return (
    <div sx={tillStyle}>
      <div sx={{ display: 'grid', gap: 5 }}>
        <StepList present={step} onOpen={onOpen} />
        <StoryNotice story={story} />
        {step === 'who' && <WhoStep {...props} isMailed={terms.isMailed} />}
        {step === 'where' && <WhereStep {...props} />}
        {step === 'how' && (
          <HowStep {...props} {...{ terms, sum }} busy={isBusy(state.value)} onOrder={order} />
        )}
      </div>
      <OrderSummary items={items} sum={sum} isPayWayKnown={payWay !== null} isFixed={false} />
    </div>
  )
}

interface Wish {
  owner: number
  cart: Cart
  terms: ShopTerms
  values: CheckoutValues
}

/** All that the person sees at this moment, as one order. */
function attemptOf(
  text: Text<typeof checkoutMessages.words>,
  { owner, cart, terms, values }: Wish,
): OrderAttempt {
  const items = shownItems(cart)
  const payWay = terms.payWays.find(({ id }) => String(id) === values.payWay) ?? null
  const { total } = orderSum(items, terms.shippingPrice, payWay)
  const body = orderBody(values, items, text('how.vatLine', { number: values.vatNumber }))
  return { owner, cart: cartMark(cart), body, items, total }
}
