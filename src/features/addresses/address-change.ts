import type { Address } from '../../../contract/account/address'
import type { ApiCall } from '../../lib/http/create-api-request'

/** What can be done with an address in the list. */
export interface AddressChange {
  kind: 'main' | 'remove'
  id: number
  title: string
}

/** The API's place of a person's addresses. */
export const addressesPath = '/api/user/addresses'

/** The API's call for a change. */
export function callOfChange({ kind, id }: AddressChange): ApiCall<never> {
  const path = `${addressesPath}/${id}` as const
  return kind === 'main' ? { method: 'POST', path: `${path}/set-main` } : { method: 'DELETE', path }
}

/** The lines of an address below its name, as they stand on an envelope. */
export function envelopeOf(address: Address): string[] {
  const { firstName, lastName, street, streetNumber, zipcode, city } = address
  return [`${firstName} ${lastName}`, `${street} ${streetNumber}`, `${zipcode} ${city}`].map(
    (line) => line.trim(),
  )
}
