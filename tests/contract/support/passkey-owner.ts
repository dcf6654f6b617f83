import type { CreationOptions, RequestOptions } from '#contract/allauth/webauthn'
import { type Caller, signedIn } from './caller'
import { newPasskey, type Passkey } from './passkey'
import type { UpstreamUnderTest } from './upstream-under-test'

/** Path of an account's passkeys. */
export const passkeysPath = '/account/authenticators/webauthn'

/** Creation options from `path` with its query. */
export async function creationFor(caller: Caller, path = `${passkeysPath}?passwordless`) {
  const { data } = await caller.get(path)
  return (data as { creation_options: CreationOptions }).creation_options
}

/** Request options. */
export async function requestFor(caller: Caller, path: string) {
  const { data } = await caller.get(path)
  return (data as { request_options: RequestOptions }).request_options
}

/** Creates a passkey and adds it to the account. */
export async function addPasskey(caller: Caller, passkey: Passkey, name?: string) {
  const credential = passkey.register(await creationFor(caller))
  return caller.post(passkeysPath, { credential, ...(name ? { name } : {}) })
}

/** `customer`, signed in with the password, and a passkey of the account. */
export async function passkeyOwner(upstream: UpstreamUnderTest) {
  const caller = await signedIn(upstream, 'customer')
  const passkey = newPasskey()
  const { data } = await addPasskey(caller, passkey, 'Κινητό')
  return { caller, passkey, id: (data as { id: number }).id }
}
