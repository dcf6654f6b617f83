import { and, desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { athensTime } from '#contract/wire/athens-time'
import { productAlerts, products } from '../database/tables/products'
import { type BearerEnv, signedIn, viewerOf } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { detailError, fieldErrors, noSuchRecord } from '../lib/api-error'
import { emailPattern, idField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow, sliceQuery, tableList } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { newStamps } from '../lib/new-stamps'
import { filterConditions, isBoolean, isNumber, isText } from '../lib/query-filters'
import { readBody } from '../lib/read-body'

type AlertRow = typeof productAlerts.$inferSelect

/** Here the API has other words than elsewhere. */
const notAnEmail = 'Εισάγετε μια έγκυρη διεύθυνση ηλ. ταχυδρομείου.'

const newAlert = z.object({
  kind: z.enum(['restock', 'price_drop']),
  product: idField,
  email: z.email({ pattern: emailPattern, error: notAnEmail }).optional(),
  targetPrice: z.number().positive().optional(),
})

function alertAnswer({ createdAt, updatedAt, notifiedAt, ...row }: AlertRow) {
  return {
    ...row,
    notifiedAt: notifiedAt === null ? null : athensTime(notifiedAt),
    createdAt: athensTime(createdAt),
    updatedAt: athensTime(updatedAt),
  }
}

/**
 * `/product/alert`: guests give an address, members are told at their own. One that has been sent
 * stays, so that the same alert cannot be made again until its owner deletes it.
 */
export function productAlertRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const { id, user, product, kind, email, isActive, createdAt, notifiedAt } = productAlerts
  const list = tableList(deps.store, productAlerts, {
    rows: (slice) => sliceQuery(db.select().from(productAlerts).$dynamic(), slice),
    orderings: { id, createdAt, notifiedAt },
    defaultOrder: [desc(createdAt), desc(id)],
  })
  const filters = {
    product: isNumber(product),
    kind: isText(kind),
    isActive: isBoolean(isActive),
  }

  async function ownAlert(c: Context<BearerEnv>): Promise<AlertRow> {
    const caller = signedIn(c)
    const row = await findRow(list, pathId(c), noSuchRecord('ProductAlert'))
    if (row.user !== caller.id) throw noSuchRecord('ProductAlert')
    return row
  }

  /** Refuses what the API refuses. */
  async function requireOffered(wanted: z.infer<typeof newAlert>): Promise<void> {
    const [sold] = await db.select().from(products).where(eq(products.id, wanted.product))
    if (!sold) throw fieldErrors({ product: [answerMessages.noSuch(wanted.product)] })
    if (wanted.kind !== 'price_drop') return
    if (wanted.targetPrice === undefined) {
      throw fieldErrors({ targetPrice: ['target_price is required for price-drop alerts.'] })
    }
    if (!sold.priceDropAlertsEnabled) {
      throw detailError(403, 'Price-drop alerts are not enabled for this product.')
    }
  }

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      const mine = eq(user, signedIn(c).id)
      const where = and(mine, filterConditions(queryParams(c.req.url), filters))
      return answerList(c, list, where, (rows) => rows.map(alertAnswer))
    })
    .post('/', async (c) => {
      const wanted = await readBody(c, newAlert)
      await requireOffered(wanted)
      const owner = viewerOf(c)
      if (owner === null && !wanted.email) {
        throw detailError(400, 'An email address is required for guest alerts.')
      }
      const told = { user: owner, email: owner === null ? (wanted.email ?? '') : null }
      const whose = owner === null ? eq(email, told.email ?? '') : eq(user, owner)
      const same = and(eq(kind, wanted.kind), eq(product, wanted.product), whose)
      if ((await db.$count(productAlerts, same)) > 0) {
        const detail = 'You already have an active alert of this kind for this product.'
        throw detailError(409, detail)
      }
      const targetPrice = wanted.kind === 'price_drop' ? (wanted.targetPrice ?? null) : null
      const made = await db
        .insert(productAlerts)
        .values({
          ...{ kind: wanted.kind, product: wanted.product, ...told, targetPrice },
          ...{ isActive: true, notifiedAt: null, ...newStamps(deps) },
        })
        .returning()
      return c.json(made.map(alertAnswer)[0] ?? {}, 201)
    })
    .get('/:id{[0-9]+}', async (c) => c.json(alertAnswer(await ownAlert(c))))
    .delete('/:id{[0-9]+}', async (c) => {
      const row = await ownAlert(c)
      await db.delete(productAlerts).where(eq(id, row.id))
      return c.body(null, 204)
    })
}
