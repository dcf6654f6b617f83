import type { SessionUser } from '../../../contract/account/user-account'
import type { DraftValues } from '../../components/form/draft'

/** Everything that a person fills in for an order, as text; the draft of the tab holds the same. */
export const emptyCheckout = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: 'GR',
  region: '',
  street: '',
  streetNumber: '',
  city: '',
  place: '',
  zipcode: '',
  floor: '',
  locationType: '',
  customerNotes: '',
  payWay: '',
  documentType: 'RECEIPT',
  vatNumber: '',
}
export type CheckoutValues = Record<keyof typeof emptyCheckout, string>

type Buyer = Pick<SessionUser, 'firstName' | 'lastName' | 'email' | 'phone'>

/** What an order begins with: what the account knows, and over it what was typed before. */
export function startingValues(user: Buyer, draft: DraftValues): CheckoutValues {
  const { firstName, lastName, email, phone } = user
  const known = { ...emptyCheckout, firstName, lastName, email, phone: phone ?? '' }
  const kept = Object.entries(draft).filter(
    ([name, value]) => Object.hasOwn(known, name) && typeof value === 'string',
  )
  return { ...known, ...Object.fromEntries(kept) }
}
