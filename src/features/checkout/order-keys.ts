import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { money, uuid } from '#contract/wire/scalars'
import { newUuid } from '#lib/random/new-uuid'
import { ownPrefix, type SiteStorage, siteStorage } from '#lib/storage/site-storage'
import { type TabStorage, tabStorage } from '#lib/storage/tab-storage'
import { now } from '#lib/time/clock'
import { type OrderAttempt, orderAttempt, orderOwner } from './order'

/**
 * Hash of a text: two FNV-1a sums of 32 bits, as 16 hex digits. Distinguishes the orders of one
 * customer without storing personal data; not for secrets.
 */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193].map((start) => sumOf(text, start)).join('')
}

function sumOf(text: string, start: number): string {
  let sum = start
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** When it was last sent and may have been placed, in ms since 1970; null if never. */
const sentAt = z._default(z.nullable(z.number()), 0)

/** The last order, shared by all tabs: its key, its total, and its uuid once it is placed. */
const sharedRecord = z.object({
  owner: orderOwner,
  cart: z.string(),
  print: z.string(),
  key: uuid,
  placed: z.nullable(uuid),
  total: z.optional(money),
  sentAt,
})

/** What this tab sent without a definite answer. */
const sentRecord = z.object({ key: uuid, attempt: orderAttempt, sentAt })
type SentRecord = z.output<typeof sentRecord>

const sharedName = `${ownPrefix}order-key`
const sentName = 'order-sent'

/** Idempotency keys, which keep an order from being placed twice. */
export interface OrderKeys {
  /**
   * Until there is a definite answer, the same cart and body have the same key, also in another tab
   * and after a reload. Records that the order is sent now.
   */
  keyFor: (attempt: OrderAttempt) => string
  /** When this order was last sent and may have been placed, in ms since 1970; null if never. */
  lastSent: (attempt: OrderAttempt) => number | null
  /** Restores `lastSent` after a request that certainly did not place the order. */
  restoreSent: (attempt: OrderAttempt, before: number | null) => void
  /** Whether this order was sent before without a definite answer. */
  isUnanswered: (attempt: OrderAttempt) => boolean
  /**
   * What this tab sent without a definite answer, for a buyer or for the guest who has signed in
   * since; null if nothing.
   */
  unanswered: (owner: OrderAttempt['owner']) => OrderAttempt | null
  /**
   * The order that was placed from this cart, and whether it differs from the attempt; null if
   * none.
   */
  placedFrom: (attempt: OrderAttempt) => { kind: 'placed' | 'differs'; uuid: string } | null
  /** The agreed total of a placed order in euro; null if this browser does not know it. */
  agreedFor: (placed: string) => number | null
  /** Records that the order is placed. */
  settle: (attempt: OrderAttempt, placed: string) => void
  /** Removes the key of an order whose refusal is final. */
  drop: () => void
}

interface KeyDeps {
  tab: Pick<TabStorage, 'read' | 'write' | 'remove'>
  shared: SiteStorage
  newKey: () => string
  /** In ms since 1970. */
  now: () => number
}

export function createOrderKeys({ tab, shared, newKey, now }: KeyDeps): OrderKeys {
  // Without storage a retry must still use the key of the first try.
  let remembered: SentRecord | null = null
  const sent = () => parsed(sentRecord, tab.read(sentName)) ?? remembered
  const keepSent = (record: SentRecord | null) => {
    remembered = record
    if (record) tab.write(sentName, JSON.stringify(record))
    else tab.remove(sentName)
  }
  const known = () => parsed(sharedRecord, shared.read(sharedName))
  /** Records of this order, as long as it has no definite answer. */
  const openRecords = (attempt: OrderAttempt) => {
    const print = attemptFingerprint(attempt)
    const [mine, ours] = [sent(), known()]
    return [
      mine && attemptFingerprint(mine.attempt) === print ? mine : null,
      ours?.print === print && ours.placed === null ? ours : null,
    ].filter((record) => record !== null)
  }
  const share = (attempt: OrderAttempt, record: { key: string; sentAt: number | null }) => {
    const { owner, cart, total } = attempt
    const whole = {
      owner,
      cart,
      print: attemptFingerprint(attempt),
      placed: null,
      total,
      ...record,
    }
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
      if (!mine || mine.sentAt === null) return null
      return [owner, 'guest'].includes(mine.attempt.owner) ? mine.attempt : null
    },
    placedFrom: (attempt) => {
      const ours = known()
      const isOfCart = ours?.owner === attempt.owner && ours.cart === attempt.cart
      if (!isOfCart || ours.placed === null) return null
      const isSame = ours.print === attemptFingerprint(attempt)
      return { kind: isSame ? 'placed' : 'differs', uuid: ours.placed }
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

function attemptFingerprint({ owner, cart, body }: OrderAttempt): string {
  return fingerprint(JSON.stringify([owner, cart, body]))
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, text: string | null) {
  return z.safeParse(schema, parseJson(text)).data ?? null
}

export const browserKeys = () =>
  createOrderKeys({ tab: tabStorage, shared: siteStorage, newKey: newUuid, now })

/** The agreed total of a placed order in euro; null if this browser does not know it. */
export function agreedTotal(uuid: string): number | null {
  return browserKeys().agreedFor(uuid)
}
