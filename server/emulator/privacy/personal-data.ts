import { eq, inArray } from 'drizzle-orm'
import { athensTime } from '#contract/wire/athens-time'
import type { Store } from '../database/store'
import type { UserRow } from '../database/tables/account'
import { userAddresses } from '../database/tables/addresses'
import { blogComments, blogPostLikes } from '../database/tables/blog'
import { cartItems, carts } from '../database/tables/cart'
import { notifications, notificationUsers } from '../database/tables/notifications'
import { orderItems, orders } from '../database/tables/orders'
import { productFavourites, productReviews } from '../database/tables/products'

const money = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const made = ({ createdAt }: { createdAt: number }) => ({ created_at: athensTime(createdAt) })

/**
 * Everything that belongs to a person, as the real API writes it into their copy. What the emulator
 * does not keep, such as searches, is empty.
 */
export async function personalData({ db }: Store, user: UserRow, now: number): Promise<object> {
  const of = user.id
  const addresses = await db.select().from(userAddresses).where(eq(userAddresses.user, of))
  const favourites = await db.select().from(productFavourites).where(eq(productFavourites.user, of))
  const reviews = await db.select().from(productReviews).where(eq(productReviews.user, of))
  const comments = await db.select().from(blogComments).where(eq(blogComments.user, of))
  const liked = await db.select().from(blogPostLikes).where(eq(blogPostLikes.user, of))
  return {
    meta: { exported_at: new Date(now).toISOString(), site: 'Stagona', schema_version: 1 },
    profile: profileOf(user),
    addresses: addresses.map(addressOf),
    orders: await ordersOf({ db }, of),
    favourites: favourites.map((row) => ({ id: row.id, product_id: row.product, ...made(row) })),
    reviews: reviews.map((row) => ({
      ...{ id: row.id, product_id: row.product, rate: row.rate, status: row.status },
      translations: row.translations,
      ...made(row),
    })),
    blog_comments: comments.map((row) => ({
      ...{ id: row.id, post_id: row.post, parent_id: row.parent, approved: row.isApproved },
      translations: row.translations,
      ...made(row),
    })),
    liked_blog_posts: liked.map(({ post }) => post),
    notifications: await notificationsOf({ db }, of),
    subscriptions: [],
    loyalty: { transactions: [], points_balance: null },
    search_history: [],
    cart: await cartOf({ db }, of),
  }
}

type Reads = Pick<Store, 'db'>

function profileOf(user: UserRow) {
  const { id, uuid, email, username, phone, bio, city, zipcode, address, place } = user
  const { twitter, linkedin, facebook, instagram, website, youtube, github } = user
  return {
    ...{ id, uuid, email, username, first_name: user.firstName, last_name: user.lastName },
    ...{ phone, birth_date: user.birthDate, bio, language_code: user.languageCode },
    ...{ city, zipcode, address, place, country_id: user.country, region_id: user.region },
    ...{ twitter, linkedin, facebook, instagram, website, youtube, github },
    ...{ total_xp: 0, loyalty_tier_id: null, is_active: user.isActive },
    ...made(user),
    updated_at: athensTime(user.updatedAt),
  }
}

function addressOf(row: typeof userAddresses.$inferSelect) {
  return {
    ...{ id: row.id, title: row.title, first_name: row.firstName, last_name: row.lastName },
    ...{ street: row.street, street_number: row.streetNumber, city: row.city },
    ...{ zipcode: row.zipcode, country_id: row.country, region_id: row.region, floor: row.floor },
    ...{ location_type: row.locationType, phone: row.phone, notes: row.notes },
    ...{ is_main: row.isMain, ...made(row) },
  }
}

async function ordersOf({ db }: Reads, user: number) {
  const rows = await db.select().from(orders).where(eq(orders.user, user))
  const ids = rows.map(({ id }) => id)
  const items = await db.select().from(orderItems).where(inArray(orderItems.order, ids))
  return rows.map((row) => ({
    ...{ id: row.id, uuid: row.uuid, status: row.status, payment_status: row.paymentStatus },
    ...{ paid_amount: money(row.paidAmount), shipping_price: money(row.shippingPrice) },
    ...{ total_price: money(row.paidAmount), first_name: row.firstName, last_name: row.lastName },
    ...{ email: row.email, phone: row.phone, street: row.street, city: row.city },
    ...{ street_number: row.streetNumber, zipcode: row.zipcode, ...made(row) },
    items: items
      .filter(({ order }) => order === row.id)
      .map(({ id, product, quantity, price }) => {
        return { id, product_id: product, quantity, price: money(price) }
      }),
  }))
}

async function notificationsOf({ db }: Reads, user: number) {
  const rows = await db
    .select()
    .from(notificationUsers)
    .innerJoin(notifications, eq(notifications.id, notificationUsers.notification))
    .where(eq(notificationUsers.user, user))
  return rows.map(({ notificationUsers: own, notifications: { id, kind, link } }) => ({
    ...{ id: own.id, notification_id: id, kind, category: 'SYSTEM', notification_type: '', link },
    ...{ seen: own.seen, seen_at: own.seenAt === null ? null : athensTime(own.seenAt) },
    ...made(own),
  }))
}

async function cartOf({ db }: Reads, user: number) {
  const [cart] = await db.select().from(carts).where(eq(carts.user, user))
  if (!cart) return null
  const items = await db.select().from(cartItems).where(eq(cartItems.cart, cart.id))
  return {
    ...{
      id: cart.id,
      uuid: cart.uuid,
      last_activity: athensTime(cart.lastActivity),
      ...made(cart),
    },
    items: items.map(({ id, product, quantity }) => {
      return { id, product_id: product, quantity, price_at_add: null }
    }),
  }
}
