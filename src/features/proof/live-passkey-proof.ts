import { fromPromise } from 'xstate'
import type { ProofCredential } from '../../../contract/allauth/webauthn-credential'
import {
  type RequestOptions,
  requestOptionsAnswer,
} from '../../../contract/allauth/webauthn-options'
import { authRequest } from '../../session/auth-request'
import { askPasskey } from '../../shared/passkey/passkey-device'
import { passkeyProofMachine } from './passkey-proof-machine'
import type { ChallengeAnswer, DeviceAnswer, ProofAnswer } from './proof-answer'
import type { ProofPurpose } from './proof-ways'

/** The story of proving with a passkey, connected to the sign-in service and the device. */
export function livePasskeyProof(purpose: ProofPurpose) {
  const path = `/auth/webauthn/${purpose}` as const
  return passkeyProofMachine.provide({
    actors: {
      fetchChallenge: fromPromise<ChallengeAnswer>(({ signal }) => fetchChallenge(path, signal)),
      askDevice: fromPromise<DeviceAnswer, RequestOptions | null>(async ({ input }) =>
        input === null ? { kind: 'failed', reason: 'no challenge' } : askPasskey(input),
      ),
      sendProof: fromPromise<ProofAnswer, ProofCredential | null>(({ input }) =>
        authRequest({ method: 'POST', path, body: { credential: input } }),
      ),
    },
  })
}

async function fetchChallenge(
  path: `/auth/webauthn/${ProofPurpose}`,
  signal: AbortSignal,
): Promise<ChallengeAnswer> {
  const outcome = await authRequest({ path, answer: requestOptionsAnswer, signal })
  if (outcome.kind !== 'done') return outcome
  return { kind: 'done', data: outcome.data.data.request_options }
}
