import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type Address, type AddressWrite, addressWrite } from '#contract/account/address'
import { listAddresses } from '#contract/endpoints/addresses'
import { listOrders } from '#contract/endpoints/orders'
import type { Order } from '#contract/shop/order'
import { unshownIn } from '#contract/wire/page'
import { longestShortText } from '#contract/wire/written-text'
import { after } from '#lib/time/timers'
import { useAccountQuery } from '#session/use-account-query'
import type { CheckoutValues, PlaceForm } from './checkout-schema'

/** Who gets the parcel and where, as far as an account knows it. */
export type KnownRecipient = PlaceForm & Pick<CheckoutValues, 'firstName' | 'lastName' | 'phone'>

export interface RecipientReading {
  /** The account's addresses; null where they have not been read, or none that is there can be. */
  addresses: readonly Address[] | null
  /** The main address, else where the newest order went; null where neither is known. */
  recipient: KnownRecipient | null
  /** It is being read, and worth waiting for. */
  isPending: boolean
}

/** The form does not wait longer for what it can do without, in ms. */
const longestWait = 1500

/**
 * The recipient of the next order, for whom nothing has to be typed.
 * @param isMember a guest has no addresses
 */
export function useKnownRecipient(isMember: boolean): RecipientReading {
  const book = useAccountQuery(listAddresses, { enabled: isMember })
  const { data } = book
  const areUnknown = !data || (data.results.length === 0 && unshownIn(data) > 0)
  const addresses = areUnknown ? null : data.results
  const main = addresses?.find(({ isMain }) => isMain)
  const orders = useAccountQuery(listOrders, {
    enabled: isMember && addresses !== null && !main,
    query: { pageSize: 1 },
  })
  const newest = orders.data?.results[0]
  const [isLate, setLate] = useState(false)
  useEffect(() => after(longestWait, () => setLate(true)), [])
  return {
    addresses,
    recipient: main ? recipientOf(main) : newest ? recipientOfOrder(newest) : null,
    isPending: isMember && !isLate && (book.isLoading || orders.isLoading),
  }
}

/** Form values of a saved address, which has no `place`. */
export function placeOf(address: Address): PlaceForm {
  const { country, region, street, streetNumber, city, zipcode, floor, locationType } = address
  const place = { country, region, street, streetNumber, city, zipcode, floor, locationType }
  return { ...place, place: '', customerNotes: address.notes }
}

/**
 * The typed address as the account's book has it, named by its street. The first one is the main; where
 * the others are unknown, one of them is.
 */
export function addressToKeep(
  values: CheckoutValues,
  addresses: readonly Address[] | null,
): AddressWrite {
  const { street, streetNumber, customerNotes } = values
  return z.parse(addressWrite, {
    ...values,
    title: `${street} ${streetNumber}`.slice(0, longestShortText),
    // An order has room for longer ones.
    notes: customerNotes.length > longestShortText ? '' : customerNotes,
    isMain: addresses?.length === 0,
  })
}

function recipientOf(address: Address): KnownRecipient {
  const { firstName, lastName, phone } = address
  return { ...placeOf(address), firstName, lastName, phone }
}

/** Its notes were for that delivery. */
export function recipientOfOrder(order: Order): KnownRecipient {
  const { firstName, lastName, phone, street, streetNumber, city, zipcode, place } = order
  const { country, region, floor, locationType } = order
  const person = { firstName, lastName, phone }
  const codes = { country: country?.alpha2 ?? '', region: region?.alpha ?? '' }
  const address = { street, streetNumber, city, zipcode, place, floor, locationType }
  return { ...person, ...codes, ...address, customerNotes: '' }
}
