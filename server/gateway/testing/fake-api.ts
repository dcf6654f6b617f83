import { allEndpoints } from '#contract/endpoints/all-endpoints'
import { authPath, rowsOf } from '#upstream/api'
import type { UpstreamRequest } from '#upstream/client'
import { apiAnswers, pageOf } from '#upstream/testing/api-answers'
import { type CallName, callOf } from '#upstream/testing/upstream-endpoints'
import { foreignCanary, ids, ofPeople, people, type Whose } from './own-things'
import { aliveSession, authReply, replyOf } from './scripted-auth'

type Asked = Pick<UpstreamRequest, 'method' | 'headers'>

/** A healthy API; without more it is asked by a guest who reads. */
export function fakeApi(url: string, request: Asked = { method: 'GET', headers: {} }): Response {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/media_stream-image/')) {
    return new Response('bytes', { headers: { 'content-type': 'image/webp' } })
  }
  if (pathname.startsWith(authPath)) return signInService(pathname, request)
  return restApi(url, request)
}

function signInService(pathname: string, { method }: Asked): Response {
  const endpoint = allEndpoints.find(
    (one) => one.method === method && one.path === `/api${pathname}`,
  )
  if (endpoint?.name === 'readSignInSession') return aliveSession()
  return endpoint ? authReply(replyOf({ endpoint })) : missing()
}

const missing = () => Response.json({ detail: 'Δεν βρέθηκε.' }, { status: 404 })
const json = (body: unknown, name: CallName) => Response.json(body, { status: statusOf(name) })

/** Calls that make something, and those that are carried out later. */
const created: readonly CallName[] = [
  ...(['addAddress', 'addAlert', 'addCartItem', 'addFavourite', 'placeOrder'] as const),
  ...(['subscribe', 'writeComment', 'writeReview'] as const),
]
const accepted: readonly CallName[] = ['deleteAccount', 'requestDataExport']

function statusOf(name: CallName): number {
  if (created.includes(name)) return 201
  return accepted.includes(name) ? 202 : 200
}

/** Whose thing a path names, by its id or by the end of its uuid. */
function namedBy({ id, uuid }: Readonly<Record<string, string>>): Whose | null {
  const number = Number(id ?? uuid?.slice(-1))
  if (number === ids.own) return 'own'
  return number === ids.other ? 'other' : null
}

/**
 * It knows one public entity of each kind, whatever its id, and things of two people. As the real one, it
 * mostly checks no owner: any member reads both, guests what is public.
 */
function restApi(url: string, { method, headers }: Asked): Response {
  const found = callOf(method, url)
  if (!found) return missing()
  const { name, params } = found
  const whose = namedBy(params)
  // It checks the owner of carts itself.
  if (found.call.path.startsWith('/cart/item/') && whose !== 'own') {
    return whose ? Response.json({ detail: foreignCanary }, { status: 403 }) : missing()
  }
  const said: unknown = apiAnswers[name]
  if (said === null) return new Response(null, { status: 204 })
  if (said instanceof Function) return said()
  if (headers.authorization === undefined) return json(said, name)
  if (name === 'downloadDataExport') return json({ profile: { id: people.own } }, name)
  const rows = rowsOf(said)
  const ofPerson = ofPeople.get(Array.isArray(rows) ? rows[0] : said)
  if (!ofPerson) return json(said, name)
  if (Array.isArray(rows)) return json(listOf(ofPerson, Array.isArray(said)), name)
  const isNamed = 'id' in params || 'uuid' in params
  return isNamed && !whose ? missing() : json(ofPerson(whose ?? 'own'), name)
}

/** Things of both people; where they do not say whose they are, those of the member alone. */
function listOf(ofPerson: (whose: Whose) => object, isBare: boolean): unknown {
  const [own, other] = [ofPerson('own'), ofPerson('other')]
  const rows = 'user' in own || 'userId' in own ? [own, other] : [own]
  return isBare ? rows : pageOf(...rows)
}
