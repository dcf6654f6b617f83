import { athensTime } from '#contract/wire/athens-time'
import type { WithdrawalStamp } from '#contract/withdrawal/withdrawal'
import { createKeyedHash } from '../session/keyed-hash'

/** How long a statement may be sent again with the time of its first attempt, in ms. */
const validMs = 60 * 60_000

/**
 * Times of statements that the gateway gives out and knows again without storing them: bound to the
 * statement's idempotency key, and proved by a hash, so that nobody can name a time of their own.
 */
export function createStamps(sessionKeys: readonly string[], clock: () => number) {
  const hash = createKeyedHash(sessionKeys, 'withdrawal stamps')
  const proofOf = (key: string, submittedAt: string) => hash(`${key} ${submittedAt}`)
  /** Without fractions of a second. */
  const now = () => Math.floor(clock() / 1000) * 1000

  return {
    async make(key: string): Promise<WithdrawalStamp> {
      const submittedAt = athensTime(now())
      return { submittedAt, proof: await proofOf(key, submittedAt) }
    },
    /** The time of a stamp, in ms since 1970; now without a valid one. */
    async read(key: string, stamp: WithdrawalStamp | undefined): Promise<number> {
      if (!stamp || stamp.proof !== (await proofOf(key, stamp.submittedAt))) return now()
      const stampedAt = Date.parse(stamp.submittedAt)
      return stampedAt > now() - validMs ? stampedAt : now()
    },
  }
}
