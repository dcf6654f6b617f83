import type { providerPeople } from './accounts'
import type { Caller } from './caller'
import type { UpstreamUnderTest } from './upstream-under-test'

/** Where a provider's token is handed over. */
export const providerTokenPath = '/auth/provider/token'

/** Somebody comes from the provider with a good token. */
export async function withToken(
  { provider: { id: provider, clientId: client_id, idToken } }: UpstreamUnderTest,
  caller: Caller,
  person: keyof typeof providerPeople,
  process = 'login',
) {
  const token = { client_id, id_token: await idToken(person) }
  return caller.post(providerTokenPath, { provider, process, token })
}
