import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { detailError, fieldErrors } from '../answers/api-error'
import { cartAnswer, cartItemAnswer } from '../answers/cart-answers'
import { plainRefusals, refusalFor } from '../answers/plain-refusals'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { findRow } from '../routes/find-row'
import { answerMessages } from '../seed/answer-words'
import { shoppingWords } from '../seed/shopping-words'
import { cartItemList, cartOf, itemsOfCart } from '../store/cart-queries'
import { cartItems, carts } from '../store/cart-tables'
import { itemBody, newItemBody } from './cart-body'
import { putIntoCart, stockOf, touchCart } from './put-into-cart'

/** `/cart` and `/cart/item`: one cart for each person who is signed in. */
export function cartRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const list = cartItemList(deps.store)

  /** The item of the path: 404 where there is none, 403 in somebody else's cart. */
  async function ownItem(c: Context<BearerEnv>) {
    const caller = signedIn(c)
    const item = await findRow(list, Number(c.req.param('id')))
    if (item.user !== caller.id) throw detailError(403, answerMessages.forbidden)
    return item
  }

  async function change(c: Context<BearerEnv>) {
    const item = await ownItem(c)
    const { quantity } = await readBody(c, itemBody)
    const stock = await stockOf(deps, item.product.id)
    if (quantity > stock) throw fieldErrors({ quantity: [shoppingWords.tooFew(stock)] })
    const updatedAt = deps.clock.now().getTime()
    await db.update(cartItems).set({ quantity, updatedAt }).where(eq(cartItems.id, item.id))
    await touchCart(deps, item.cart)
    return c.json(cartItemAnswer(await findRow(list, item.id)))
  }

  async function refuseNewItem({ cart, product }: z.output<typeof newItemBody>) {
    if ((await db.$count(carts, eq(carts.id, cart))) === 0) {
      const improved = fieldErrors({ cart: [answerMessages.noSuch(cart)] })
      throw refusalFor(deps, improved, plainRefusals.noSuchKey('cart', cart))
    }
    const same = and(eq(cartItems.cart, cart), eq(cartItems.product, product))
    if (!deps.extensions && (await db.$count(cartItems, same)) > 0) {
      throw plainRefusals.notUnique('cart', 'product')
    }
  }

  return new Hono<BearerEnv>()
    .get('/', async (c) => {
      const cart = await cartOf(deps, signedIn(c).id)
      return c.json(cartAnswer(cart, await itemsOfCart(deps.store, cart.id)))
    })
    .delete('/', async (c) => {
      const { id } = await cartOf(deps, signedIn(c).id)
      await db.delete(cartItems).where(eq(cartItems.cart, id))
      if (deps.extensions) await touchCart(deps, id)
      // The real API deletes the cart itself: the next one has another id.
      else await db.delete(carts).where(eq(carts.id, id))
      return c.body(null, 204)
    })
    .get('/item', async (c) => {
      const { id } = await cartOf(deps, signedIn(c).id)
      return answerList(c, list, eq(cartItems.cart, id), (rows) => rows.map(cartItemAnswer))
    })
    .post('/item', async (c) => {
      const caller = signedIn(c)
      const body = await readBody(c, newItemBody)
      await refuseNewItem(body)
      const own = await cartOf(deps, caller.id)
      const item = await putIntoCart(deps, own.id, body.product, body.quantity)
      const { id, cart, product, quantity } = item
      return c.json({ id, cart, product, quantity }, 201)
    })
    .get('/item/:id{[0-9]+}', async (c) => c.json(cartItemAnswer(await ownItem(c))))
    .put('/item/:id{[0-9]+}', change)
    .patch('/item/:id{[0-9]+}', change)
    .delete('/item/:id{[0-9]+}', async (c) => {
      const item = await ownItem(c)
      await db.delete(cartItems).where(eq(cartItems.id, item.id))
      await touchCart(deps, item.cart)
      return c.body(null, 204)
    })
}
