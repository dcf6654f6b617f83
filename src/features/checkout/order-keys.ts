import * as z from 'zod/mini'
import { id, uuid } from '../../../contract/wire/scalars'
import { ownPrefix, type SiteStorage } from '../../shared/storage/site-storage'
import type { TabStorage } from '../../shared/storage/tab-storage'
import { fingerprint } from './fingerprint'
import { type OrderAttempt, orderAttempt } from './order-attempt'

/** What all tabs know of the last order: its key, and its uuid once it is placed. */
const sharedRecord = z.object({
  owner: id,
  cart: z.string(),
  print: z.string(),
  key: uuid,
  placed: z.nullable(uuid),
})

/** What this tab has sent and had no definite answer to. */
const sentRecord = z.object({ key: uuid, attempt: orderAttempt })

const sharedName = `${ownPrefix}order-key`
const sentName = 'order-sent'

/** The keys that keep an order from being placed twice (decision M3; A5-75 to A5-79). */
export interface OrderKeys {
  /**
   * The key of an order: the same for the same cart and body, also in another tab and after a
   * reload, until there was a definite answer. From now on the order counts as sent.
   */
  keyFor: (attempt: OrderAttempt) => string
  /** Whether just this order was sent before and had no definite answer. */
  isUnanswered: (attempt: OrderAttempt) => boolean
  /** What this tab sent for somebody without a definite answer; null where there is nothing. */
  unanswered: (owner: number) => OrderAttempt | null
  /** Uuid of the order that was made of this very cart; null where there is none. */
  placedFrom: (attempt: Pick<OrderAttempt, 'owner' | 'cart'>) => string | null
  /** The order stands. */
  settle: (attempt: OrderAttempt, placed: string) => void
  /** The order was refused for good: the next one is another. */
  drop: () => void
}

interface KeyParts {
  tab: TabStorage
  shared: SiteStorage
  newKey: () => string
}

/** @param parts where keys are kept, and where they come from */
export function createOrderKeys({ tab, shared, newKey }: KeyParts): OrderKeys {
  const sent = () => parsed(sentRecord, tab.read(sentName))
  const known = () => parsed(sharedRecord, shared.read(sharedName))
  const openKey = (attempt: OrderAttempt): string | null => {
    const print = printOf(attempt)
    const mine = sent()
    if (mine && printOf(mine.attempt) === print) return mine.key
    const ours = known()
    return ours?.print === print && ours.placed === null ? ours.key : null
  }
  const share = (attempt: OrderAttempt, key: string, placed: string | null) => {
    const { owner, cart } = attempt
    const record = { owner, cart, print: printOf(attempt), key, placed }
    shared.write(sharedName, JSON.stringify(record))
  }
  return {
    keyFor: (attempt) => {
      const key = openKey(attempt) ?? newKey()
      tab.write(sentName, JSON.stringify({ key, attempt }))
      share(attempt, key, null)
      return key
    },
    isUnanswered: (attempt) => openKey(attempt) !== null,
    unanswered: (owner) => {
      const mine = sent()
      return mine?.attempt.owner === owner ? mine.attempt : null
    },
    placedFrom: ({ owner, cart }) => {
      const ours = known()
      return ours?.owner === owner && ours.cart === cart ? ours.placed : null
    },
    settle: (attempt, placed) => {
      share(attempt, sent()?.key ?? newKey(), placed)
      tab.remove(sentName)
    },
    drop: () => {
      const mine = sent()
      tab.remove(sentName)
      if (mine && known()?.key === mine.key) shared.remove(sharedName)
    },
  }
}

function printOf({ owner, cart, body }: OrderAttempt): string {
  return fingerprint(JSON.stringify([owner, cart, body]))
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, text: string | null) {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
