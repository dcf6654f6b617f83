import { eq, inArray, like, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Store, tablesOfPeople } from '../database/store'
import { uploads, users } from '../database/tables/account'
import { blogComments } from '../database/tables/blog'
import { cartItems, carts } from '../database/tables/cart'
import { orders } from '../database/tables/orders'

/** Tables whose rows go with their person. */
const ownTables = tablesOfPeople.filter((table) => table !== orders)

/** What the real API writes over the person of an order, which the law keeps. */
const nobody = '[deleted]'
const withoutPerson = {
  user: null,
  ...{ firstName: nobody, lastName: nobody, street: nobody, city: nobody },
  ...{ streetNumber: '', zipcode: '', phone: '', customerNotes: '' },
}

/** Erases an account, with all or nothing. Its orders stay, without the person. */
export async function eraseAccount({ db }: Store, user: number): Promise<void> {
  const of = ({ user: owner }: { user: SQLiteColumn }): SQL => eq(owner, user)
  const [account] = await db.select().from(users).where(eq(users.id, user))
  const ownCarts = db.select({ id: carts.id }).from(carts).where(of(carts))
  // Replies to a comment go with it.
  const comments = await db.select().from(blogComments).where(of(blogComments))
  const ownComments = or(...comments.map(({ path }) => like(blogComments.path, `${path}%`)))
  const email = `deleted-${user}@deleted.invalid`
  await db.batch([
    db
      .update(orders)
      .set({ ...withoutPerson, email })
      .where(of(orders)),
    db.delete(cartItems).where(inArray(cartItems.cart, ownCarts)),
    ...(ownComments ? [db.delete(blogComments).where(ownComments)] : []),
    ...ownTables.map((table) => db.delete(table).where(of(table))),
    db.delete(uploads).where(eq(uploads.source, account?.picture ?? '')),
    db.delete(users).where(eq(users.id, user)),
  ])
}
