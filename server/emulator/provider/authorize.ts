import { html } from 'hono/html'
import * as z from 'zod'
import { htmlPage } from '../lib/html-page'
import { providerMessages } from './messages'
import { isReturnAddress, providerClient } from './provider-client'
import type { ProviderPerson } from './provider-people'

const one = z.string().min(1).max(2000)

/**
 * Authorization request (OpenID Connect Core, 3.1.2.1; RFC 7636, 4.3). PKCE with S256 is required.
 */
const authorizationRequest = z.object({
  response_type: z.literal('code'),
  scope: one.refine((scope) => scope.split(' ').includes('openid')),
  state: one.optional(),
  nonce: one.optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})
export type AuthorizeQuery = z.infer<typeof authorizationRequest> & { redirectUri: string }

/** Result of an authorization request: an error page, an error redirect, or valid parameters. */
export type ReadAuthorize =
  | { message: string }
  | { error: string; redirectUri: string; state: string | undefined }
  | { query: AuthorizeQuery }

function errorOf(query: Record<string, string>): string {
  return query.response_type === 'code' ? 'invalid_request' : 'unsupported_response_type'
}

/**
 * Validates an authorization request. For an unknown client or redirect URI there is no redirect
 * (RFC 6749, 4.1.2.1).
 */
export function readAuthorizeQuery(siteUrl: string, query: Record<string, string>): ReadAuthorize {
  if (query.client_id !== providerClient.id) return { message: providerMessages.unknownClient }
  const { redirect_uri: redirectUri = '', state } = query
  if (!isReturnAddress(siteUrl, redirectUri)) return { message: providerMessages.unknownReturn }
  const read = authorizationRequest.safeParse(query)
  if (!read.success) return { error: errorOf(query), redirectUri, state }
  return { query: { ...read.data, redirectUri } }
}

const style =
  'body{max-width:26rem}' +
  'button{display:block;width:100%;margin:.5rem 0;padding:.75rem 1rem;' +
  'font:inherit;text-align:start;border:1px solid;border-radius:.5rem;background:none;' +
  'color:inherit;cursor:pointer}small{display:block}.refuse{border-color:transparent}'

function emailLine({ email, emailVerified }: ProviderPerson): string {
  if (email === undefined) return providerMessages.noEmail
  return emailVerified ? email : `${email} (${providerMessages.unverified})`
}

function personButton(person: ProviderPerson) {
  return html`<button name="person" value="${person.uid}">
${person.givenName} ${person.familyName}<small>${emailLine(person)}</small></button>`
}

/** The sign-in page, on which the user chooses a person. The form posts to its own URL. */
export function authorizePage(people: readonly ProviderPerson[]) {
  const buttons = people.map(personButton)
  const body = html`<p>${providerMessages.lead}</p><form method="post">${buttons}
<button class="refuse" name="refuse" value="1">${providerMessages.refuse}</button></form>`
  return htmlPage(providerMessages.title, body, style)
}

/** Error page for requests that must not be redirected. */
export function refusedPage(why: string) {
  return htmlPage(providerMessages.broken, html`<p>${why}</p>`, style)
}
