import type { providerPeople } from './accounts'
import type { Caller } from './caller'
import type { UpstreamUnderTest } from './upstream-under-test'

/** Path that accepts a provider's token. */
export const providerTokenPath = '/auth/provider/token'

/** Posts a valid token of a person at the provider. */
export async function withToken(
  { provider: { id: provider, clientId: client_id, idToken } }: UpstreamUnderTest,
  caller: Caller,
  person: keyof typeof providerPeople,
  process = 'login',
) {
  const token = { client_id, id_token: await idToken(person) }
  return caller.post(providerTokenPath, { provider, process, token })
}
