import { type Address, type AddressWrite, address } from '#contract/account/address'
import { pageOf } from '#contract/wire/page'
import type { ApiCall } from '#lib/http/api-request'
import { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import { madeIf, madeIfStored } from '#session/lost-answer'
import { accountKeys, useAccountQuery } from '#session/use-account-query'
import { type AddressForm, formOf } from './schema'

/** A change of a listed address. */
export interface AddressChange {
  kind: 'main' | 'remove'
  id: number
  title: string
}

export const addressesPath = '/api/user/addresses'

const addressPage = pageOf(address)

export function useAddresses() {
  return useAccountQuery(accountKeys.addresses, { path: addressesPath, answer: addressPage })
}

export const addressKey = (id: string) => [...accountKeys.addresses, id]

/** One address for its form, read again whenever the form opens. */
export function useAddress(id: string, options: { enabled: boolean }) {
  return useAccountQuery(
    addressKey(id),
    { path: `${addressesPath}/${id}`, answer: address },
    { ...options, freshFor: 0 },
  )
}

export function callOfChange({ kind, id }: AddressChange): ApiCall<never> {
  const path = `${addressesPath}/${id}` as const
  return kind === 'main' ? { method: 'POST', path: `${path}/set-main` } : { method: 'DELETE', path }
}

/** Looks whether a listed address was changed, after a lost answer. */
export async function lookForAddress({
  kind,
  id,
}: AddressChange): Promise<AuthOutcome<undefined | null>> {
  const read = await accountRequest({ path: addressesPath, answer: addressPage })
  const seen = madeIf(read, ({ results }) => {
    const found = results.find((one) => one.id === id)
    return kind === 'main' ? found?.isMain === true : !found
  })
  return seen.kind === 'done' ? { kind: 'done', data: seen.data && undefined } : seen
}

/** Looks for a new address, one that is not among `before`, after a lost answer. */
export async function lookForNewAddress(
  written: AddressWrite,
  before: readonly Address[],
): Promise<AuthOutcome<Address | null>> {
  const read = await accountRequest({ path: addressesPath, answer: addressPage })
  if (read.kind !== 'done') return read
  const added = read.data.results.filter(({ id }) => before.every((one) => one.id !== id))
  const found = added.find(
    ({ title, street }) => title === written.title && street === written.street,
  )
  if (found) return { kind: 'done', data: found }
  return added.length === 0 ? { kind: 'done', data: null } : { kind: 'unclear' }
}

/** Looks whether an address was edited as in its form, after a lost answer. */
export async function lookAtAddress(
  form: AddressForm,
  before: Address,
): Promise<AuthOutcome<Address | null>> {
  const path = `${addressesPath}/${before.id}` as const
  return madeIfStored(await accountRequest({ path, answer: address }), form, formOf(before), formOf)
}

/** Name, street and city as on an envelope. */
export function envelopeLines(address: Address): string[] {
  const { firstName, lastName, street, streetNumber, zipcode, city } = address
  return [`${firstName} ${lastName}`, `${street} ${streetNumber}`, `${zipcode} ${city}`].map(
    (line) => line.trim(),
  )
}
