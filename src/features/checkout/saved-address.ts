import type { Address } from '../../../contract/account/address'
import type { WhereForm } from './checkout-schemas'

/** What a saved address says of where an order goes; the region within the city it does not know. */
export function placeOf(address: Address): WhereForm {
  const { country, region, street, streetNumber, city, zipcode, floor, locationType } = address
  const place = { country, region, street, streetNumber, city, zipcode, floor, locationType }
  return { ...place, place: '', customerNotes: address.notes }
}

/** How a saved address is called in a list. */
export function savedLabel({ title, street, streetNumber, city }: Address): string {
  return `${title}: ${street} ${streetNumber}, ${city}`
}
