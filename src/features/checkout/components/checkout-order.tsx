import { useFormikContext } from 'formik'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { waitFor } from 'xstate'
import { ReadProblem } from '#components/account/account-read'
import { usePlaces } from '#components/account/use-places'
import { PlaceFields } from '#components/address/place-fields'
import { DeliveryTime } from '#components/delivery-time'
import type { Draft } from '#components/form/draft'
import type { FormValues, SubmitProblems } from '#components/form/validation'
import { ShopPromises } from '#components/shop-promises'
import { UnshownRows } from '#components/unshown-rows'
import type { Address } from '#contract/account/address'
import type { SessionUser } from '#contract/account/user-account'
import { listAddresses } from '#contract/endpoints/addresses'
import type { Cart } from '#contract/shop/cart'
import { isPaidByTransfer, isPaidOnline } from '#contract/shop/online-payment'
import { unshownIn } from '#contract/wire/page'
import { publicConfig } from '#lib/config/public-config'
import { serverNow } from '#lib/time/clock'
import type { Buyer } from '#session/buyer'
import { useAccountQuery } from '#session/use-account-query'
import { checkoutDraft, endHandOver, handOverDraft, startingValues } from '../checkout-draft'
import { checkoutMessages } from '../checkout-messages'
import type { CheckoutValues } from '../checkout-schema'
import { allowedStep, stepWithField } from '../checkout-steps'
import { addressToKeep, type KnownRecipient } from '../known-recipient'
import {
  cartFingerprint,
  type OrderAttempt,
  obstaclesOf,
  orderBody,
  orderQuote,
  type ShopTerms,
} from '../order'
import { payWayOption } from '../pay-way-options'
import type { Checkout } from '../use-checkout'
import { useStepAddress } from '../use-step-address'
import { CheckoutForm } from './checkout-form'
import { CheckoutNotice, type RenderUnpaid } from './checkout-notice'
import { OrderSummary } from './order-summary'
import { savedAddressOf } from './saved-addresses'

interface CheckoutOrderProps {
  /** Null for a guest. */
  user: SessionUser | null
  cart: Cart
  terms: ShopTerms
  /** The account's addresses; null where they have not been read. */
  addresses: readonly Address[] | null
  /** Of whom nothing has to be typed; null where nobody is known. */
  recipient: KnownRecipient | null
  checkout: Checkout
  unpaidOrder: RenderUnpaid
}

const { text } = checkoutMessages

/** The form of the order with what it needs of the shop, the buyer and the checkout. */
export function CheckoutOrder(props: CheckoutOrderProps) {
  const { user, cart, terms, addresses, recipient, checkout, unpaidOrder } = props
  const { actor, state } = checkout
  const owner = user?.id ?? 'guest'
  const draft = useDraft(owner)
  const [initialValues] = useState(() =>
    startingValues(user, { addresses, recipient }, draft.read()),
  )
  const isKnown = allowedStep('how', initialValues) === 'how'
  const [step, openStep] = useStepAddress(isKnown ? 'how' : 'who')
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
      attempt: attemptOf({ owner, cart, terms, values, addresses }),
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
      {...{ initialValues, step, isKnown, addresses, payWays, promises }}
      refused={isRefused ? state.context.refusal.fields : {}}
      onStep={openStep}
      onDismiss={() => isRefused && actor.send({ type: 'problem.dismissed' })}
      onOrder={order}
      keep={draft.keep}
      isMailed={terms.isMailed}
      unshownPayWays={terms.unshownPayWays}
      isGuest={user === null}
      isDemonstration={publicConfig.demonstration}
      placeFields={<DeliveryPlace isMember={user !== null} />}
      notice={<CheckoutNotice checkout={checkout} unpaidOrder={unpaidOrder} />}
      summary={<Quote {...{ cart, terms }}>{step !== 'how' && promises}</Quote>}
      busy={state.hasTag('busy')}
      obstacles={obstaclesOf(cart)}
    />
  )
}

/** The draft of a buyer; what a guest types stays theirs when they sign in. */
function useDraft(owner: Buyer): Pick<Draft, 'read' | 'keep'> {
  const [draft] = useState(() => checkoutDraft(owner))
  const isGuests = owner === 'guest'
  useEffect(() => (isGuests ? endHandOver : undefined), [isGuests])
  const keep = useCallback(
    (values: FormValues) => {
      draft.keep(values)
      if (isGuests) handOverDraft()
    },
    [draft, isGuests],
  )
  return { read: draft.read, keep }
}

interface AttemptInput {
  owner: Buyer
  cart: Cart
  terms: ShopTerms
  values: CheckoutValues
  addresses: readonly Address[] | null
}

/** The order as the form shows it now. */
function attemptOf({ owner, cart, terms, values, addresses }: AttemptInput): OrderAttempt {
  const { items, payWay, sum } = orderQuote(cart, terms, values.payWay)
  const body = orderBody(values, items, text('how.vatLine', { number: values.vatNumber }))
  const attempt = {
    owner,
    cart: cartFingerprint(cart),
    body,
    items,
    total: sum.total,
    isPaidOnline: payWay !== null && isPaidOnline(payWay),
  }
  const isKept = values.keepAddress === 'yes' && !savedAddressOf(addresses ?? [], values)
  return isKept ? { ...attempt, keptAddress: addressToKeep(values, addresses) } : attempt
}

/**
 * The fields of the address, with the regions of the country that is chosen in the form. A member whose
 * addresses could not be read hears of it before typing one.
 */
function DeliveryPlace({ isMember }: { isMember: boolean }) {
  const { values } = useFormikContext<CheckoutValues>()
  const book = useAccountQuery(listAddresses, { enabled: isMember })
  return (
    <>
      {book.data ? (
        <UnshownRows kind='addresses' count={unshownIn(book.data)} />
      ) : (
        <ReadProblem query={book} title={text('where.unreadAddresses')} />
      )}
      <PlaceFields places={usePlaces(values.country)} />
    </>
  )
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
      {obstaclesOf(cart).length === 0 && (
        <DeliveryTime since={payWay && isPaidByTransfer(payWay) ? 'payment' : serverNow()} />
      )}
      {children}
    </OrderSummary>
  )
}
