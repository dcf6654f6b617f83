import type { SessionEntry } from '../../../contract/allauth/session-list'

/** The device that asks first, then those used last. */
export function inOrder(sessions: readonly SessionEntry[]): SessionEntry[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) || usedAt(other) - usedAt(one),
  )
}

/** When a session was last heard of, in seconds since 1970; where nobody counts, when it began. */
export function usedAt({ last_seen_at, created_at }: SessionEntry): number {
  return last_seen_at ?? created_at
}

/** Ids of all sessions but the one that asks (R291). */
export function othersOf(sessions: readonly SessionEntry[]): number[] {
  return sessions.filter(({ is_current }) => !is_current).map(({ id }) => id)
}
