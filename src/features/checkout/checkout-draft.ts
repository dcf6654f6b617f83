import { draftIn } from '#components/form/draft'
import type { FormValues } from '#components/form/validation'
import type { SessionUser } from '#contract/account/user-account'
import { accountRouteAt, pageAddressOf } from '#contract/paths/match-path'
import { publicPaths } from '#contract/paths/site-paths'
import type { Order } from '#contract/shop/order'
import { tabStorage } from '#lib/storage/tab-storage'
import { now } from '#lib/time/clock'
import type { Buyer } from '#session/buyer'
import { checkoutMessages } from './checkout-messages'
import { type CheckoutValues, emptyCheckout, whereSchema } from './checkout-schema'
import { type RecipientReading, recipientOfOrder } from './known-recipient'

/** Fills in the checkout of a buyer as for an order that they make anew, but for the way to pay. */
export function draftAgain(buyer: Buyer, order: Order): void {
  const { email } = order
  draftOf(buyer).keep({ ...recipientOfOrder(order), email, ...documentOf(order) })
}

/**
 * The document that an order asked for, and its notes. Those of an invoice begin with the line of its
 * tax number, which is known from nowhere else; what begins otherwise may be of another shop, and is left out.
 */
function documentOf(order: Order): Partial<CheckoutValues> {
  const { customerNotes, documentType } = order
  if (documentType !== 'INVOICE') return { customerNotes }
  const [first = '', ...notes] = customerNotes.split('\n')
  const label = checkoutMessages.text('how.vatLine', { number: '' })
  if (!first.startsWith(label)) return { documentType, customerNotes: '' }
  return { documentType, vatNumber: first.slice(label.length), customerNotes: notes.join('\n') }
}

/** The form values of a buyer, stored in the tab. */
export function checkoutDraft(buyer: Buyer) {
  const draft = draftOf(buyer)
  if (buyer !== 'guest') takeOver(draft)
  return draft
}

const draftOf = (buyer: Buyer) => draftIn(tabStorage, 'checkout', buyer === 'guest' ? null : buyer)

const handedOverName = 'checkout-handed-over'

/** After this time, in ms, somebody else may sign in here. */
const handedOverForMs = 30 * 60 * 1000

/**
 * A guest types at the checkout, or leaves it by its own link to sign in: what they typed is theirs as
 * a member, too, whichever link or tab they sign in by.
 */
export function handOverDraft(): void {
  tabStorage.write(handedOverName, String(now()))
}

/** A guest has left the checkout: only on the way to the cart or to sign in something is handed over. */
export function endHandOver(): void {
  const { pathname } = window.location
  const isToSignIn = (accountRouteAt(pathname)?.access ?? 'member') !== 'member'
  const isBuying = isToSignIn || buyingPaths.includes(pageAddressOf(pathname))
  if (!isBuying) tabStorage.remove(handedOverName)
}

const buyingPaths: readonly string[] = [publicPaths.cart, publicPaths.checkout]

/** Makes the draft of the guest who has signed in that of the member; fields left empty stay theirs. */
function takeOver(draft: ReturnType<typeof draftOf>): void {
  const handedOver = tabStorage.read(handedOverName)
  if (handedOver === null) return
  tabStorage.remove(handedOverName)
  if (now() - Number(handedOver) >= handedOverForMs) return
  const typed = Object.entries(draftOf('guest').read()).filter(([, value]) => value !== '')
  if (typed.length > 0) draft.keep(Object.fromEntries(typed))
}

type Known = Pick<SessionUser, 'firstName' | 'lastName' | 'email' | 'phone'>

/**
 * Initial values: the account's data, overridden by the draft. A known recipient counts as long as
 * no part of another one was typed: the two are never mixed. Who has no address yet keeps the one that they type, unless they say no.
 */
export function startingValues(
  user: Known | null,
  { addresses, recipient }: Pick<RecipientReading, 'addresses' | 'recipient'>,
  draft: FormValues,
): CheckoutValues {
  const { firstName = '', lastName = '', email = '', phone = '' } = user ?? {}
  const person = { ...emptyCheckout, firstName, lastName, email, phone: phone ?? '' }
  const isTyped = ['firstName', 'lastName', 'phone', 'street', 'city', 'zipcode'].some(
    (name) => draft[name],
  )
  const usesKnown = recipient !== null && !isTyped
  const keepAddress = recipient === null && addresses?.length === 0 ? 'yes' : ''
  const known = { ...person, keepAddress, ...(usesKnown && recipient) }
  const kept = Object.entries(draft).filter(
    ([name, value]) => Object.hasOwn(known, name) && typeof value === 'string',
  )
  const others = kept.filter(([name]) => !Object.hasOwn(whereSchema.shape, name))
  return { ...known, ...Object.fromEntries(usesKnown ? others : kept) }
}
