import {
  allEndpoints,
  type endpointAreas,
  type NamedEndpoint,
} from '#contract/endpoints/all-endpoints'
import { type HttpMethod, successOf } from '#contract/endpoints/endpoint'
import { bodyOf } from '#contract/examples/endpoint-bodies'
import type { UpstreamEndpoint } from '#upstream/endpoints/endpoint'
import { upstreamCalls } from '#upstream/testing/upstream-endpoints'
import { exportTokens, ids, people } from './member-bodies'
import { ownScript } from './start-gateway'

/** What a route for members must send upstream. */
interface Asked {
  /** Below the upstream's REST API. */
  upstream: string
  /** The route's own where none is named. */
  upstreamMethod?: HttpMethod
}

type Areas = Omit<typeof endpointAreas, 'signIn' | 'signInAccount' | 'signInSession'>
type OfMembers<Area> = {
  [Name in keyof Area]: Area[Name] extends { who: 'buyer' | 'member' | 'owner' } ? Name : never
}[keyof Area]

/**
 * The picture is a form, the socket's tokens are no entities, and what was bought as a guest is in a
 * cookie; payments need an order that waits for its own. All have tests of their own.
 */
const testedElsewhere = [
  'changePicture',
  'readSocketTokens',
  'mergeCart',
  'cancelOrderByUuid',
  'openPayment',
  'findUnpaidOrder',
] as const
type Name = Exclude<
  { [Area in keyof Areas]: OfMembers<Areas[Area]> }[keyof Areas],
  (typeof testedElsewhere)[number]
>

/** Those whose call of the API has another name, or values of its own; all others have the same name. */
const asked: Readonly<
  Record<Exclude<Name, keyof typeof upstreamCalls>, Asked> & Partial<Record<Name, Asked>>
> = {
  readDataExport: { upstream: `/user/data_export/${exportTokens.own}/download` },
  joinTopic: { upstream: '/user/subscription/topic/{id}/subscribe' },
  leaveTopic: { upstream: '/user/subscription/{id}' },
  listProductAlerts: { upstream: '/product/alert' },
  removeProductAlert: { upstream: '/product/alert/{id}' },
  readOwnReview: { upstream: '/product/review/41/user_product_review', upstreamMethod: 'GET' },
  listNotificationsOf: { upstream: '/user/account/{id}/notifications' },
}

const namedAlike: Readonly<Record<string, UpstreamEndpoint>> = upstreamCalls

/** Undefined for an endpoint that is not here: of guests, of the sign-in service, or tested elsewhere. */
function askedBy({ name, path, who }: NamedEndpoint): Asked | undefined {
  const isHere = who !== 'anyone' && !path.includes('/_allauth/')
  if (!isHere || testedElsewhere.some((one) => one === name)) return undefined
  const alike = namedAlike[name]
  return asked[name as Name] ?? (alike && { upstream: alike.path, upstreamMethod: alike.method })
}

/** A route for members, as the table of endpoints says it. */
interface MemberRoute extends Asked {
  method: string
  /** Below `/api`. */
  path: string
  body?: object
  success: number
  /** `{id}` is a person's id, and must be that of the signed-in person. */
  owner: boolean
  /** Takes an idempotency key. */
  keyed: boolean
  /** The session is over with it. */
  endsSession: boolean
}

const memberRoutes: readonly MemberRoute[] = allEndpoints.flatMap((endpoint) => {
  const sent = askedBy(endpoint)
  if (!sent) return []
  const { name, method, path, who, isKeyed = false } = endpoint
  const body = bodyOf(endpoint)
  return {
    ...sent,
    method,
    path: path.replace('/api', ''),
    ...(body && { body }),
    success: successOf(endpoint),
    owner: who === 'owner',
    keyed: isKeyed,
    endsSession: name === 'deleteAccount',
  }
})

const orderKey = '0a6c1f0e-3f5d-4b41-9d55-2f4c8a1e7b90'
const uuidEnding = (digit: number | string) => `6f1d2c3b-4a59-4e68-8b77-00000000000${digit}`

/** A route for members, with a valid request. */
export interface MemberRequest extends MemberRoute {
  name: string
  url: string
  init: RequestInit
}

/** The address of an entity of a route, by its owner. */
export function memberUrl({ path, owner }: MemberRoute, whose: keyof typeof ids): string {
  const person = { ...people, missing: ids.missing }[whose]
  return `/api${path
    .replace('{id}', String(owner ? person : ids[whose]))
    .replace('{uuid}', uuidEnding(whose === 'missing' ? 9 : ids[whose]))}`
}

function initOf({ method, keyed, body }: MemberRoute): RequestInit {
  const headers = { ...ownScript, ...(keyed ? { 'idempotency-key': orderKey } : {}) }
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

/** One request for each route, for entities of the signed-in person. */
export const memberRequests: readonly MemberRequest[] = memberRoutes.map((route) => ({
  ...route,
  name: `${route.method} ${route.path}`,
  url: memberUrl(route, 'own'),
  init: initOf(route),
}))

/** The request of a route, by its name. */
export function memberRequest(name: string): MemberRequest {
  const request = memberRequests.find((one) => one.name === name)
  if (!request) throw new Error(`${name} is no route`)
  return request
}
