import * as z from 'zod/mini'
import { id, money, uuid } from '../../../contract/wire/scalars'
import { ownPrefix, type SiteStorage } from '../../lib/storage/site-storage'
import type { TabStorage } from '../../lib/storage/tab-storage'
import { fingerprint } from './fingerprint'
import { type OrderAttempt, orderAttempt } from './order-attempt'

/** When it was last sent, in ms since 1970, and may have been carried out; null where it never was. */
const sentAt = z._default(z.nullable(z.number()), 0)

/** What all tabs know of the last order: its key, its total, and its uuid once it is placed. */
const sharedRecord = z.object({
  owner: id,
  cart: z.string(),
  print: z.string(),
  key: uuid,
  placed: z.nullable(uuid),
  total: z.optional(money),
  sentAt,
})

/** What this tab has sent and had no definite answer to. */
const sentRecord = z.object({ key: uuid, attempt: orderAttempt, sentAt })
type SentRecord = z.output<typeof sentRecord>

const sharedName = `${ownPrefix}order-key`
const sentName = 'order-sent'

/** The keys that keep an order from being placed twice (decision M3; A5-75 to A5-79). */
export interface OrderKeys {
  /**
   * The key of an order: the same for the same cart and body, also in another tab and after a
   * reload, until there was a definite answer. From now on the order counts as sent at this moment.
   */
  keyFor: (attempt: OrderAttempt) => string
  /** When just this order was last sent and may have been placed, in ms; null where it never was. */
  lastSent: (attempt: OrderAttempt) => number | null
  /** Puts back what `lastSent` said before a request that has certainly not placed the order. */
  restoreSent: (attempt: OrderAttempt, before: number | null) => void
  /** Whether just this order was sent before and had no definite answer. */
  isUnanswered: (attempt: OrderAttempt) => boolean
  /** What this tab sent for somebody without a definite answer; null where there is nothing. */
  unanswered: (owner: number) => OrderAttempt | null
  /** Uuid of the order that was made of this very cart; null where there is none. */
  placedFrom: (attempt: Pick<OrderAttempt, 'owner' | 'cart'>) => string | null
  /** What the person agreed to pay for an order, in euro; null where this browser does not know. */
  agreedFor: (placed: string) => number | null
  /** The order stands. */
  settle: (attempt: OrderAttempt, placed: string) => void
  /** The order was refused for good: the next one is another. */
  drop: () => void
}

interface KeyDeps {
  tab: TabStorage
  shared: SiteStorage
  newKey: () => string
  /** In milliseconds since 1970. */
  now: () => number
}

/** @param parts where keys are kept, and where they come from */
export function createOrderKeys({ tab, shared, newKey, now }: KeyDeps): OrderKeys {
  // Where a browser allows no storage, a retry must still have the key of the first try.
  let remembered: SentRecord | null = null
  const sent = () => parsed(sentRecord, tab.read(sentName)) ?? remembered
  const keepSent = (record: SentRecord | null) => {
    remembered = record
    if (record) tab.write(sentName, JSON.stringify(record))
    else tab.remove(sentName)
  }
  const known = () => parsed(sharedRecord, shared.read(sharedName))
  /** What is known of just this order, as long as it has no definite answer. */
  const openRecords = (attempt: OrderAttempt) => {
    const print = printOf(attempt)
    const [mine, ours] = [sent(), known()]
    return [
      mine && printOf(mine.attempt) === print ? mine : null,
      ours?.print === print && ours.placed === null ? ours : null,
    ].filter((record) => record !== null)
  }
  const share = (attempt: OrderAttempt, record: { key: string; sentAt: number | null }) => {
    const { owner, cart, total } = attempt
    const whole = { owner, cart, print: printOf(attempt), placed: null, total, ...record }
    shared.write(sharedName, JSON.stringify(whole))
  }
  const keep = (attempt: OrderAttempt, key: string, sentAt: number | null) => {
    keepSent({ key, attempt, sentAt })
    share(attempt, { key, sentAt })
  }
  const lastSent: OrderKeys['lastSent'] = (attempt) => {
    const times = openRecords(attempt).map(({ sentAt }) => sentAt)
    return times.reduce((last, time) => (time !== null && time > (last ?? -1) ? time : last), null)
  }
  return {
    lastSent,
    keyFor: (attempt) => {
      const key = openRecords(attempt)[0]?.key ?? newKey()
      keep(attempt, key, now())
      return key
    },
    restoreSent: (attempt, before) => {
      const [record] = openRecords(attempt)
      if (record) keep(attempt, record.key, before)
    },
    isUnanswered: (attempt) => lastSent(attempt) !== null,
    unanswered: (owner) => {
      const mine = sent()
      return mine?.attempt.owner === owner && mine.sentAt !== null ? mine.attempt : null
    },
    placedFrom: ({ owner, cart }) => {
      const ours = known()
      return ours?.owner === owner && ours.cart === cart ? ours.placed : null
    },
    agreedFor: (placed) => {
      const ours = known()
      return ours?.placed === placed ? (ours.total ?? null) : null
    },
    settle: (attempt, placed) => {
      const record = { key: sent()?.key ?? newKey(), sentAt: null, placed }
      share(attempt, record)
      keepSent(null)
    },
    drop: () => {
      const mine = sent()
      keepSent(null)
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
