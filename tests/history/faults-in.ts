import type { Books, WrittenOrder } from './books'
import { type Attempt, cartItemsIn, type History, keyIn } from './history'

const cents = (euro: number) => Math.round(euro * 100)
const linesTotal = ({ lines }: WrittenOrder) =>
  lines.reduce((sum, { price, quantity }) => sum + cents(price * quantity), 0)

/** Inconsistencies in the database after a history, one message each; empty if there are none. */
export function faultsIn(
  stockAtFirst: ReadonlyMap<number, number>,
  { attempts }: History,
  books: Books,
): string[] {
  return [
    ...wrongStocks(stockAtFirst, books),
    ...keysOfSeveral(attempts, books),
    ...lostOrders(attempts, books),
    ...cartsOfSeveral(books),
    ...wrongTotals(attempts, books),
  ]
}

/** The remaining stock equals the initial stock minus the items sold. */
function wrongStocks(stockAtFirst: ReadonlyMap<number, number>, { stock, orders }: Books) {
  const lines = orders.flatMap((order) => order.lines)
  return [...stockAtFirst].flatMap(([id, first]) => {
    const sold = lines
      .filter(({ product }) => product === id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const left = stock.get(id) ?? Number.NaN
    if (left >= 0 && left === first - sold) return []
    return [`product ${id}: of ${first} there are ${left} left, and ${sold} sold`]
  })
}

/** Each key has at most one order, and what was refused last was not ordered. */
function keysOfSeveral(attempts: readonly Attempt[], { orders }: Books): string[] {
  const keys = [...new Set(attempts.map(({ key }) => key))]
  return keys.flatMap((key) => {
    const ids = new Set(attempts.flatMap((one) => (one.key === key && one.order?.id) || []))
    const last = attempts.findLast((attempt) => attempt.key === key)
    const [standing, second] = orders.filter(({ notes }) => keyIn(notes) === key)
    for (const order of [standing, second]) if (order) ids.add(order.id)
    return [
      ...(ids.size > 1 ? [`key ${key}: orders ${[...ids]}`] : []),
      ...(last?.outcome === 'refused' && standing
        ? [`order ${standing.id} was refused, and stands`]
        : []),
    ]
  })
}

/** Each confirmed order is in the database and belongs to its buyer. */
function lostOrders(attempts: readonly Attempt[], { orders }: Books): string[] {
  return attempts.flatMap(({ order, buyer }) => {
    const isThere = orders.some(({ id, user }) => id === order?.id && user === buyer)
    return order && !isThere ? [`order ${order.id} was answered, and is lost`] : []
  })
}

/** No cart item was ordered twice. */
function cartsOfSeveral({ orders }: Books): string[] {
  const ordered = orders.flatMap(({ notes }) => cartItemsIn(notes))
  const twice = new Set(ordered.filter((id, at) => ordered.indexOf(id) !== at))
  return [...twice].map((id) => `thing ${id} of a cart was ordered twice`)
}

/** The totals shown in the cart and in the order equal the stored ones. */
function wrongTotals(attempts: readonly Attempt[], { orders }: Books): string[] {
  return attempts.flatMap(({ order, shown }) => {
    const written = orders.find(({ id }) => id === order?.id)
    if (!order || !written) return []
    const isSame =
      cents(order.total) === cents(written.total) && cents(shown) === linesTotal(written)
    return isSame ? [] : [`order ${order.id}: shown ${shown}, written ${written.total}`]
  })
}
