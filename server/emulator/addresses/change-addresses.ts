import { and, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod'
import { users } from '../database/tables/account'
import { type AddressRow, userAddresses } from '../database/tables/addresses'
import { checkCountryAndRegion } from '../geo/queries'
import { ApiError, fieldErrors } from '../lib/api-error'
import {
  idField,
  optionalPhone,
  optionalText,
  recipientFields,
  textField,
} from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { answerMessages } from '../lib/messages'
import { newStamps } from '../lib/new-stamps'
import { addressMessages } from './messages'

const fields = {
  user: idField,
  title: textField(),
  ...recipientFields,
  country: z.string().regex(/^[A-Z]{2}$/),
  region: textField(10),
  notes: optionalText(),
  isMain: z.boolean().default(false),
}

/** Body of `POST` and `PUT /user/address`; the mobile number defaults to the phone number. */
export const addressBody = z
  .object({ ...fields, mobilePhone: optionalPhone })
  .transform((body) => ({ ...body, mobilePhone: body.mobilePhone ?? body.phone }))

type AddressBody = z.output<typeof addressBody>

const mainOf = (user: number) => and(eq(userAddresses.user, user), eq(userAddresses.isMain, true))

/**
 * Validates country, region and owner.
 * @throws ApiError 400 with the invalid field
 */
async function checkAddress({ store }: RouteDeps, body: AddressBody): Promise<void> {
  await checkCountryAndRegion(store, body.country, body.region)
  if ((await store.db.$count(users, eq(users.id, body.user))) === 0) {
    throw fieldErrors({ user: [answerMessages.noSuch(body.user)] })
  }
}

/** Inserts an address and returns its id. A new main address replaces the old one. */
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
 * Updates an address.
 * @throws ApiError 400 `nonFieldErrors` when there is another main address
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
    throw fieldErrors({ nonFieldErrors: [addressMessages.otherMain] })
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

/**
 * Deletes an address.
 * @throws ApiError 400 `{ error }` for the main address
 */
export async function deleteAddress(deps: RouteDeps, { id }: AddressRow): Promise<void> {
  const gone = await deps.store.db
    .delete(userAddresses)
    .where(and(eq(userAddresses.id, id), eq(userAddresses.isMain, false)))
    .returning({ id: userAddresses.id })
  if (gone.length === 0) throw new ApiError(400, { error: addressMessages.mainStays })
}
