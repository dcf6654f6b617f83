import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { products } from '../database/tables/products'
import { defaultAccountSettings } from '../lib/account-settings'
import type { RouteDeps } from '../lib/dependencies'
import { findRow } from '../lib/list-source'
import { defaultWorkerSettings } from '../lib/worker-settings'
import { runWorker } from '../privacy/worker'
import { fireAlerts } from '../products/fire-alerts'
import { productAnswer, productList } from '../products/queries'
import type { Seed } from '../seed/seed-schema'
import { seedAccounts, seedStore } from '../seed/seed-store'
import * as bodies from './control-bodies'
import type { FaultRules } from './fault-rules'

/** What the test controls change besides the state of the routes. */
export interface ControlDeps extends RouteDeps {
  /** Content that the store is reset to. */
  seed: Seed
  faults: FaultRules
}

/** Close code "service restart" (RFC 6455 registry). */
const restarting = 1012

/**
 * `/switches`: test controls that change the emulator at run time. Every request is a JSON object,
 * so that pages of other origins cannot send it, and is answered with the resulting state.
 */
export function controlRoutes(deps: ControlDeps) {
  const { store, seed, clock, limits, cached, comments, faults, accounts, shop, live, worker } =
    deps
  const list = productList(store)
  const state = (c: Context) =>
    c.json({
      clock: { offsetMs: clock.offsetMs, now: clock.now().toISOString() },
      limits: { enabled: limits.enabled },
      accounts,
      comments,
      shop,
      worker,
      sockets: { open: live.isOpen, count: live.count() },
      faults: faults.rules(),
    })

  return new Hono()
    .get('/', state)
    .post('/fail-next', async (c) => {
      const { count, ...rule } = await bodies.readControl(c, bodies.failNextBody)
      faults.add({ mode: 'fail', ...rule, remaining: count })
      return state(c)
    })
    .post('/delay', async (c) => {
      const { count, ...rule } = await bodies.readControl(c, bodies.delayBody)
      faults.add({ mode: 'delay', ...rule, remaining: count })
      return state(c)
    })
    .post('/truncate', async (c) => {
      const { count, ...rule } = await bodies.readControl(c, bodies.truncateBody)
      faults.add({ mode: 'truncated', ...rule, remaining: count })
      return state(c)
    })
    .post('/clear', async (c) => {
      await bodies.readControl(c, bodies.emptyBody)
      faults.clear()
      return state(c)
    })
    .post('/clock', async (c) => {
      clock.offsetMs = (await bodies.readControl(c, bodies.clockBody)).offsetMs
      return state(c)
    })
    .post('/limits', async (c) => {
      limits.enabled = (await bodies.readControl(c, bodies.limitsBody)).enabled
      limits.clear()
      return state(c)
    })
    .post('/sockets', async (c) => {
      live.isOpen = (await bodies.readControl(c, bodies.socketsBody)).open
      if (!live.isOpen) live.closeAll(restarting)
      return state(c)
    })
    .post('/accounts', async (c) => {
      Object.assign(accounts, definite(await bodies.readControl(c, bodies.accountsBody)))
      return state(c)
    })
    .post('/comments', async (c) => {
      Object.assign(comments, await bodies.readControl(c, bodies.commentsBody))
      return state(c)
    })
    .post('/shop', async (c) => {
      Object.assign(shop, definite(await bodies.readControl(c, bodies.shopBody)))
      return state(c)
    })
    .post('/worker', async (c) => {
      Object.assign(worker, definite(await bodies.readControl(c, bodies.workerBody)))
      return state(c)
    })
    .post('/worker/run', async (c) => {
      await bodies.readControl(c, bodies.emptyBody)
      await runWorker(deps, clock.now().getTime())
      return state(c)
    })
    .post('/accounts/reset', async (c) => {
      await bodies.readControl(c, bodies.emptyBody)
      Object.assign(accounts, defaultAccountSettings())
      Object.assign(worker, defaultWorkerSettings())
      await seedAccounts(store, seed)
      limits.clear()
      return state(c)
    })
    .post('/products/:id{[0-9]+}', async (c) => {
      const changes = await bodies.readControl(c, bodies.productBody)
      const before = await findRow(list, Number(c.req.param('id')))
      const { id } = before
      const updatedAt = clock.now().getTime()
      await store.db
        .update(products)
        .set({ ...definite(changes), updatedAt })
        .where(eq(products.id, id))
      deps.contentChanged?.('product')
      const now = await findRow(list, id)
      await fireAlerts(deps, before, now)
      return c.json(productAnswer(now))
    })
    .post('/reset', async (c) => {
      const reset = await bodies.readControl(c, bodies.resetBody)
      faults.clear()
      limits.enabled = true
      limits.clear()
      clock.offsetMs = 0
      cached.clear()
      comments.areApproved = true
      live.isOpen = true
      Object.assign(accounts, defaultAccountSettings())
      Object.assign(worker, defaultWorkerSettings())
      if (reset.seed) {
        await seedStore(store, seed)
        deps.contentChanged?.('everything')
      }
      return state(c)
    })
}

type Definite<Changes> = { [Name in keyof Changes]?: NonNullable<Changes[Name]> }

function definite<Changes extends object>(changes: Changes): Definite<Changes>
function definite(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
