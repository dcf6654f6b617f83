import { fromPromise } from 'xstate'
import type { AssertionCredential } from '../../../contract/allauth/webauthn-credential'
import {
  type RequestOptions,
  requestOptionsAnswer,
} from '../../../contract/allauth/webauthn-options'
import {
  askPasskey,
  canSuggestPasskeys,
  stopAskingPasskey,
  suggestPasskey,
} from '../../lib/passkey/passkey-device'
import type { AuthOutcome } from '../../session/auth-outcome'
import { authRequest } from '../../session/auth-request'
import { passkeyCeremony } from '../../session/passkey-ceremony'
import type { PasskeyLoginEnd } from './passkey-login-end'
import { passkeyLoginMachine } from './passkey-login-machine'

const path = '/auth/webauthn/login'

/** The story of signing in with a passkey, connected to the device and the sign-in service. */
export const livePasskeyLogin = passkeyLoginMachine.provide({
  actors: {
    canSuggest: fromPromise(canSuggestPasskeys),
    suggest: fromPromise<PasskeyLoginEnd>(({ signal }) => signIn(suggestPasskey, signal)),
    ask: fromPromise<PasskeyLoginEnd>(({ signal }) => signIn(askPasskey, signal)),
  },
})

function signIn(askDevice: typeof askPasskey, signal: AbortSignal): Promise<PasskeyLoginEnd> {
  signal.addEventListener('abort', stopAskingPasskey, { once: true })
  const ended = passkeyCeremony({ fetchOptions, askDevice, send, signal })
  return ended.finally(() => signal.removeEventListener('abort', stopAskingPasskey))
}

async function fetchOptions(signal: AbortSignal): Promise<AuthOutcome<RequestOptions>> {
  const outcome = await authRequest({ path, answer: requestOptionsAnswer, signal })
  if (outcome.kind !== 'done') return outcome
  return { kind: 'done', data: outcome.data.data.request_options }
}

function send(credential: AssertionCredential): Promise<AuthOutcome> {
  return authRequest({ method: 'POST', path, body: { credential } })
}
