import type { QueryClient } from '@tanstack/react-query'
import type { SessionEntry } from '#contract/allauth/account-lists'
import * as endpoints from '#contract/endpoints/sign-in-account'
import { problemOf } from '#lib/http/problem'
import { authCall } from '#session/auth-request'
import { interruptedChange } from '#session/interrupted-change'
import { ifAbsent } from '#session/lost-answer'
import { queryKeyOf } from '#session/use-account-query'

/** Sessions to be ended: one by name, or all the others. */
export type SessionsEnd =
  | { kind: 'one'; id: number; name: string }
  | { kind: 'others'; ids: number[] }

export const interruptedEnd = interruptedChange<SessionsEnd>()

/** The answer is the remaining list. */
export async function endSessions(queries: QueryClient, end: SessionsEnd) {
  const sessions = end.kind === 'one' ? [end.id] : end.ids
  try {
    const left = await authCall(endpoints.endSessions, { body: { sessions } })
    queries.setQueryData(queryKeyOf(endpoints.listSessions), left)
    return left
  } catch (error) {
    // Another tab or device may have ended them.
    if (problemOf(error).kind === 'refused') {
      void queries.invalidateQueries({ queryKey: queryKeyOf(endpoints.listSessions) })
    }
    throw error
  }
}

/** Looks whether sessions have ended, after a lost answer. */
export async function lookForSessions(queries: QueryClient, end: SessionsEnd) {
  const left = await authCall(endpoints.listSessions)
  queries.setQueryData(queryKeyOf(endpoints.listSessions), left)
  const ended = end.kind === 'one' ? [end.id] : end.ids
  return left.data.every(({ id }) => !ended.includes(id)) ? ifAbsent(left, left) : null
}

/** The present session first, then by last use. */
export function inOrder(sessions: readonly SessionEntry[]): SessionEntry[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) || usedAt(other) - usedAt(one),
  )
}

/** When a session was last used, or began where that is not known, in seconds since 1970; else 0. */
export function usedAt({ last_seen_at, created_at }: SessionEntry): number {
  return last_seen_at ?? created_at ?? 0
}

/** Ids of all sessions but the present one. */
export function othersOf(sessions: readonly SessionEntry[]): number[] {
  return sessions.filter(({ is_current }) => !is_current).map(({ id }) => id)
}
