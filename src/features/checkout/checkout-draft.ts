import { draftIn } from '#components/form/draft'
import type { FormValues } from '#components/form/validation'
import type { SessionUser } from '#contract/account/user-account'
import { tabStorage } from '#lib/storage/tab-storage'
import { type CheckoutValues, emptyCheckout, whereSchema } from './checkout-schema'
import type { RecipientReading } from './known-recipient'

/** The form values of an account, stored in the tab. */
export function checkoutDraft(owner: number) {
  return draftIn(tabStorage, 'checkout', owner)
}

type Buyer = Pick<SessionUser, 'firstName' | 'lastName' | 'email' | 'phone'>

/**
 * Initial values: the account's data, overridden by the draft. A known recipient counts as long as
 * no address was typed. Who has no address yet keeps the one that they type, unless they say no.
 */
export function startingValues(
  user: Buyer,
  { addresses, recipient }: Pick<RecipientReading, 'addresses' | 'recipient'>,
  draft: FormValues,
): CheckoutValues {
  const { firstName, lastName, email, phone } = user
  const person = { ...emptyCheckout, firstName, lastName, email, phone: phone ?? '' }
  const isTyped = ['street', 'city', 'zipcode'].some((name) => draft[name])
  const usesKnown = recipient !== null && !isTyped
  const keepAddress = recipient === null && addresses?.length === 0 ? 'yes' : ''
  const known = { ...person, keepAddress, ...(usesKnown && recipient) }
  const kept = Object.entries(draft).filter(
    ([name, value]) => Object.hasOwn(known, name) && typeof value === 'string',
  )
  const others = kept.filter(([name, value]) => value && !Object.hasOwn(whereSchema.shape, name))
  return { ...known, ...Object.fromEntries(usesKnown ? others : kept) }
}
