import { translate } from '#contract/wire/translations'
import type { WithdrawalReceipt } from '#contract/withdrawal/withdrawal'
import type { RouteDeps } from '../lib/dependencies'
import { findRow } from '../lib/list-source'
import { orderList, type WholeOrder } from '../orders/queries'
import type { KnownStatement } from '../outbox/withdrawal-content'

/**
 * Reads a statement as the shop knows its content: anybody may send one to any address, so only
 * numbers, dates and products of an order with this very address are repeated.
 */
export async function knownStatement(
  { store }: RouteDeps,
  { statement }: WithdrawalReceipt,
): Promise<KnownStatement> {
  const { receivedOn, items, email } = statement
  const orderNumber = numberIn(statement.orderNumber)
  const order = orderNumber === null ? null : await orderOf(store, orderNumber, email)
  const lines = items === '' ? [] : items.split('\n')
  const known = order === null ? [] : lines.filter((line) => namesItem(order, line))
  const isWholeOrder = lines.length === 0
  return {
    orderNumber,
    receivedOn,
    isWholeOrder,
    items: known,
    isAll: known.length === lines.length,
  }
}

/** The number in an order number as people write it; no longer than those of orders. */
function numberIn(orderNumber: string): number | null {
  const [digits] = /(?<!\d)\d{1,9}(?!\d)/.exec(orderNumber) ?? []
  return digits === undefined ? null : Number(digits)
}

async function orderOf(store: RouteDeps['store'], id: number, email: string) {
  const source = orderList(store)
  const row = await findRow(source, id).catch(() => null)
  return row?.email.toLowerCase() === email.toLowerCase() ? row : null
}

/** Whether a line is "so many × this product", of no more pieces than were ordered. */
function namesItem({ items }: WholeOrder, line: string): boolean {
  const [, pieces, name] = /^(\d{1,4}) × (.+)$/.exec(line) ?? []
  return items.some(
    ({ product, quantity }) =>
      translate(product.translations, 'name') === name && Number(pieces) <= quantity,
  )
}
