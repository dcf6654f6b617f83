import { fromPromise } from 'xstate'
import type { CreationOptions } from '../../../contract/allauth/webauthn-options'
import { creationOptionsAnswer } from '../../../contract/allauth/webauthn-options'
import { createPasskey } from '../../lib/passkey/passkey-device'
import type { AuthOutcome } from '../../session/auth-outcome'
import { authRequest } from '../../session/auth-request'
import { passkeyCeremony } from '../../session/passkey-ceremony'
import type { MakingEnd } from './making-end'
import { passkeyMakingMachine } from './passkey-making-machine'

const path = '/auth/webauthn/signup'

/** The story of a first passkey, connected to the device and the sign-in service. */
export const livePasskeyMaking = passkeyMakingMachine.provide({
  actors: {
    makeKey: fromPromise<MakingEnd, string>(({ input: name, signal }) =>
      passkeyCeremony({
        fetchOptions,
        askDevice: createPasskey,
        send: (credential) => authRequest({ method: 'PUT', path, body: { name, credential } }),
        signal,
      }),
    ),
  },
})

async function fetchOptions(signal: AbortSignal): Promise<AuthOutcome<CreationOptions>> {
  const outcome = await authRequest({ path, answer: creationOptionsAnswer, signal })
  if (outcome.kind !== 'done') return outcome
  return { kind: 'done', data: outcome.data.data.creation_options }
}
