import { and, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type AddressRow, userAddresses } from '../database/tables/addresses'
import { checkCountryAndRegion } from '../geo/queries'
import { fieldErrors } from '../lib/api-error'
import { optionalText, recipientFields, textField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { newStamps } from '../lib/new-stamps'

/** Body of `POST` and `PUT /user/address`; the owner is the caller. */
export const addressBody = z.object({
  title: textField(),
  ...recipientFields,
  country: z.string().regex(/^[A-Z]{2}$/),
  region: textField(10),
  notes: optionalText(),
  isMain: z.boolean().default(false),
})

type AddressBody = z.output<typeof addressBody>

const mainOf = (user: number) => and(eq(userAddresses.user, user), eq(userAddresses.isMain, true))

/** Inserts an address and returns its id. A new main address replaces the old one. */
export async function addAddress(
  deps: RouteDeps,
  user: number,
  body: AddressBody,
): Promise<number> {
  await checkCountryAndRegion(deps.store, body.country, body.region)
  const { db } = deps.store
  const demoted = body.isMain ? mainOf(user) : sql`false`
  const [, made] = await db.batch([
    db.update(userAddresses).set({ isMain: false }).where(demoted),
    db
      .insert(userAddresses)
      .values({ user, ...body, ...newStamps(deps) })
      .returning({ id: userAddresses.id }),
  ])
  const [{ id } = { id: 0 }] = made
  return id
}

/**
 * Updates an address.
 * @throws ApiError 400 `nonFieldErrors` when there is another main address
 */
export async function changeAddress(
  deps: RouteDeps,
  address: AddressRow,
  body: AddressBody,
): Promise<void> {
  await checkCountryAndRegion(deps.store, body.country, body.region)
  const { db } = deps.store
  const others = and(mainOf(address.user), ne(userAddresses.id, address.id))
  if (body.isMain && (await db.$count(userAddresses, others)) > 0) {
    throw fieldErrors({ nonFieldErrors: ['A main address already exists for this user'] })
  }
  const updatedAt = deps.clock.now().getTime()
  await db
    .update(userAddresses)
    .set({ ...body, updatedAt })
    .where(eq(userAddresses.id, address.id))
}

/** Makes an address the main one of its owner. */
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

/** Deletes an address, also the main one. */
export async function deleteAddress({ store }: RouteDeps, { id }: AddressRow): Promise<void> {
  await store.db.delete(userAddresses).where(eq(userAddresses.id, id))
}
