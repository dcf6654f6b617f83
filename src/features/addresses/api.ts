import type { Address, AddressWrite } from '#contract/account/address'
import * as endpoints from '#contract/endpoints/addresses'
import { call } from '#lib/http/call'
import { ApiError } from '#lib/http/problem'
import { ifAbsent, madeIfStored } from '#session/lost-answer'
import { queryKeyOf, useAccountQuery } from '#session/use-account-query'
import { type AddressForm, formOf } from './schema'

/** A change of a listed address. */
export interface AddressChange {
  kind: 'main' | 'remove'
  id: number
  title: string
}

/** What is read again after a change. */
export const addressQueries = [
  queryKeyOf(endpoints.listAddresses),
  queryKeyOf(endpoints.readAddress),
]

export function useAddresses() {
  return useAccountQuery(endpoints.listAddresses)
}

/** One address for its form, read again whenever the form opens. */
export function useAddress(id: string, options: { enabled: boolean }) {
  const read = { params: { id }, ...options, freshFor: 0 }
  return useAccountQuery(endpoints.readAddress, read)
}

/** Carries a change out. */
export function changeAddress({ kind, id }: AddressChange): Promise<undefined> {
  const params = { id }
  return kind === 'main'
    ? call(endpoints.setMainAddress, { params })
    : call(endpoints.removeAddress, { params })
}

/** Looks whether a listed address was changed, after a lost answer. */
export async function lookForAddress({ kind, id }: AddressChange): Promise<undefined | null> {
  const list = await call(endpoints.listAddresses)
  const found = list.results.find((one) => one.id === id)
  if (!found) return ifAbsent(list, kind === 'main' ? null : undefined)
  return kind === 'main' && found.isMain ? undefined : null
}

/** Looks for a new address, one that is not among `before`, after a lost answer. */
export async function lookForNewAddress(
  written: AddressWrite,
  before: readonly Address[],
): Promise<Address | null> {
  const list = await call(endpoints.listAddresses)
  const added = list.results.filter(({ id }) => before.every((one) => one.id !== id))
  const found = added.find(
    ({ title, street }) => title === written.title && street === written.street,
  )
  if (found) return found
  if (added.length > 0) throw new ApiError({ kind: 'unclear' })
  return ifAbsent(list, null)
}

/** Looks whether an address was edited as in its form, after a lost answer. */
export async function lookAtAddress(form: AddressForm, before: Address): Promise<Address | null> {
  const stored = await call(endpoints.readAddress, { params: { id: before.id } })
  return madeIfStored(stored, form, formOf(before), formOf)
}

/** Name, street and city as on an envelope. */
export function envelopeLines(address: Address): string[] {
  const { firstName, lastName, street, streetNumber, zipcode, city } = address
  return [`${firstName} ${lastName}`, `${street} ${streetNumber}`, `${zipcode} ${city}`].map(
    (line) => line.trim(),
  )
}
