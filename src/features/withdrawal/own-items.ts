import { orderItemName } from '#components/order-item-name'
import type { OrderDetail, OrderItem } from '#contract/shop/order'
import { largestQuantity } from '#contract/shop/quantity'
import type { Withdrawal } from '#contract/withdrawal/withdrawal'
import { withdrawalMessages } from './messages'

/** The product's name, as the lines have it. */
export const productName = (item: OrderItem) => orderItemName(item).text

/** The numbers of pieces that can be chosen of an item; more are typed. */
export const countsOf = ({ quantity }: OrderItem) =>
  Array.from({ length: Math.min(quantity, largestQuantity) }, (_, at) => at + 1)

/** The line that stands for so many pieces of an item. */
export function lineOf(item: OrderItem, pieces: number): string {
  return withdrawalMessages.text('ownItems.line', { pieces, name: productName(item) })
}

/** How many pieces of an item the text names; 0 for none. */
export function chosenCount(items: string, item: OrderItem): number {
  const lines = items.split('\n')
  return countsOf(item).find((count) => lines.includes(lineOf(item, count))) ?? 0
}

/** The text with so many pieces of an item; 0 removes it. */
export function withChoice(items: string, item: OrderItem, count: number): string {
  const before = chosenCount(items, item)
  const others = items.split('\n').filter((line) => line && line !== lineOf(item, before))
  return [...others, ...(count > 0 ? [lineOf(item, count)] : [])].join('\n')
}

/** Whether the text has lines that are no items of the order. */
export function hasOtherLines(order: OrderDetail, items: string): boolean {
  const rest = order.items.reduce((text, item) => withChoice(text, item, 0), items)
  return rest.trim() !== ''
}

/**
 * The pieces that a statement names of the member's own order, by the id of its item; null for the
 * whole order, nothing where products were typed.
 */
export function statedPieces(
  { items, orderNumber }: Withdrawal,
  order: OrderDetail | null,
): Record<string, number> | null {
  if (items === '') return null
  if (order === null || orderNumber !== String(order.id) || hasOtherLines(order, items)) return {}
  const counted = order.items.map((item) => [item.id, chosenCount(items, item)] as const)
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}
