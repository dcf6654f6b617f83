import type * as z from 'zod/mini'
import {
  type Authenticator,
  authenticators,
  webauthnAdded,
  webauthnRenamed,
} from '#contract/allauth/account-answers'
import { doneAnswer } from '#contract/allauth/refusal'
import type { RegistrationCredential } from '#contract/allauth/webauthn'
import { type CreationOptions, creationOptionsAnswer } from '#contract/allauth/webauthn'
import { createPasskey } from '#lib/passkey/passkey-device'
import { signalKnownPasskeys, takesKnownPasskeys } from '#lib/passkey/passkey-signals'
import { authRequest } from '#session/auth-client'
import type { AuthOutcome } from '#session/auth-outcome'
import { interruptedChange } from '#session/interrupted-change'
import { madeIf, sendThenLook } from '#session/lost-answer'
import type { PasskeyCeremony } from '#session/use-passkey-ceremony'

const path = '/account/authenticators/webauthn'
const listCall = { path: '/account/authenticators', answer: authenticators } as const

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

/**
 * Tells the browser which keys are left after a removal, so that it no longer offers the removed one.
 * Only the options of a new key name their ids.
 */
export async function tellKnownKeys(): Promise<void> {
  if (!takesKnownPasskeys()) return
  const outcome = await authRequest({ path, answer: creationOptionsAnswer })
  if (outcome.kind === 'done') signalKnownPasskeys(outcome.data.data.creation_options)
}

/** Looks whether a key was changed, after a lost answer. */
export async function lookForKey({ kind, id, name }: KeyChange): Promise<AuthOutcome<unknown>> {
  return madeIf(await authRequest(listCall), ({ data }) => {
    const key = data.filter((one) => one.type === 'webauthn').find((one) => one.id === id)
    return kind === 'remove' ? !key : key?.name === name
  })
}

/** What a key is among the factors of an account. */
const identityOf = (one: Authenticator) => (one.type === 'webauthn' ? one.id : one.type)

/**
 * Looks for a key that is not among the factors of before, after a lost answer; as the service
 * answers to adding it. Their times would tell nothing: the service has a clock of its own.
 */
async function lookForNewKey(
  before: AuthOutcome<z.output<typeof authenticators>>,
): Promise<AuthOutcome<z.output<typeof webauthnAdded> | null>> {
  const read = await authRequest(listCall)
  if (read.kind !== 'done' || before.kind !== 'done') return { kind: 'unclear' }
  const known = before.data.data.map(identityOf)
  const added = read.data.data.filter((one) => !known.includes(identityOf(one)))
  const key = added.find((one) => one.type === 'webauthn')
  if (key?.type !== 'webauthn') return { kind: 'done', data: null }
  const codes = added.some(({ type }) => type === 'recovery_codes')
  return {
    kind: 'done',
    data: { status: 200, data: key, meta: { recovery_codes_generated: codes } },
  }
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
    if (outcome.kind === 'done') {
      signalKnownPasskeys(outcome.data.data.creation_options)
      return { kind: 'done', data: outcome.data.data.creation_options }
    }
    // Stored here, because the page is unmounted by the time the ceremony ends.
    if (outcome.kind === 'reauthenticationRequired') interruptedKey.keep(key)
    return outcome
  },
  askDevice: createPasskey,
  verify: async (credential, key) => {
    const body = { name: key?.name, credential }
    const before = await authRequest(listCall)
    const outcome = await sendThenLook(
      () => authRequest({ method: 'POST', path, body, answer: webauthnAdded }),
      () => lookForNewKey(before),
    )
    if (outcome.kind === 'reauthenticationRequired') interruptedKey.keep(key)
    if (outcome.kind !== 'done') return outcome
    const codesGenerated = outcome.data.meta?.recovery_codes_generated ?? false
    return { kind: 'done', data: { codesGenerated } }
  },
}
