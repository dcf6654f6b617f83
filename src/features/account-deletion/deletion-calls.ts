import { deleteAccount } from '#contract/endpoints/account'
import { readSession } from '#contract/endpoints/session'
import { readNewPasskeyOptions } from '#contract/endpoints/sign-in-account'
import { call } from '#lib/http/call'
import { problemOf } from '#lib/http/problem'
import { authCall } from '#session/auth-request'
import { isLost } from '#session/lost-answer'
import type { AccountFate, DeletionOutcome } from './deletion-machine'

/** Longer than the gateway waits for the API, which it may have to ask twice, in ms. */
const timeoutMs = 15_000

/** Asks for the deletion of the member's account. */
export async function askForDeletion(id: number): Promise<DeletionOutcome> {
  if (!navigator.onLine) return { kind: 'offline' }
  const sent = { params: { id }, body: { confirmation: 'DELETE' } as const, timeoutMs }
  try {
    await call(deleteAccount, sent)
    return { kind: 'accepted' }
  } catch (error) {
    const problem = problemOf(error)
    if (isLost(problem)) return { kind: 'lost' }
    if (problem.kind === 'forbidden') return demandSignIn()
    if (!isOver(problem.kind)) return { kind: 'refused', problem }
    // An earlier request, or another device, may have done it.
    const fate = await findFate().catch(() => null)
    return { kind: fate === 'deleted' ? 'accepted' : 'sessionOver' }
  }
}

/**
 * Has the person confirm that it is them. Only the sign-in service knows how: what it keeps for a
 * recent sign-in is asked for, and its refusal names the ways, which the session follows.
 */
async function demandSignIn(): Promise<DeletionOutcome> {
  const refusal = await authCall(readNewPasskeyOptions).then(() => null, problemOf)
  if (refusal === null) return { kind: 'staleSignIn' }
  if (refusal.kind === 'reauthenticationRequired') return { kind: 'confirming' }
  return isOver(refusal.kind) ? { kind: 'sessionOver' } : { kind: 'refused', problem: refusal }
}

const isOver = (kind: string) => ['signedOut', 'sessionEnded', 'nextStep'].includes(kind)

/** Looks what became of the account after a lost answer. */
export async function findFate(): Promise<AccountFate> {
  const { user, isDeleted } = await call(readSession, { retries: 1, cache: 'no-store' })
  if (isDeleted) return 'deleted'
  return user ? 'stands' : 'signedOut'
}
