import type * as z from 'zod/mini'
import type { OrderCreation } from '#contract/shop/order-creation'
import type { order } from '#upstream/order'
import { orderBody } from '#upstream/order-body'

type Stored = z.output<typeof order>
type OrderedItems = Pick<Stored, 'items' | 'hasUnreadItems'>
type Item = OrderCreation['items'][number]

/**
 * Whether a stored order is the requested one: the same items, recipient, way to pay, document and
 * notes. Spelling that the API normalises makes no difference.
 */
export function isSameOrder(stored: Stored, requested: OrderCreation): boolean {
  if (!hasItems(stored, requested.items)) return false
  const { payWayId, countryId, regionId, phone, ...written } = orderBody(requested)
  const { billingVatId: _, shippingKind: __, ...texts } = { billingVatId: '', ...written }
  return (
    stored.payWay === payWayId &&
    stored.country === countryId &&
    (stored.region ?? '') === regionId &&
    normalPhone(stored.phone) === normalPhone(phone) &&
    Object.entries(texts).every(
      ([name, text]) => normalText(stored[name as keyof typeof texts]) === normalText(text),
    )
  )
}

/** Whether an order is of these items and no others, whatever has been refunded since. */
export function hasItems(
  { items, hasUnreadItems }: OrderedItems,
  requested: readonly Item[],
): boolean {
  const ordered = items.flatMap(({ product, quantity, originalQuantity }) =>
    product ? { product: product.id, quantity: originalQuantity ?? quantity } : [],
  )
  if (hasUnknownItems({ items, hasUnreadItems })) return false
  return fingerprintOf(ordered) === fingerprintOf(requested)
}

/** Whether nobody can say what all the items of an order are. */
export function hasUnknownItems({ items, hasUnreadItems }: OrderedItems): boolean {
  return hasUnreadItems || items.some(({ product }) => product === null)
}

/** Equal for the same quantities of the same products, whatever their order. */
export function fingerprintOf(items: readonly Item[]): string {
  return [...quantitiesOf(items)]
    .map(([product, quantity]) => `${product}x${quantity}`)
    .toSorted()
    .join(' ')
}

/** Pieces of each product. */
export function quantitiesOf(items: readonly Item[]): Map<number, number> {
  const quantities = new Map<number, number>()
  for (const { product, quantity } of items) {
    quantities.set(product, (quantities.get(product) ?? 0) + quantity)
  }
  return quantities
}

const normalText = (written: string) =>
  written.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** A number without a country code is Greek. */
const normalPhone = (written: string) =>
  written
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^30(?=\d{10}$)/, '')
