import type { ProviderTokenBody } from '../../contract/allauth/provider-bodies'

/**
 * Where signing in with a provider begins: `/auth/{id}` of the gateway (R127).
 * @param redirect the page to go on to afterwards, checked already
 */
export function providerPath(
  id: string,
  process: ProviderTokenBody['process'],
  redirect: string | null,
): string {
  const query = new URLSearchParams()
  if (process === 'connect') query.set('process', process)
  if (redirect !== null) query.set('redirect', redirect)
  return query.size === 0 ? `/auth/${id}` : `/auth/${id}?${query}`
}
