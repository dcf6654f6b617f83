import { useFormikContext } from 'formik'
import { type ReactNode, useMemo, useState } from 'react'
import { waitFor } from 'xstate'
import { PlaceFields } from '#components/address/place-fields'
import { usePlaces } from '#components/address/use-places'
import { DeliveryTime } from '#components/delivery-time'
import type { SubmitProblems } from '#components/form/validation'
import { ShopPromises } from '#components/shop-promises'
import type { SessionUser } from '#contract/account/user-account'
import { listAddresses } from '#contract/endpoints/addresses'
import type { Cart } from '#contract/shop/cart'
import { isPaidByTransfer } from '#contract/shop/online-payment'
import { publicConfig } from '#lib/config/public-config'
import { serverNow } from '#lib/time/clock'
import type { Buyer } from '#session/buyer'
import { accountKeys, useAccountQuery } from '#session/use-account-query'
import { checkoutDraft, startingValues } from '../checkout-draft'
import { checkoutMessages } from '../checkout-messages'
import type { CheckoutValues } from '../checkout-schema'
import { stepWithField } from '../checkout-steps'
import { cartFingerprint, isAvailable, orderBody, orderQuote, type ShopTerms } from '../order'
import { payWayOption } from '../pay-way-options'
import type { Checkout } from '../use-checkout'
import { useStepAddress } from '../use-step-address'
import { CheckoutForm } from './checkout-form'
import { CheckoutNotice } from './checkout-notice'
import { OrderSummary } from './order-summary'

interface CheckoutOrderProps {
  /** Null for a guest. */
  user: SessionUser | null
  cart: Cart
  terms: ShopTerms
  checkout: Checkout
}

const { text } = checkoutMessages

/** The form of the order with what it needs of the shop, the buyer and the checkout. */
export function CheckoutOrder({ user, cart, terms, checkout }: CheckoutOrderProps) {
  const { actor, state } = checkout
  const owner = user?.id ?? 'guest'
  const [draft] = useState(() => checkoutDraft(owner))
  const [initialValues] = useState(() => startingValues(user, draft.read()))
  const [step, openStep] = useStepAddress()
  const { data: addresses } = useAccountQuery(accountKeys.addresses, listAddresses, {
    enabled: user !== null,
  })
  const { items, shipping } = orderQuote(cart, terms, '').sum
  const payWays = useMemo(
    () => terms.payWays.map((payWay) => payWayOption(payWay, items + shipping)),
    [terms, items, shipping],
  )
  const isRefused = state.matches('refused')
  const promises = <ShopPromises payWays={terms.payWays} />

  async function order(values: CheckoutValues): Promise<SubmitProblems> {
    actor.send({
      type: 'order.submitted',
      attempt: attemptOf({ owner, cart, terms, values }),
    })
    const ended = await waitFor(
      actor,
      (snapshot) => snapshot.matches('placed') || !snapshot.hasTag('busy'),
    )
    if (!ended.matches('refused')) return {}
    const { fields, whole } = ended.context.refusal
    const isOfNoField = stepWithField(Object.keys(fields)) === null
    return { fields, form: whole ?? (isOfNoField ? text('refused') : undefined) }
  }

  return (
    <CheckoutForm
      {...{ initialValues, step, payWays, promises }}
      refused={isRefused ? state.context.refusal.fields : {}}
      onStep={openStep}
      onDismiss={() => isRefused && actor.send({ type: 'problem.dismissed' })}
      onOrder={order}
      keep={draft.keep}
      isMailed={terms.isMailed}
      isGuest={user === null}
      isDemonstration={publicConfig.demonstration}
      addresses={addresses?.results ?? []}
      placeFields={<DeliveryPlace />}
      notice={<CheckoutNotice checkout={checkout} />}
      summary={<Quote {...{ cart, terms }}>{step !== 'how' && promises}</Quote>}
      busy={state.hasTag('busy')}
    />
  )
}

interface AttemptInput {
  owner: Buyer
  cart: Cart
  terms: ShopTerms
  values: CheckoutValues
}

/** The order as the form shows it now. */
function attemptOf({ owner, cart, terms, values }: AttemptInput) {
  const { items, sum } = orderQuote(cart, terms, values.payWay)
  const body = orderBody(values, items, text('how.vatLine', { number: values.vatNumber }))
  return { owner, cart: cartFingerprint(cart), body, items, total: sum.total }
}

/** The fields of the address, with the regions of the country that is chosen in the form. */
function DeliveryPlace() {
  const { values } = useFormikContext<CheckoutValues>()
  return <PlaceFields places={usePlaces(values.country)} />
}

interface QuoteProps extends Pick<CheckoutOrderProps, 'cart' | 'terms'> {
  children: ReactNode
}

/** What is ordered, and what it costs with the pay way that is chosen in the form. */
function Quote({ cart, terms, children }: QuoteProps) {
  const { values } = useFormikContext<CheckoutValues>()
  const { items, payWay, sum } = orderQuote(cart, terms, values.payWay)
  return (
    <OrderSummary items={items} sum={sum} isPayWayKnown={payWay !== null}>
      {isAvailable(cart) && (
        <DeliveryTime since={payWay && isPaidByTransfer(payWay) ? 'payment' : serverNow()} />
      )}
      {children}
    </OrderSummary>
  )
}
