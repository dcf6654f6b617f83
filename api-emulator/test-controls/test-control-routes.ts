import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { ApiError } from '../answers/api-error'
import { productAnswer } from '../answers/product-answer'
import type { RouteDeps } from '../dependencies'
import { findRow } from '../routes/find-row'
import { jsonBody } from '../routes/json-body'
import { plantAccounts, plantSeed } from '../seed/plant-seed'
import { productList, productMeasures } from '../store/product-queries'
import { products } from '../store/shop-tables'
import { usualSwitches } from './account-controls'
import * as orders from './switch-orders'

/** Close code of a server that is coming back (RFC 6455 registry). */
const restarting = 1012

async function order<Schema extends z.ZodType>(c: Context, schema: Schema) {
  const read = schema.safeParse(await jsonBody(c))
  if (read.success) return read.data
  throw new ApiError(400, { detail: z.prettifyError(read.error) })
}

/**
 * `/switches`: what tests and developers may set while the emulator runs. Every order is a JSON
 * object (so no page of another origin can send one) and is answered with the state after it.
 */
export function switchRoutes(deps: RouteDeps) {
  const { store, seed, clock, limits, faults, accounts, live } = deps
  const list = productList(store, productMeasures(store))
  const state = (c: Context) =>
    c.json({
      clock: { offsetMs: clock.offsetMs, now: clock.now().toISOString() },
      limits: { enabled: limits.enabled },
      accounts,
      sockets: { open: live.isOpen, count: live.count() },
      faults: faults.rules(),
    })

  return new Hono()
    .get('/', state)
    .post('/fail-next', async (c) => {
      const { count, ...rule } = await order(c, orders.failNextOrder)
      faults.add({ mode: 'fail', ...rule, remaining: count })
      return state(c)
    })
    .post('/delay', async (c) => {
      const { count, ...rule } = await order(c, orders.delayOrder)
      faults.add({ mode: 'delay', ...rule, remaining: count })
      return state(c)
    })
    .post('/mode', async (c) => {
      const { count, ...rule } = await order(c, orders.modeOrder)
      faults.add({ ...rule, remaining: count })
      return state(c)
    })
    .post('/clear', async (c) => {
      faults.clear((await order(c, orders.clearOrder)).pathPrefix)
      return state(c)
    })
    .post('/clock', async (c) => {
      clock.offsetMs = (await order(c, orders.clockOrder)).offsetMs
      return state(c)
    })
    .post('/limits', async (c) => {
      limits.enabled = (await order(c, orders.limitsOrder)).enabled
      limits.clear()
      return state(c)
    })
    .post('/sockets', async (c) => {
      live.isOpen = (await order(c, orders.socketsOrder)).open
      if (!live.isOpen) live.cutAll(restarting)
      return state(c)
    })
    .post('/accounts', async (c) => {
      Object.assign(accounts, definite(await order(c, orders.accountsOrder)))
      return state(c)
    })
    .post('/accounts/reset', async (c) => {
      await order(c, orders.accountsResetOrder)
      Object.assign(accounts, usualSwitches())
      await plantAccounts(store, seed, deps)
      limits.clear()
      return state(c)
    })
    .post('/products/:id{[0-9]+}', async (c) => {
      const changes = await order(c, orders.productOrder)
      const { id } = await findRow(list, Number(c.req.param('id')))
      const updatedAt = clock.now().getTime()
      await store.db
        .update(products)
        .set({ ...definite(changes), updatedAt })
        .where(eq(products.id, id))
      return c.json(productAnswer(await findRow(list, id)))
    })
    .post('/reset', async (c) => {
      const { plant } = await order(c, orders.resetOrder)
      faults.clear()
      limits.enabled = true
      limits.clear()
      clock.offsetMs = 0
      live.isOpen = true
      Object.assign(accounts, usualSwitches())
      if (plant) await plantSeed(store, seed, deps)
      return state(c)
    })
}

type Definite<Changes> = { [Name in keyof Changes]?: NonNullable<Changes[Name]> }

function definite<Changes extends object>(changes: Changes): Definite<Changes>
function definite(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
