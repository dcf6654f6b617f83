import { fromPromise } from 'xstate'
import type { AssertionCredential } from '../../../contract/allauth/webauthn-credential'
import {
  type RequestOptions,
  requestOptionsAnswer,
} from '../../../contract/allauth/webauthn-options'
import { askPasskey } from '../../lib/passkey/passkey-device'
import { authRequest } from '../../session/auth-request'
import { passkeyReauthenticationMachine } from './passkey-reauthentication-machine'
import type {
  ChallengeAnswer,
  DeviceAnswer,
  ReauthenticationAnswer,
} from './reauthentication-answer'
import type { ReauthenticationPurpose } from './reauthentication-ways'

/** The story of proving with a passkey, connected to the sign-in service and the device. */
export function livePasskeyReauthentication(purpose: ReauthenticationPurpose) {
  const path = `/auth/webauthn/${purpose}` as const
  return passkeyReauthenticationMachine.provide({
    actors: {
      fetchChallenge: fromPromise<ChallengeAnswer>(({ signal }) => fetchChallenge(path, signal)),
      askDevice: fromPromise<DeviceAnswer, RequestOptions | null>(async ({ input }) =>
        input === null ? { kind: 'failed', reason: 'no challenge' } : askPasskey(input),
      ),
      sendReauthentication: fromPromise<ReauthenticationAnswer, AssertionCredential | null>(
        ({ input }) => authRequest({ method: 'POST', path, body: { credential: input } }),
      ),
    },
  })
}

async function fetchChallenge(
  path: `/auth/webauthn/${ReauthenticationPurpose}`,
  signal: AbortSignal,
): Promise<ChallengeAnswer> {
  const outcome = await authRequest({ path, answer: requestOptionsAnswer, signal })
  if (outcome.kind !== 'done') return outcome
  return { kind: 'done', data: outcome.data.data.request_options }
}
