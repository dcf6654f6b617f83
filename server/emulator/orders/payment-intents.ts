import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { findCart } from '../cart/find-cart'
import { limitWrites } from '../cart/limit-writes'
import { itemsOfCart } from '../cart/queries'
import { type PayWayRow, payWays } from '../database/tables/orders'
import { paymentIntents } from '../database/tables/payments'
import type { BearerEnv } from '../lib/access-tokens'
import { ApiError, detailError } from '../lib/api-error'
import { idField, optionalText } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { stripeId } from '../lib/random-codes'
import { readBody } from '../lib/read-body'
import { orderMessages } from './messages'
import { orderCost, priceOf } from './order-cost'

const intentBody = z.object({
  payWayId: idField,
  shippingKind: z.enum(['home_delivery', 'pickup_point']),
  shippingProviderCode: optionalText(32),
  countryId: optionalText(2),
  regionId: optionalText(),
})

/** The least that Stripe takes, in cents. */
const leastCents = 50

/** `/cart/create-payment-intent`: tells Stripe what an order of the cart would cost. */
export function paymentIntentRoutes(deps: RouteDeps) {
  const { db } = deps.store

  /** @throws ApiError 404, or 400 for another way than Stripe */
  async function stripeWay(id: number): Promise<PayWayRow> {
    const [way] = await db.select().from(payWays).where(eq(payWays.id, id))
    if (!way) throw detailError(404, orderMessages.noPayWay(id))
    if (way.isOnlinePayment && way.providerCode === 'stripe') return way
    throw detailError(400, orderMessages.onlyStripe)
  }

  return new Hono<BearerEnv>().post('/create-payment-intent', async (c) => {
    limitWrites(deps, c)
    const cart = await findCart(deps, c)
    const held = cart ? await itemsOfCart(deps.store, cart.id) : []
    if (held.length === 0) throw detailError(400, orderMessages.noIntentOfNothing)
    const { payWayId, shippingKind } = await readBody(c, intentBody)
    const payWay = await stripeWay(payWayId)
    const lines = held.map(({ product, quantity }) => ({ price: priceOf(product), quantity }))
    const { total } = orderCost(deps, { lines, payWay, shippingKind })
    const cents = Math.round(total * 100)
    if (cents < leastCents) {
      throw new ApiError(400, { detail: orderMessages.noIntent, error: orderMessages.tooLittle })
    }
    const id = stripeId(deps, 'pi')
    const createdAt = deps.clock.now().getTime()
    await db.insert(paymentIntents).values({ id, cents, createdAt })
    return c.json({
      clientSecret: `${id}_secret_${stripeId(deps, 'x').slice(2)}`,
      paymentIntentId: id,
      amount: total,
      currency: 'EUR',
    })
  })
}

/**
 * An order that is paid at Stripe names an intent of its own amount.
 * @throws ApiError 400
 */
export async function checkIntent(
  { store: { db } }: RouteDeps,
  id: string,
  total: number,
): Promise<void> {
  const [intent] = await db.select().from(paymentIntents).where(eq(paymentIntents.id, id))
  if (!intent) throw refused('payment_verification', orderMessages.unknownIntent)
  if (intent.cents === Math.round(total * 100)) return
  throw refused('payment_amount_mismatch', orderMessages.otherAmount)
}

const refused = (type: string, detail: string) => new ApiError(400, { detail, error: { type } })
