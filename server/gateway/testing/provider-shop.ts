import { providerReturnErrors } from '#contract/allauth/provider-return'
import { createFakeProvider, fakeClientId, fakeIssuer } from './fake-provider'
import { authReply, authUpstream, signedInReply } from './scripted-auth'
import { cookieIn, memberSession, ownScript, startGateway } from './start-gateway'

const settings = {
  PROVIDERS: JSON.stringify({
    pigi: { issuer: `${fakeIssuer}/`, clientId: fakeClientId, clientSecret: 'shared secret' },
  }),
}
const tokenUrl = '/api/_allauth/app/v1/auth/provider/token'
export const callbackPage = '/account/provider/callback'

/** A gateway with a provider, and the steps of a person. */
export async function startProviderShop(reply: { status: number } = signedInReply) {
  const provider = await createFakeProvider()
  const sent: unknown[] = []
  const auth = authUpstream(() => authReply(reply))
  const gateway = startGateway({
    variables: settings,
    upstream(url, request) {
      if (provider.answers(url)) return provider.fetch(url, request)
      if (request.body) sent.push(JSON.parse(String(request.body)))
      return auth(url)
    },
  })
  const go = (path: string, cookie = '', site = 'same-origin') =>
    gateway.ask(path, { headers: { cookie, 'sec-fetch-site': site } })
  const post = (body: unknown, cookie: string) =>
    gateway.ask(tokenUrl, {
      method: 'POST',
      headers: { ...ownScript, cookie },
      body: JSON.stringify(body),
    })
  const wait = (ms: number) => {
    gateway.time.now += ms
  }
  return { ...gateway, provider, sent, go, post, wait }
}

export type ProviderShop = Awaited<ReturnType<typeof startProviderShop>>

export const placeOf = (answer: Response) => answer.headers.get('location') ?? ''
export const stateOf = (answer: Response) =>
  new URL(placeOf(answer)).searchParams.get('state') ?? ''

/** A person goes to the provider, consents, and returns. */
export async function comeBack(shop: ProviderShop, path = '/auth/pigi') {
  const begun = await shop.go(path, await shop.cookieOf(memberSession))
  const code = shop.provider.agree(placeOf(begun))
  const address = `/auth/pigi?code=${code}&state=${stateOf(begun)}`
  const back = await shop.go(address, cookieIn(begun), 'cross-site')
  return { begun, address, back, cookie: cookieIn(back) }
}

/** The error code with which a person returns without a result. */
export function errorOf(answer: Response): string | null {
  const place = new URL(placeOf(answer), 'http://localhost:8000')
  expect(place.pathname).toBe(callbackPage)
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-Http-oa=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0',
  ])
  const error = place.searchParams.get('error')
  if (error) expect(providerReturnErrors).toContain(error)
  return error
}
