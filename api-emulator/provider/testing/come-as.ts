import type { AuthClient } from '../../auth/testing/auth-client'
import type { SeededEmulator } from '../../seeded-emulator'
import { providerClient } from '../provider-client'
import { tokensOf } from './visit-provider'

/** Uids of the provider's people, by how they come. */
export const people = {
  social: 'mikro-1001',
  customer: 'mikro-1002',
  newcomer: 'mikro-1003',
  unverified: 'mikro-1004',
  nameless: 'mikro-1005',
}

/** Hands a token to the sign-in service. */
export const postToken = (client: AuthClient, token: unknown, process = 'login') =>
  client.call('POST', '/auth/provider/token', { provider: 'mikro', process, token })

/** Somebody comes from the provider with a good token. */
export async function comeAs(
  emulator: SeededEmulator,
  client: AuthClient,
  person: string,
  process = 'login',
) {
  const { id_token } = await tokensOf(emulator, person)
  return postToken(client, { client_id: providerClient.id, id_token }, process)
}
