import type { Authenticator } from '#contract/allauth/account-answers'
import type { CreationOptions, RegistrationCredential } from '#contract/allauth/webauthn'
import {
  addPasskey,
  readNewPasskeyOptions,
  removePasskeys,
  renamePasskey,
} from '#contract/endpoints/sign-in-account'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { problemOf } from '#lib/http/problem'
import { createPasskey } from '#lib/passkey/passkey-device'
import { signalKnownPasskeys, takesKnownPasskeys } from '#lib/passkey/passkey-signals'
import { authCall } from '#session/auth-request'
import { interruptedChange } from '#session/interrupted-change'
import { ifAbsent, sendThenLook } from '#session/lost-answer'
import type { PasskeyCeremony } from '#session/use-passkey-ceremony'

/** A change of an existing key; `name` is the new one, or the present one of a key to remove. */
export interface KeyChange {
  kind: 'rename' | 'remove'
  id: number
  name: string
}

/** The change of a key that reauthentication interrupted. */
export const interruptedKeyChange = interruptedChange<KeyChange>()

export function changeKey({ kind, id, name }: KeyChange): Promise<unknown> {
  return kind === 'rename'
    ? authCall(renamePasskey, { body: { id, name } })
    : authCall(removePasskeys, { body: { authenticators: [id] } })
}

/**
 * Tells the browser which keys are left after a removal, so that it no longer offers the removed one.
 * Only the options of a new key name their ids.
 */
export async function tellKnownKeys(): Promise<void> {
  if (!takesKnownPasskeys()) return
  const read = await authCall(readNewPasskeyOptions).catch(() => null)
  if (read) signalKnownPasskeys(read.data.creation_options)
}

/** Looks whether a key was changed, after a lost answer. */
export async function lookForKey({ kind, id, name }: KeyChange): Promise<unknown> {
  const read = await authCall(listAuthenticators)
  const key = read.data.filter((one) => one.type === 'webauthn').find((one) => one.id === id)
  if (!key) return ifAbsent(read, kind === 'remove' ? read : null)
  return kind === 'rename' && key.name === name ? read : null
}

/** What a key is among the factors of an account. */
const identityOf = (one: Authenticator) => (one.type === 'webauthn' ? one.id : one.type)

/**
 * Looks for a key that is not among the factors of before, after a lost answer; as the service
 * answers to adding it. Their times would tell nothing: the service has a clock of its own.
 */
async function lookForNewKey(before: readonly Authenticator[]): Promise<AddedKey | null> {
  const read = await authCall(listAuthenticators)
  const known = before.map(identityOf)
  const added = read.data.filter((one) => !known.includes(identityOf(one)))
  if (added.every((one) => one.type !== 'webauthn')) return ifAbsent(read, null)
  return { codesGenerated: added.some(({ type }) => type === 'recovery_codes') }
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

/** Nothing is stored until the key is made. */
export const newKeyCeremony: PasskeyCeremony<
  NewKey,
  CreationOptions,
  RegistrationCredential,
  AddedKey
> = {
  rules: {
    over: ['reauthenticationRequired', 'signedOut', 'nextStep', 'sessionEnded'],
    waits: true,
  },
  fetchOptions: async (key) => {
    const { data } = await authCall(readNewPasskeyOptions, {
      // The service checks only whether the parameter is present.
      ...(key?.passwordless && { query: { passwordless: true } }),
    }).catch((error: unknown) => keepIfInterrupted(key, error))
    signalKnownPasskeys(data.creation_options)
    return data.creation_options
  },
  askDevice: createPasskey,
  verify: async (credential, key) => {
    const before = await authCall(listAuthenticators).catch(() => null)
    return await sendThenLook(
      () => addKey(key, credential),
      // A key that could not be read before would pass for a new one.
      before?.leftOut === 0 ? () => lookForNewKey(before.data) : undefined,
    ).catch((error: unknown) => keepIfInterrupted(key, error))
  },
}

async function addKey(key: NewKey | null, credential: RegistrationCredential): Promise<AddedKey> {
  const body = { name: key?.name, credential }
  const { meta } = await authCall(addPasskey, { body })
  return { codesGenerated: meta?.recovery_codes_generated ?? false }
}

/** Stored here, because the page is unmounted by the time the ceremony ends. */
function keepIfInterrupted(key: NewKey | null, error: unknown): never {
  if (key && problemOf(error).kind === 'reauthenticationRequired') interruptedKey.keep(key)
  throw error
}
