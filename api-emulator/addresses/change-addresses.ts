import { and, eq, ne, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { ApiError, fieldErrors } from '../answers/api-error'
import { plainRefusals, refusalFor } from '../answers/plain-refusals'
import type { RouteDeps } from '../dependencies'
import { checkPlaces } from '../orders/check-places'
import { accountMessages } from '../seed/account-words'
import { answerMessages } from '../seed/answer-words'
import { type AddressRow, userAddresses } from '../store/address-tables'
import { newStamps } from '../store/new-stamps'
import { users } from '../store/people-tables'
import type { addressBody } from './address-body'

type AddressBody = z.output<typeof addressBody>

const mainOf = (user: number) => and(eq(userAddresses.user, user), eq(userAddresses.isMain, true))

/** Makes sure that place and owner are there; 400 with the field that is wrong. */
async function checkAddress({ store }: RouteDeps, body: AddressBody): Promise<void> {
  await checkPlaces(store, body.country, body.region)
  if ((await store.db.$count(users, eq(users.id, body.user))) === 0) {
    throw fieldErrors({ user: [answerMessages.noSuch(body.user)] })
  }
}

/** Keeps a new address and answers its id. As the main one it takes the place of the old. */
export async function addAddress(deps: RouteDeps, body: AddressBody): Promise<number> {
  await checkAddress(deps, body)
  const { db } = deps.store
  const demoted = body.isMain ? mainOf(body.user) : sql`false`
  const [, made] = await db.batch([
    db.update(userAddresses).set({ isMain: false }).where(demoted),
    db
      .insert(userAddresses)
      .values({ ...body, ...newStamps(deps) })
      .returning({ id: userAddresses.id }),
  ])
  const [{ id } = { id: 0 }] = made
  return id
}

/**
 * Changes an address.
 * @throws ApiError 400 `nonFieldErrors` where it is to be the main one beside another (2.8)
 */
export async function changeAddress(
  deps: RouteDeps,
  address: AddressRow,
  body: AddressBody,
): Promise<void> {
  await checkAddress(deps, body)
  const { db } = deps.store
  const others = and(mainOf(body.user), ne(userAddresses.id, address.id))
  if (body.isMain && (await db.$count(userAddresses, others)) > 0) {
    throw fieldErrors({ nonFieldErrors: [accountMessages.otherMain] })
  }
  const updatedAt = deps.clock.now().getTime()
  await db
    .update(userAddresses)
    .set({ ...body, updatedAt })
    .where(eq(userAddresses.id, address.id))
}

/** Makes an address the main one of its owner, in place of any other. */
export async function makeMain({ store, clock }: RouteDeps, address: AddressRow): Promise<void> {
  const { db } = store
  const updatedAt = clock.now().getTime()
  await db.batch([
    db.update(userAddresses).set({ isMain: false }).where(mainOf(address.user)),
    db
      .update(userAddresses)
      .set({ isMain: true, updatedAt })
      .where(eq(userAddresses.id, address.id)),
  ])
}

/**
 * Deletes an address.
 * @throws ApiError 400 `{ error }` where it is the main one (9.8, 23)
 */
export async function deleteAddress(deps: RouteDeps, { id }: AddressRow): Promise<void> {
  const gone = await deps.store.db
    .delete(userAddresses)
    .where(and(eq(userAddresses.id, id), eq(userAddresses.isMain, false)))
    .returning({ id: userAddresses.id })
  const improved = new ApiError(400, { error: accountMessages.mainStays })
  if (gone.length === 0) throw refusalFor(deps, improved, plainRefusals.mainAddressStays())
}
