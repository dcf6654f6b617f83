import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { largestQuantity } from '#contract/shop/quantity'
import type { CartRow } from '../database/tables/cart'
import { cartItems } from '../database/tables/cart'
import { type BearerEnv, signedIn, viewerOf } from '../lib/access-tokens'
import { ApiError, detailError } from '../lib/api-error'
import { idField, wholeNumber } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { findRow } from '../lib/list-source'
import { readBody } from '../lib/read-body'
import { findCart } from './find-cart'
import { limitWrites } from './limit-writes'
import { cartMessages } from './messages'
import {
  cartAnswer,
  cartItemAnswer,
  cartItemList,
  deleteCart,
  itemsOfCart,
  newCartOf,
  putIntoCart,
  recommendations,
  tooFew,
  touchCart,
} from './queries'

const quantity = wholeNumber.pipe(
  z
    .number()
    .refine((pieces) => pieces > 0, { error: cartMessages.notPositive, abort: true })
    .refine((pieces) => pieces <= largestQuantity, {
      error: cartMessages.tooMany(largestQuantity),
    }),
)

const newItemBody = z.object({ product: idField, quantity: quantity.default(1) })

/** Body of `PUT /cart/item/{id}`. */
const itemBody = z.object({ quantity })

async function openCart(deps: RouteDeps, c: Context<BearerEnv>): Promise<CartRow> {
  return (await findCart(deps, c)) ?? newCartOf(deps, viewerOf(c))
}

export function cartRoutes(deps: RouteDeps) {
  const { store } = deps
  const list = cartItemList(store)

  /** @throws ApiError 404 when unknown, 403 or 401 in another cart */
  async function itemOfCaller(c: Context<BearerEnv>) {
    const missing = detailError(404, cartMessages.noSuchItem)
    const item = await findRow(list, Number(c.req.param('id')), missing)
    const cart = await findCart(deps, c)
    if (item.cart === cart?.id) return item
    signedIn(c)
    throw detailError(403, cartMessages.ofAnother)
  }

  async function itemWhole(id: number) {
    const row = await findRow(list, id)
    const similar = await recommendations(store, [row.product], 3)
    return { ...cartItemAnswer(row), recommendations: similar }
  }

  return new Hono<BearerEnv>()
    .get('/', async (c) => {
      const cart = await openCart(deps, c)
      return c.json(await cartAnswer(store, cart, await itemsOfCart(store, cart.id)))
    })
    .delete('/', async (c) => {
      limitWrites(deps, c)
      await deleteCart(store, (await openCart(deps, c)).id)
      return c.body(null, 204)
    })
    .post('/item', async (c) => {
      limitWrites(deps, c)
      const { product, quantity } = await readBody(c, newItemBody)
      const cart = await openCart(deps, c)
      const id = await putIntoCart(deps, cart.id, product, quantity)
      await touchCart(deps, cart.id)
      return c.json(await itemWhole(id), 201)
    })
    .put('/item/:id{[0-9]+}', async (c) => {
      limitWrites(deps, c)
      const item = await itemOfCaller(c)
      const { quantity } = await readBody(c, itemBody)
      if (quantity > item.product.stock) throw tooFew(item.product, quantity)
      const updatedAt = deps.clock.now().getTime()
      await store.db.update(cartItems).set({ quantity, updatedAt }).where(eq(cartItems.id, item.id))
      await touchCart(deps, item.cart)
      return c.json(await itemWhole(item.id))
    })
    .delete('/item/:id{[0-9]+}', async (c) => {
      limitWrites(deps, c)
      const item = await itemOfCaller(c).catch((problem: unknown) => {
        const isMissing = problem instanceof ApiError && problem.status === 404
        throw isMissing ? detailError(403, cartMessages.notDeleted) : problem
      })
      await store.db.delete(cartItems).where(eq(cartItems.id, item.id))
      await touchCart(deps, item.cart)
      return c.body(null, 204)
    })
}
