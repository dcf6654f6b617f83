import { webauthnRenamed } from '../../../contract/allauth/account-answers'
import { doneAnswer } from '../../../contract/allauth/ok-answer'
import { authRequest } from '../../session/auth-request'
import type { ChangeOutcome } from '../../session/change-machine'
import { interruptedChange } from '../../session/interrupted-change'

/** A change to a key that there is; `name` is the new one, or the one that it goes by. */
export interface KeyChange {
  kind: 'rename' | 'remove'
  id: number
  name: string
}

const path = '/account/authenticators/webauthn'

/** A change that waits while the person proves who they are. */
export const interruptedKeyChange = interruptedChange<KeyChange>()

/** Carries a change out (`PUT` and `DELETE /account/authenticators/webauthn`). */
export function carryOutKeyChange({ kind, id, name }: KeyChange): Promise<ChangeOutcome> {
  if (kind === 'rename') {
    return authRequest({ method: 'PUT', path, body: { id, name }, answer: webauthnRenamed })
  }
  return authRequest({ method: 'DELETE', path, body: { authenticators: [id] }, answer: doneAnswer })
}
