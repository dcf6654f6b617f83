import { fromPromise } from 'xstate'
import { webauthnAdded } from '../../../contract/allauth/account-answers'
import {
  type CreationOptions,
  creationOptionsAnswer,
} from '../../../contract/allauth/webauthn-options'
import { createPasskey } from '../../lib/passkey/passkey-device'
import { authRequest } from '../../session/auth-request'
import { interruptedChange } from '../../session/interrupted-change'
import type { KeyWish, MakingAnswer, OptionsAnswer, SavingAnswer } from './key-making-answer'
import { type KeyToSave, keyMakingMachine } from './key-making-machine'

const path = '/account/authenticators/webauthn'

/** A wish that waits while the person proves who they are. */
export const interruptedWish = interruptedChange<KeyWish>()

/** The story of a new key, connected to the sign-in service and the device. */
export const liveKeyMaking = keyMakingMachine.provide({
  actors: {
    fetchOptions: fromPromise<OptionsAnswer, KeyWish | null>(({ input }) => fetchOptions(input)),
    askDevice: fromPromise<MakingAnswer, CreationOptions | null>(async ({ input }) =>
      input === null ? { kind: 'failed', reason: 'no options' } : createPasskey(input),
    ),
    saveKey: fromPromise<SavingAnswer, KeyToSave>(({ input }) => saveKey(input)),
  },
})

/** The service looks only at whether `passwordless` is there, so that it is left out otherwise. */
async function fetchOptions(wish: KeyWish | null): Promise<OptionsAnswer> {
  const outcome = await authRequest({
    path,
    answer: creationOptionsAnswer,
    ...(wish?.passwordless && { query: { passwordless: true } }),
  })
  if (outcome.kind === 'done') return { kind: 'done', data: outcome.data.data.creation_options }
  // Here and not in the machine: it ends when the app leaves for the proof.
  if (outcome.kind === 'proofNeeded') interruptedWish.keep(wish)
  return outcome
}

async function saveKey({ wish, credential }: KeyToSave): Promise<SavingAnswer> {
  const outcome = await authRequest({
    method: 'POST',
    path,
    body: { name: wish?.name, credential },
    answer: webauthnAdded,
  })
  if (outcome.kind === 'proofNeeded') interruptedWish.keep(wish)
  if (outcome.kind !== 'done') return outcome
  const codesGenerated = outcome.data.meta?.recovery_codes_generated ?? false
  return { kind: 'done', data: { codesGenerated } }
}
