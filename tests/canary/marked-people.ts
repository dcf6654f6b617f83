import { eq, getTableColumns, ne } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Store } from '#emulator/database/store'
import { users } from '#emulator/database/tables/account'
import { userAddresses } from '#emulator/database/tables/addresses'
import { emailAddresses } from '#emulator/database/tables/auth'
import { blogComments } from '#emulator/database/tables/blog'
import { subscriptions } from '#emulator/database/tables/newsletter'
import { notificationUsers } from '#emulator/database/tables/notifications'
import { invoices, orderItems, orders } from '#emulator/database/tables/orders'
import { paymentSessions } from '#emulator/database/tables/payments'
import { dataExports } from '#emulator/database/tables/privacy'
import {
  productAlerts,
  productFavourites,
  productReviews,
  products,
} from '#emulator/database/tables/products'
import type { Clock } from '#emulator/lib/clock'
import { leaveLink } from '#emulator/newsletter/mail-links'
import { secretCanary } from '#gateway/testing/canaries'

/** What a text column of a person gets, by its name; `at` makes each value another one. */
const marked: Readonly<Record<string, (at: number) => string>> = {
  email: (at) => `marked-${at}@someone.example`,
  // As the API makes them, of this address and of the one before it.
  username: (at) => (at % 2 ? `Marked-${at}` : `former-marked-${at.toString(16).padStart(6, '0')}`),
  lastName: (at) => `Marked-surname-${at}`,
  phone: (at) => `+30697100${String(at).padStart(4, '0')}`,
  mobilePhone: (at) => `+30697100${String(at).padStart(4, '0')}`,
  birthDate: (at) => `1911-02-${String((at % 27) + 1).padStart(2, '0')}`,
  ...Object.fromEntries(
    [
      ...['address', 'street', 'streetNumber', 'city', 'zipcode', 'place', 'bio'],
      ...['notes', 'customerNotes', 'title', 'billingVatId'],
    ].map((name) => [name, (at: number) => `marked-${name}-${at}`]),
  ),
  ...Object.fromEntries(
    ['twitter', 'linkedin', 'facebook', 'instagram', 'website', 'youtube', 'github'].map((name) => [
      name,
      (at: number) => `https://marked.example/${name}/${at}`,
    ]),
  ),
}

const traces = [/marked[-.]/i, /697100\d{4}/, /1911-02-\d\d/, new RegExp(secretCanary)]
/** Only other people of these tests are staff. */
const rights = /"is(?:Superuser|Staff)":true/

/** The marked values of others in a text. */
export const marksIn = (text: string): string[] =>
  [...traces, rights].flatMap((trace) => trace.exec(text)?.[0] ?? [])

/** By card, at the time of these tests. */
const waitingForPayment = {
  payWay: 2,
  status: 'PENDING',
  paymentStatus: 'PENDING',
  createdAt: Date.parse('2026-11-20T11:00:00+02:00'),
} as const

/** Of the bank's page for a stranger's order. */
export const bankCode = '7000000000000001'

type OwnedTable = SQLiteTable & { id: SQLiteColumn; user: SQLiteColumn }

/** The token of a copy, which opens it to anybody at the API; none may leave the gateway. */
export const copyToken = (id: number) => `marked-token-of-a-copy-${id}`

interface Place {
  store: Store
  clock: Clock
}

/** Ids of two things of the viewer and of one of somebody else. */
export interface Whose {
  own: number
  spare: number
  foreign: number
}

/**
 * Fills every account, address and order of others with values that are found again, and gives one
 * of each of the viewer's things to a stranger.
 */
export async function markPeople({ store: { db }, clock }: Place, viewer: number) {
  const [stranger] = await db.select().from(users).where(ne(users.id, viewer)).limit(1)
  if (!stranger) throw new Error('The seed has one account only.')

  async function mark(table: SQLiteTable & { id: SQLiteColumn }, ids: readonly number[]) {
    const names = Object.keys(getTableColumns(table)).filter((name) => name in marked)
    for (const id of ids) {
      const values = Object.fromEntries(names.map((name) => [name, marked[name]?.(id)]))
      await db.update(table).set(values).where(eq(table.id, id))
    }
  }
  async function idsOf(table: OwnedTable, own: boolean): Promise<number[]> {
    const rows = await db.select({ id: table.id, user: table.user }).from(table)
    return rows.filter(({ user }) => (user === viewer) === own).map(({ id }) => Number(id))
  }
  /** One thing of the viewer changes hands. */
  async function shared(table: OwnedTable): Promise<Whose> {
    const [moved = 0, own = 0, spare = 0] = await idsOf(table, true)
    await db.update(table).set({ user: stranger?.id }).where(eq(table.id, moved))
    return { own, spare, foreign: moved }
  }

  // The seed has no alerts.
  const alert = { kind: 'restock', user: viewer, isActive: true } as const
  const stamps = { createdAt: 0, updatedAt: 0 }
  await db
    .insert(productAlerts)
    .values(
      [1, 2, 3].map((product) => ({ ...alert, ...stamps, product, uuid: `alert-${product}` })),
    )
  // Nor copies of anybody's data: the first one of these changes hands.
  await db.insert(dataExports).values(
    [stranger.id, viewer, viewer].map((person, at) => ({
      ...{ ...stamps, user: viewer, status: 'ready' as const, uuid: `copy-${at}` },
      ...{ token: copyToken(at + 1), expiresAt: Date.parse('2100-01-01') },
      file: JSON.stringify({
        profile: { id: person, ...(person !== viewer && { email: marked.email?.(at) }) },
      }),
    })),
  )
  const readers = { own: viewer, foreign: stranger.id }
  const topics = { 1: 'PENDING', 2: 'ACTIVE' } as const
  await db.insert(subscriptions).values(
    Object.entries(readers).flatMap(([whose, user]) =>
      ([1, 2] as const).map((topic) => ({
        ...{ ...stamps, user, topic, status: topics[topic], confirmationToken: `of_${whose}` },
        ...{ uuid: `subscription-${user}-${topic}`, subscribedAt: 0, unsubscribedAt: null },
      })),
    ),
  )
  const tokenOf = (user: number) => leaveLink({ siteUrl: '', clock }, user).split('/').pop() ?? ''
  const guestOrder = (await shared(orders)).foreign
  await db.update(orders).set({ user: null }).where(eq(orders.id, guestOrder))
  const things = {
    address: await shared(userAddresses),
    favourite: await shared(productFavourites),
    alert: await shared(productAlerts),
    review: await shared(productReviews),
    comment: await shared(blogComments),
    notification: await shared(notificationUsers),
    order: await shared(orders),
    copy: await shared(dataExports),
    guestOrder,
  }
  const rights = { isStaff: true, isSuperuser: true }
  await db.update(users).set(rights).where(ne(users.id, viewer))
  const others = await db.select({ id: users.id }).from(users).where(ne(users.id, viewer))
  await mark(
    users,
    others.map(({ id }) => id),
  )
  await mark(emailAddresses, await idsOf(emailAddresses, false))
  await mark(userAddresses, await idsOf(userAddresses, false))
  await mark(orders, await idsOf(orders, false))
  // What the viewer has bought before they had an account.
  const [boughtAsGuest = 0] = (await idsOf(orders, true))
    .filter((id) => id !== things.order.own && id !== things.order.spare)
    .toReversed()
  await db.update(orders).set({ user: null, status: 'PENDING' }).where(eq(orders.id, boughtAsGuest))
  await db.update(orders).set({ status: 'COMPLETED' }).where(eq(orders.id, things.order.spare))
  await db.update(orders).set(waitingForPayment).where(eq(orders.id, things.order.own))
  await db.insert(paymentSessions).values({ code: bankCode, order: guestOrder, createdAt: 0 })
  const ofOrders = [things.order.own, things.order.foreign].map((order, at) => ({
    ...{ order, number: `INV-2026-00000${at + 1}`, issueDate: '2026-11-20', vatBreakdown: [] },
  }))
  await db.insert(invoices).values(ofOrders)
  const bought = await db.select().from(orderItems).where(eq(orderItems.order, things.order.spare))
  const reviews = await db.select().from(productReviews)
  const favourites = await db.select().from(productFavourites)
  const sold = await db.select().from(products)
  const isNew = (rows: readonly { user: number; product: number }[], wanted: number) =>
    !rows.some(({ user, product }) => user === viewer && product === wanted)
  const uuids = await db.select({ id: orders.id, uuid: orders.uuid }).from(orders)
  const uuidOf = (wanted: number) => uuids.find(({ id }) => id === wanted)?.uuid ?? ''
  return {
    ...things,
    leaveTokens: { own: tokenOf(viewer), foreign: tokenOf(stranger.id) },
    stranger: stranger.id,
    boughtAsGuest,
    uuidOf,
    /** Products that are no favourite of the viewer, and that were bought but not reviewed. */
    newProduct: sold.find(({ id, active }) => active && isNew(favourites, id))?.id,
    boughtProduct: bought.find(({ product }) => isNew(reviews, product))?.product,
    reviewedProduct: reviews.find(({ id }) => id === things.review.own)?.product,
  }
}
export type Marked = Awaited<ReturnType<typeof markPeople>>
