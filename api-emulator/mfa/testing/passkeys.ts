import {
  creationOptionsAnswer,
  type RequestOptions,
  requestOptionsAnswer,
} from '../../../contract/allauth/webauthn-options'
import type { AuthClient, SeenAnswer } from '../../auth/testing/auth-client'
import { plantedSiteUrl } from '../../seeded-emulator'
import {
  type DeviceHabits,
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from './software-authenticator'

const path = '/account/authenticators/webauthn'

/** A device in front of the seeded emulator's site. */
export const deviceOfSite = (): SoftwareAuthenticator =>
  softwareAuthenticator({ origin: plantedSiteUrl, rpId: new URL(plantedSiteUrl).hostname })

/** Options to make a passkey, as the account area asks for them. */
export async function creationOptions(client: AuthClient, query = '') {
  return creationOptionsAnswer.parse(await client.call('GET', `${path}${query}`)).data
    .creation_options
}

/** Options to use a passkey: `kind` is `login`, `authenticate` or `reauthenticate`. */
export async function requestOptions(client: AuthClient, kind: string): Promise<RequestOptions> {
  const answer = await client.call('GET', `/auth/webauthn/${kind}`)
  return requestOptionsAnswer.parse(answer).data.request_options
}

/** Adds a passkey that signs in by itself. */
export async function addPasskey(client: AuthClient, device: SoftwareAuthenticator, name?: string) {
  const credential = device.make(await creationOptions(client, '?passwordless'))
  return client.call('POST', path, { name, credential })
}

/** One whole ceremony with a passkey. */
export async function passkeyCeremony(
  kind: string,
  client: AuthClient,
  device: SoftwareAuthenticator,
  habits?: Partial<DeviceHabits>,
): Promise<SeenAnswer> {
  const credential = device.prove(await requestOptions(client, kind), habits)
  return client.call('POST', `/auth/webauthn/${kind}`, { credential })
}
