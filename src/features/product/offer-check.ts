import { entityCalls } from '#contract/endpoints/bare/entity-calls'
import { offerOf, type ProductOffer } from '#contract/shop/product-offer'
import { type HttpAnswer, sendRequest } from '#lib/http/send-request'
import { now, serverNow } from '#lib/time/clock'
import { deliveryDates } from '#lib/time/delivery-dates'
import { formatDays } from '#lib/time/format-days'
import { builtOffer, type ShownProduct } from './shown-product'

/** How long an offer counts as current, in ms. */
export const freshForMs = 5 * 60_000

/** What the API has answered: the offer that was built, or something else. */
export type CheckedOffer =
  | { isAsBuilt: true; delivery: string | null; hasPriceAlerts: boolean }
  | { isAsBuilt: false; answer: Promise<HttpAnswer> }

/**
 * Whether the offer is still the one that was built, as most are. Without schemas and TanStack Query,
 * because nothing of the answer is shown: any other answer is read by the query (docs/decisions/0053).
 */
export async function checkOffer(product: ShownProduct): Promise<CheckedOffer> {
  const answer = sendRequest({ path: offerPath(product.productId) })
  const body = await answer.then(
    (answered) => answered.body,
    () => null,
  )
  if (!hasOffer(body, builtOffer(product))) return { isAsBuilt: false, answer }
  return { isAsBuilt: true, delivery: deliveryNow(), hasPriceAlerts: offersPriceAlerts(body) }
}

/** Without `pathOf`, which would come with the client of the API. */
const offerPath = (id: number) =>
  entityCalls.product.path.replace('{id}', `${id}`) as `/api/products/${number}`

/** Whether the body of an answer has exactly this offer. */
function hasOffer(body: unknown, built: ProductOffer): body is object {
  if (typeof body !== 'object' || body === null) return false
  const { active, finalPrice, discountValue, stock } = body as Record<string, unknown>
  if (typeof finalPrice !== 'number' || typeof discountValue !== 'number') return false
  if (typeof stock !== 'number' || active !== true) return false
  const found = offerOf({ finalPrice, discountValue, stock })
  return (
    found.finalPrice === built.finalPrice &&
    found.priceBeforeDiscount === built.priceBeforeDiscount &&
    found.stock === built.stock
  )
}

const offersPriceAlerts = (body: object): boolean =>
  'priceDropAlertsEnabled' in body && body.priceDropAlertsEnabled === true

/** Resolves when the visitor is back, or the connection, after the offer may have changed. */
export function whenOutdated(signal: AbortSignal): Promise<void> {
  const checkedAt = now()
  return new Promise((resolve) => {
    const look = () => {
      const isSeen = document.visibilityState === 'visible'
      if (isSeen && now() - checkedAt >= freshForMs) resolve()
    }
    document.addEventListener('visibilitychange', look, { signal })
    addEventListener('online', look, { signal })
  })
}

/** The days of delivery of an order of now, by the clock of the server. */
export function deliveryNow(): string | null {
  const dates = deliveryDates(serverNow())
  return dates && formatDays(...dates)
}
