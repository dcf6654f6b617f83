import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { largestQuantity } from '#contract/shop/cart'
import { cartItems, carts } from '../database/tables/cart'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { detailError, fieldErrors } from '../lib/api-error'
import { idField, wholeNumber } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { readBody } from '../lib/read-body'
import { productMessages } from '../products/messages'
import {
  cartAnswer,
  cartItemAnswer,
  cartItemList,
  cartOf,
  itemsOfCart,
  putIntoCart,
  stockOf,
  touchCart,
} from './queries'

const quantity = wholeNumber.pipe(z.number().min(1).max(largestQuantity))

/** Body of `POST /cart/item`; `cart` must exist, but the caller's own is used. */
const newItemBody = z.object({ cart: idField, product: idField, quantity })

/** Body of `PUT` and `PATCH /cart/item/{id}`. */
const itemBody = z.object({ quantity })

/** `/cart` and `/cart/item`: one cart for each signed-in user. */
export function cartRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const list = cartItemList(deps.store)

  /**
   * The item in the path.
   * @throws ApiError 404 when unknown, 403 in another user's cart
   */
  async function itemOfCaller(c: Context<BearerEnv>) {
    const caller = signedIn(c)
    const item = await findRow(list, Number(c.req.param('id')))
    if (item.user !== caller.id) throw detailError(403, answerMessages.forbidden)
    return item
  }

  async function change(c: Context<BearerEnv>) {
    const item = await itemOfCaller(c)
    const { quantity } = await readBody(c, itemBody)
    const stock = await stockOf(deps, item.product.id)
    if (quantity > stock) throw fieldErrors({ quantity: [productMessages.tooFew(stock)] })
    const updatedAt = deps.clock.now().getTime()
    await db.update(cartItems).set({ quantity, updatedAt }).where(eq(cartItems.id, item.id))
    await touchCart(deps, item.cart)
    return c.json(cartItemAnswer(await findRow(list, item.id)))
  }

  async function validateNewItem({ cart }: z.output<typeof newItemBody>) {
    if ((await db.$count(carts, eq(carts.id, cart))) > 0) return
    throw fieldErrors({ cart: [answerMessages.noSuch(cart)] })
  }

  return new Hono<BearerEnv>()
    .get('/', async (c) => {
      const cart = await cartOf(deps, signedIn(c).id)
      return c.json(cartAnswer(cart, await itemsOfCart(deps.store, cart.id)))
    })
    .delete('/', async (c) => {
      const { id } = await cartOf(deps, signedIn(c).id)
      await db.delete(cartItems).where(eq(cartItems.cart, id))
      await touchCart(deps, id)
      return c.body(null, 204)
    })
    .get('/item', async (c) => {
      const { id } = await cartOf(deps, signedIn(c).id)
      return answerList(c, list, eq(cartItems.cart, id), (rows) => rows.map(cartItemAnswer))
    })
    .post('/item', async (c) => {
      const caller = signedIn(c)
      const body = await readBody(c, newItemBody)
      await validateNewItem(body)
      const own = await cartOf(deps, caller.id)
      const item = await putIntoCart(deps, own.id, body.product, body.quantity)
      const { id, cart, product, quantity } = item
      return c.json({ id, cart, product, quantity }, 201)
    })
    .get('/item/:id{[0-9]+}', async (c) => c.json(cartItemAnswer(await itemOfCaller(c))))
    .put('/item/:id{[0-9]+}', change)
    .patch('/item/:id{[0-9]+}', change)
    .delete('/item/:id{[0-9]+}', async (c) => {
      const item = await itemOfCaller(c)
      await db.delete(cartItems).where(eq(cartItems.id, item.id))
      await touchCart(deps, item.cart)
      return c.body(null, 204)
    })
}
