import * as z from 'zod'
import { providerMessages } from '../seed/provider-words'
import { isReturnAddress, providerClient } from './provider-client'

const one = z.string().min(1).max(2000)

/** What a shop asks for (OpenID Connect Core, 3.1.2.1; RFC 7636, 4.3). S256 is a must here. */
const asked = z.object({
  response_type: z.literal('code'),
  scope: one.refine((scope) => scope.split(' ').includes('openid')),
  state: one.optional(),
  nonce: one.optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})
export type AuthorizeQuery = z.infer<typeof asked> & { redirectUri: string }

/** What became of a question: shown to the person, sent back to the shop, or fine. */
export type ReadAuthorize =
  | { shown: string }
  | { error: string; redirectUri: string; state: string | undefined }
  | { query: AuthorizeQuery }

function errorOf(query: Record<string, string>): string {
  return query.response_type === 'code' ? 'invalid_request' : 'unsupported_response_type'
}

/**
 * Reads the question of a shop. Where it is not sure who asks, nobody is sent anywhere (RFC 6749,
 * 4.1.2.1).
 */
export function readAuthorizeQuery(siteUrl: string, query: Record<string, string>): ReadAuthorize {
  if (query.client_id !== providerClient.id) return { shown: providerMessages.unknownClient }
  const { redirect_uri: redirectUri = '', state } = query
  if (!isReturnAddress(siteUrl, redirectUri)) return { shown: providerMessages.unknownReturn }
  const read = asked.safeParse(query)
  if (!read.success) return { error: errorOf(query), redirectUri, state }
  return { query: { ...read.data, redirectUri } }
}
