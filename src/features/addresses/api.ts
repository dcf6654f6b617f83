import { type Address, address } from '#contract/account/address'
import { pageOf } from '#contract/wire/page'
import type { ApiCall } from '#lib/http/api-request'
import { accountKeys, useAccountQuery } from '#session/use-account-query'

/** A change of a listed address. */
export interface AddressChange {
  kind: 'main' | 'remove'
  id: number
  title: string
}

/** Collection of the member's addresses. */
export const addressesPath = '/api/user/addresses'

const addressPage = pageOf(address)

/** The member's addresses. */
export function useAddresses() {
  return useAccountQuery(accountKeys.addresses, { path: addressesPath, answer: addressPage })
}

/** Query key of one address. */
export const addressKey = (id: string) => [...accountKeys.addresses, id]

/** One address for its form, read again whenever the form opens. */
export function useAddress(id: string, options: { enabled: boolean }) {
  return useAccountQuery(
    addressKey(id),
    { path: `${addressesPath}/${id}`, answer: address },
    { ...options, freshFor: 0 },
  )
}

/** The API request of a change. */
export function callOfChange({ kind, id }: AddressChange): ApiCall<never> {
  const path = `${addressesPath}/${id}` as const
  return kind === 'main' ? { method: 'POST', path: `${path}/set-main` } : { method: 'DELETE', path }
}

/** Name, street and city as on an envelope. */
export function envelopeLines(address: Address): string[] {
  const { firstName, lastName, street, streetNumber, zipcode, city } = address
  return [`${firstName} ${lastName}`, `${street} ${streetNumber}`, `${zipcode} ${city}`].map(
    (line) => line.trim(),
  )
}
