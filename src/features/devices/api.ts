import type { QueryClient } from '@tanstack/react-query'
import { type SessionEntry, sessionList } from '#contract/allauth/account-lists'
import { authRequest } from '#session/auth-client'
import type { AuthOutcome } from '#session/auth-outcome'
import { interruptedChange } from '#session/interrupted-change'
import { madeIf } from '#session/lost-answer'
import { accountKeys } from '#session/use-account-query'

/** Sessions to be ended: one by name, or all the others. */
export type SessionsEnd =
  | { kind: 'one'; id: number; name: string }
  | { kind: 'others'; ids: number[] }

export const interruptedEnd = interruptedChange<SessionsEnd>()

/** `DELETE /auth/sessions`; the answer is the remaining list. */
export async function endSessions(
  queries: QueryClient,
  end: SessionsEnd,
): Promise<AuthOutcome<unknown>> {
  const outcome = await authRequest({
    method: 'DELETE',
    path: '/auth/sessions',
    body: { sessions: end.kind === 'one' ? [end.id] : end.ids },
    answer: sessionList,
  })
  if (outcome.kind === 'done') queries.setQueryData(accountKeys.devices, outcome.data)
  // Another tab or device may have ended them.
  if (outcome.kind === 'refused') void queries.invalidateQueries({ queryKey: accountKeys.devices })
  return outcome
}

/** Looks whether sessions have ended, after a lost answer. */
export async function lookForSessions(
  queries: QueryClient,
  end: SessionsEnd,
): Promise<AuthOutcome<unknown>> {
  const read = await authRequest({ path: '/auth/sessions', answer: sessionList })
  if (read.kind === 'done') queries.setQueryData(accountKeys.devices, read.data)
  const ended = end.kind === 'one' ? [end.id] : end.ids
  return madeIf(read, ({ data }) => data.every(({ id }) => !ended.includes(id)))
}

/** The present session first, then by last use. */
export function inOrder(sessions: readonly SessionEntry[]): SessionEntry[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) || usedAt(other) - usedAt(one),
  )
}

/** When a session was last used, or began where that is not known, in seconds since 1970. */
export function usedAt({ last_seen_at, created_at }: SessionEntry): number {
  return last_seen_at ?? created_at
}

/** Ids of all sessions but the present one. */
export function othersOf(sessions: readonly SessionEntry[]): number[] {
  return sessions.filter(({ is_current }) => !is_current).map(({ id }) => id)
}
