import { useCallback, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Order } from '#contract/shop/order'
import { count, dateTime, id } from '#contract/wire/scalars'
import type { WithdrawalReceipt } from '#contract/withdrawal/withdrawal'
import { timingOf, withdrawalTimings } from '#contract/withdrawal/withdrawal-term'
import { storedValue } from '#lib/storage/stored-value'
import { currentSession, useSession } from '#session/session'

/**
 * A statement of withdrawal that a member has sent from this device. The API stores none, so the
 * device keeps what an order shows of it: no name, no address, no text.
 */
const sentWithdrawal = z.object({
  /** Number of the order. */
  order: id,
  reference: z.string(),
  submittedAt: dateTime,
  timing: z.enum(withdrawalTimings),
  /** Pieces by the id of the order's item; null for the whole order. */
  pieces: z.nullable(z.record(z.string(), count)),
})
export type SentWithdrawal = z.output<typeof sentWithdrawal>

/** By reference. */
const sentWithdrawals = z.object({ sent: z.record(z.string(), sentWithdrawal) })

/** Kept by the member's id after signing out, so that only they see it again. */
const store = storedValue((member) => `withdrawals-${member}`, sentWithdrawals, { sent: {} })

/** More would be older than any order that can still be withdrawn from. */
const mostKept = 50

/** Whose statements are meant: the signed-in member; null without one. */
const memberOf = ({ user }: { user: { id: number } | null }) => (user ? `${user.id}` : null)

/**
 * Keeps a statement for the signed-in member, where it names one order by its number.
 * @param pieces of the order's items; null for the whole order
 */
export function keepWithdrawal(receipt: WithdrawalReceipt, pieces: SentWithdrawal['pieces']): void {
  const member = memberOf(currentSession())
  const [number, ...others] = receipt.statement.orderNumber.match(/\d+/g) ?? []
  const order = id.safeParse(Number(number)).data
  if (member === null || order === undefined || others.length > 0) return
  const { reference, submittedAt, statement } = receipt
  const timing = timingOf(statement.receivedOn, Date.parse(submittedAt))
  store.change(member, ({ sent }) => {
    const all = { ...sent, [reference]: { order, reference, submittedAt, timing, pieces } }
    return { sent: Object.fromEntries(Object.entries(all).slice(-mostKept)) }
  })
}

/** Forgets the statements of a member. */
export const forgetWithdrawals = (userId: number) => store.remove(String(userId))

const none: Record<string, SentWithdrawal> = {}

/** The statements of the signed-in member, oldest first; also of other tabs. */
function useSent(): SentWithdrawal[] {
  const member = memberOf(useSession())
  const watch = useCallback(
    (changed: () => void) => (member === null ? () => {} : store.watch(member, changed)),
    [member],
  )
  const read = () => (member === null ? none : store.read(member).sent)
  const sent = useSyncExternalStore(watch, read, () => none)
  return Object.values(sent)
}

/** Those about an order. */
export function useSentWithdrawals(order: number | null): SentWithdrawal[] {
  return useSent().filter((one) => one.order === order)
}

/** Ids of the orders that they are about. */
export function useWithdrawnOrders(): number[] {
  return useSent().map(({ order }) => order)
}

/** The items of an order that no statement names yet; none after one about the whole order. */
export function remainingItems<Item extends Order['items'][number]>(
  items: readonly Item[],
  sent: readonly SentWithdrawal[],
): Item[] {
  const named = ({ id }: Item) =>
    sent.reduce((sum, { pieces }) => sum + (pieces ? (pieces[id] ?? 0) : Number.MAX_VALUE), 0)
  return items.flatMap((item) => {
    const quantity = Math.max(0, item.quantity - named(item))
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}

/** Whether statements name a whole order, so that there is nothing left to withdraw or cancel. */
export function isWithdrawn({ items }: Order, sent: readonly SentWithdrawal[]): boolean {
  return sent.length > 0 && remainingItems(items, sent).length === 0
}
