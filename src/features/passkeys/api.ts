import { webauthnAdded, webauthnRenamed } from '#contract/allauth/account-answers'
import { doneAnswer } from '#contract/allauth/refusal'
import type { RegistrationCredential } from '#contract/allauth/webauthn'
import { type CreationOptions, creationOptionsAnswer } from '#contract/allauth/webauthn'
import { createPasskey } from '#lib/passkey/passkey-device'
import { authRequest } from '#session/auth-client'
import type { AuthOutcome } from '#session/auth-outcome'
import { interruptedChange } from '#session/interrupted-change'
import type { PasskeyCeremony } from '#session/use-passkey-ceremony'

const path = '/account/authenticators/webauthn'

/** A change of an existing key; `name` is the new one, or the present one of a key to remove. */
export interface KeyChange {
  kind: 'rename' | 'remove'
  id: number
  name: string
}

/** The change of a key that reauthentication interrupted. */
export const interruptedKeyChange = interruptedChange<KeyChange>()

/** `PUT` and `DELETE /account/authenticators/webauthn`. */
export function changeKey({ kind, id, name }: KeyChange): Promise<AuthOutcome<unknown>> {
  if (kind === 'rename') {
    return authRequest({ method: 'PUT', path, body: { id, name }, answer: webauthnRenamed })
  }
  return authRequest({ method: 'DELETE', path, body: { authenticators: [id] }, answer: doneAnswer })
}

/** A key to be added. */
export interface NewKey {
  name: string
  /** It signs in without a password. */
  passwordless: boolean
}

export interface AddedKey {
  /** The service generated recovery codes with it, as there were none. */
  codesGenerated: boolean
}

/** The new key that reauthentication interrupted. */
export const interruptedKey = interruptedChange<NewKey>()

/** `GET` and `POST /account/authenticators/webauthn`; nothing is stored until the key is made. */
export const newKeyCeremony: PasskeyCeremony<
  NewKey,
  CreationOptions,
  RegistrationCredential,
  AddedKey
> = {
  rules: {
    over: ['done', 'reauthenticationRequired', 'signedIn', 'signedOut', 'nextStep', 'sessionEnded'],
    waits: true,
  },
  fetchOptions: async (key) => {
    const outcome = await authRequest({
      path,
      answer: creationOptionsAnswer,
      // The service checks only whether the parameter is present.
      ...(key?.passwordless && { query: { passwordless: true } }),
    })
    if (outcome.kind === 'done') return { kind: 'done', data: outcome.data.data.creation_options }
    // Stored here, because the page is unmounted by the time the ceremony ends.
    if (outcome.kind === 'reauthenticationRequired') interruptedKey.keep(key)
    return outcome
  },
  askDevice: createPasskey,
  verify: async (credential, key) => {
    const body = { name: key?.name, credential }
    const outcome = await authRequest({ method: 'POST', path, body, answer: webauthnAdded })
    if (outcome.kind === 'reauthenticationRequired') interruptedKey.keep(key)
    if (outcome.kind !== 'done') return outcome
    const codesGenerated = outcome.data.meta?.recovery_codes_generated ?? false
    return { kind: 'done', data: { codesGenerated } }
  },
}
