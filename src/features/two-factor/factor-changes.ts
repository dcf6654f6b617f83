import type { QueryClient } from '@tanstack/react-query'
import { recoveryCodesAnswer } from '../../../contract/allauth/account-answers'
import { doneAnswer } from '../../../contract/allauth/ok-answer'
import { authRequest } from '../../session/auth-request'
import type { ChangeOutcome } from '../../session/change-machine'
import { interruptedChange } from '../../session/interrupted-change'

/** The app is to be asked for no more. */
export type AppRemoval = { kind: 'removeApp' }
/** New recovery codes are to take the place of the old ones. */
export type CodesRenewal = { kind: 'renewCodes' }

/** What waits while the person proves who they are. */
export const interruptedRemoval = interruptedChange<AppRemoval>()
export const interruptedRenewal = interruptedChange<CodesRenewal>()

/** `DELETE /account/authenticators/totp`; recovery codes go with the last factor. */
export async function removeApp(queries: QueryClient): Promise<ChangeOutcome> {
  const path = '/account/authenticators/totp'
  const outcome = await authRequest({ method: 'DELETE', path, answer: doneAnswer })
  if (outcome.kind !== 'done') return outcome
  queries.removeQueries({ queryKey: ['recovery-codes'] })
  await queries.invalidateQueries({ queryKey: ['authenticators'] })
  return outcome
}

/** `POST /account/authenticators/recovery-codes`. */
export async function renewCodes(queries: QueryClient): Promise<ChangeOutcome> {
  const path = '/account/authenticators/recovery-codes'
  const outcome = await authRequest({ method: 'POST', path, body: {}, answer: recoveryCodesAnswer })
  if (outcome.kind !== 'done') return outcome
  queries.setQueryData(['recovery-codes'], outcome.data)
  await queries.invalidateQueries({ queryKey: ['authenticators'] })
  return outcome
}
