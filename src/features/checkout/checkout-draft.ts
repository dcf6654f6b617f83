import { draftIn } from '#components/form/draft'
import type { FormValues } from '#components/form/validation'
import type { SessionUser } from '#contract/account/user-account'
import { tabStorage } from '#lib/storage/tab-storage'
import { type CheckoutValues, emptyCheckout } from './checkout-schema'

/** The form values of an account, stored in the tab. */
export function checkoutDraft(owner: number) {
  return draftIn(tabStorage, 'checkout', owner)
}

type Buyer = Pick<SessionUser, 'firstName' | 'lastName' | 'email' | 'phone'>

/** Initial values: the account's data, overridden by the draft. */
export function startingValues(user: Buyer, draft: FormValues): CheckoutValues {
  const { firstName, lastName, email, phone } = user
  const known = { ...emptyCheckout, firstName, lastName, email, phone: phone ?? '' }
  const kept = Object.entries(draft).filter(
    ([name, value]) => Object.hasOwn(known, name) && typeof value === 'string',
  )
  return { ...known, ...Object.fromEntries(kept) }
}
