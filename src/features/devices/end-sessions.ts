import type { QueryClient } from '@tanstack/react-query'
import { sessionList } from '../../../contract/allauth/session-list'
import { accountKeys } from '../../session/account-keys'
import { authRequest } from '../../session/auth-request'
import type { ChangeOutcome } from '../../session/change-machine'
import { interruptedChange } from '../../session/interrupted-change'

/** Sessions to be ended: one by name, or all the others. */
export type SessionsEnd =
  | { kind: 'one'; id: number; name: string }
  | { kind: 'others'; ids: number[] }

export const interruptedEnd = interruptedChange<SessionsEnd>()

/** Ends sessions with `DELETE /auth/sessions`; the answer is the list that is left. */
export async function endSessions(queries: QueryClient, end: SessionsEnd): Promise<ChangeOutcome> {
  const outcome = await authRequest({
    method: 'DELETE',
    path: '/auth/sessions',
    body: { sessions: end.kind === 'one' ? [end.id] : end.ids },
    answer: sessionList,
  })
  if (outcome.kind === 'done') queries.setQueryData(accountKeys.devices, outcome.data)
  // Somebody was faster, here or on another device: what is left is read anew.
  if (outcome.kind === 'refused') void queries.invalidateQueries({ queryKey: accountKeys.devices })
  return outcome
}
