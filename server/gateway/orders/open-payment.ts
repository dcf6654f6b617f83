import * as z from 'zod/mini'
import { stripeReturnAddresses } from '#contract/paths/payment-return-path'
import { isPayable } from '#contract/shop/online-payment'
import type { OrderDetail } from '#contract/shop/order'
import type { PaymentPage, PaymentProblem, paymentProblem } from '#contract/shop/payment'
import { parseJson } from '#contract/wire/parse-json'
import { openCheckoutSession, readOrderByUuid } from '#upstream/endpoints/orders'
import type { Buyer } from '../http/api'
import type { RouteContext } from '../http/route-env'
import { bought } from '../http/visible'
import { centsOf } from '../lib/cents'
import { GatewayError } from '../lib/gateway-error'
import type { SharedState } from '../shared/shared-state'
import type { InTurn } from './buyer-turns'

export interface PaymentTools {
  config: {
    publicUrl: string
    paymentHosts: readonly string[]
    rates: { rememberedClients: number }
  }
  shared: Pick<SharedState, 'values'>
  inTurn: InTurn
}

/** How long Stripe keeps a page open, and so the same one is answered; an order waits no longer. */
const stripeLifeMs = 24 * 60 * 60_000

/** The same for Viva. */
const vivaLifeMs = 30 * 60_000

type Payable = Pick<OrderDetail, 'id' | 'uuid' | 'totalPriceItems' | 'totalPriceExtra'> &
  Parameters<typeof isPayable>[0]

/**
 * Opens the bank's page for an order of a buyer (docs/decisions/0068-an-order-is-paid-on-the-banks-page.md).
 * Each page stays payable: there is one for an order at a time.
 * @throws GatewayError 409 with `paymentProblem` where nothing is to be paid, 502 for a page of a
 * host that the settings do not name
 */
export function createPaymentOpening({ config, shared, inTurn }: PaymentTools) {
  const remembered = config.rates.rememberedClients
  const pages = shared.values('payment-pages', { lifetimeMs: stripeLifeMs, remembered })

  async function readPayable(c: RouteContext, buyer: Buyer, uuid: string): Promise<Payable> {
    const order = await buyer.ask(readOrderByUuid, { params: { uuid }, visible: bought })
    const problem = problemOf(order, c.var.basics.clock())
    if (problem) throw paymentRefused(problem)
    return order
  }

  async function openPage(c: RouteContext, buyer: Buyer, order: Payable): Promise<OpenPage> {
    const { id, uuid } = order
    const session = await buyer
      .ask(openCheckoutSession, {
        params: { id },
        ...(buyer.userId === null && { query: { uuid } }),
        // Viva returns to the address that is fixed there, whatever the API is told.
        body: stripeReturnAddresses(config.publicUrl, uuid),
      })
      .catch(async (error: unknown) => {
        // Paid or cancelled meanwhile: the order says why.
        if (isRefusal(error)) await readPayable(c, buyer, uuid)
        throw error
      })
    const { host, protocol, hostname } = new URL(session.checkoutUrl)
    const isSafe = protocol === 'https:' || hostname === 'localhost'
    if (!isSafe || !config.paymentHosts.includes(host)) {
      c.var.basics.log({ event: 'payment-host-refused', id: c.var.requestId, order: id, host })
      throw new GatewayError(502, { reason: 'the page of the bank is of an unknown host' })
    }
    const orderCents = centsOf(order.totalPriceItems + order.totalPriceExtra)
    const bankCents = centsOf(session.amount)
    if (orderCents !== bankCents) {
      const facts = { order: id, orderCents, bankCents }
      c.var.basics.log({ event: 'payment-amount-differs', id: c.var.requestId, ...facts })
      throw paymentRefused('amountDiffers')
    }
    const lifeMs = session.provider === 'stripe' ? stripeLifeMs : vivaLifeMs
    return { url: session.checkoutUrl, until: c.var.basics.clock() + lifeMs }
  }

  return (c: RouteContext, buyer: Buyer, uuid: string): Promise<PaymentPage> =>
    inTurn(buyer, async () => {
      const order = await readPayable(c, buyer, uuid)
      const open = readPage(await pages.get(order.uuid))
      if (open && c.var.basics.clock() < open.until) return { url: open.url }
      const page = await openPage(c, buyer, order)
      await pages.set(order.uuid, JSON.stringify(page))
      return { url: page.url }
    })
}

/** A page of the bank, and until when it is open, in ms since 1970. */
const openPageShape = z.object({ url: z.string(), until: z.number() })
type OpenPage = z.infer<typeof openPageShape>

const readPage = (kept: string | null) => z.safeParse(openPageShape, parseJson(kept)).data

const unpaidStatuses: readonly string[] = ['PENDING', 'FAILED', 'CANCELED']

/** Why an order cannot be paid on a page of the bank; null where it can. */
function problemOf(order: Payable, now: number): PaymentProblem | null {
  if (isPayable(order, now)) return null
  const { isPaidOnline, paymentStatus, status } = order
  if (!isPaidOnline) return 'notOnline'
  // What the bank is still at, or nobody knows, is not paid again.
  if (!unpaidStatuses.includes(paymentStatus)) return 'paid'
  return status === 'CANCELED' || paymentStatus === 'CANCELED' ? 'canceled' : 'expired'
}

function paymentRefused(code: PaymentProblem): GatewayError {
  const data: z.infer<typeof paymentProblem> = { code }
  return new GatewayError(409, { data, reason: `the order cannot be paid: ${code}` })
}

const isRefusal = (error: unknown) => error instanceof GatewayError && error.status === 400
