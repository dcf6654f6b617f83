import {
  creationOptionsAnswer,
  type RequestOptions,
  requestOptionsAnswer,
} from '#contract/allauth/webauthn'
import type { AuthClient, SeenAnswer } from './auth-client'
import { seededSiteUrl } from './seeded-emulator'
import {
  type DeviceHabits,
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from './software-authenticator'

const path = '/account/authenticators/webauthn'

/** A software authenticator for the site of the seeded emulator. */
export const deviceOfSite = (): SoftwareAuthenticator =>
  softwareAuthenticator({ origin: seededSiteUrl, rpId: new URL(seededSiteUrl).hostname })

/** Requests creation options as the account area does. */
export async function creationOptions(client: AuthClient, query = '') {
  return creationOptionsAnswer.parse(await client.call('GET', `${path}${query}`)).data
    .creation_options
}

/** Requests assertion options: `kind` is `login`, `authenticate` or `reauthenticate`. */
export async function requestOptions(client: AuthClient, kind: string): Promise<RequestOptions> {
  const answer = await client.call('GET', `/auth/webauthn/${kind}`)
  return requestOptionsAnswer.parse(answer).data.request_options
}

/** Adds a passwordless passkey. */
export async function addPasskey(client: AuthClient, device: SoftwareAuthenticator, name?: string) {
  const credential = device.make(await creationOptions(client, '?passwordless'))
  return client.call('POST', path, { name, credential })
}

/** Runs a whole assertion ceremony. */
export async function passkeyCeremony(
  kind: string,
  client: AuthClient,
  device: SoftwareAuthenticator,
  habits?: Partial<DeviceHabits>,
): Promise<SeenAnswer> {
  const credential = device.prove(await requestOptions(client, kind), habits)
  return client.call('POST', `/auth/webauthn/${kind}`, { credential })
}
