import { draftIn } from '#components/form/draft'
import type { FormValues } from '#components/form/validation'
import type { SessionUser } from '#contract/account/user-account'
import { tabStorage } from '#lib/storage/tab-storage'
import { now } from '#lib/time/clock'
import type { Buyer } from '#session/buyer'
import { type CheckoutValues, emptyCheckout } from './checkout-schema'

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

/** A guest leaves the checkout to sign in: what they typed is theirs as a member, too. */
export function handOverDraft(): void {
  tabStorage.write(handedOverName, String(now()))
}

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

/** Initial values: the member's data, overridden by the draft. */
export function startingValues(user: Known | null, draft: FormValues): CheckoutValues {
  const { firstName = '', lastName = '', email = '', phone = '' } = user ?? {}
  const known = { ...emptyCheckout, firstName, lastName, email, phone: phone ?? '' }
  const kept = Object.entries(draft).filter(
    ([name, value]) => Object.hasOwn(known, name) && typeof value === 'string',
  )
  return { ...known, ...Object.fromEntries(kept) }
}
