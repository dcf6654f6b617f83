import type { Address } from '../../../contract/account/address'
import type { WhereForm } from './checkout-schemas'

/** What a saved address says of where an order goes; the region within the city it does not know. */
export function placeOf(address: Address): WhereForm {
  const { country, region, street, streetNumber, city, zipcode, floor, locationType } = address
  const place = { country, region, street, streetNumber, city, zipcode, floor, locationType }
  return { ...place, place: '', customerNotes: address.notes }
}

const ofPlace = ['country', 'region', 'street', 'streetNumber', 'city', 'zipcode'] as const

/** The saved address that was filled in, as long as nothing of it was changed by hand. */
export function savedAddressOf(
  addresses: readonly Address[],
  values: Pick<WhereForm, (typeof ofPlace)[number]>,
): Address | undefined {
  return addresses.find((address) => {
    const place = placeOf(address)
    return ofPlace.every((name) => place[name] === values[name])
  })
}

/** The form of somebody who sends to none of their addresses: only the country stays. */
export function otherPlace({ country }: Pick<WhereForm, 'country'>): WhereForm {
  const nothing = { region: '', street: '', streetNumber: '', city: '', place: '', zipcode: '' }
  return { country, ...nothing, floor: '', locationType: '', customerNotes: '' }
}

/** How a saved address is called in a list. */
export function savedLabel({ title, street, streetNumber, city }: Address): string {
  return `${title}: ${street} ${streetNumber}, ${city}`
}
