import { titleOfRequest } from '#upstream/testing/upstream-endpoints'
import { type EndpointRequest, memberRequests, urlOf } from '../testing/endpoint-requests'
import { ids } from '../testing/own-things'
import { startForMember } from '../testing/start-for-member'
import { memberSession } from '../testing/start-gateway'

/** The lists of the API that name the country, region and way to pay of an order: everyone's. */
const isPublicList = (url: string) => /\/api\/v1\/(country|region|pay_way)(\?|$)/.test(url)
const ofThePerson = <Call extends { url: string }>(calls: readonly Call[]) =>
  calls.filter(({ url }) => !isPublicList(url))

const sessionUrl = '/_allauth/app/v1/auth/session'
const isOwners = ({ endpoint }: EndpointRequest) => endpoint.who === 'owner'
const hasName = ({ path }: EndpointRequest) => path.includes('{')
/** Likes are allowed on anyone's posts and comments; a topic is nobody's, and left where nobody is in it. */
const isPublic = ({ path, method }: EndpointRequest) =>
  path.endsWith('/update-likes') || (method === 'DELETE' && path.startsWith('/newsletter/'))
const named = memberRequests.filter((row) => hasName(row) && !isPublic(row))

it.each(memberRequests)(
  '$name answers by the API contract, with the token of the person',
  async (row) => {
    const { send, calls } = startForMember()
    const answer = await send(row)
    expect(answer.status).toBe(row.success)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    // Each once, and nothing else.
    expect(calls.map(titleOfRequest).sort()).toEqual([...row.asks].sort())
    for (const { headers } of ofThePerson(calls)) {
      expect(headers.authorization).toBe(`Bearer ${memberSession.accessToken}`)
    }
  },
)

it.each(memberRequests)('$name makes no upstream call for guests (A5-84)', async (row) => {
  const { send, calls } = startForMember()
  const { sessionToken = '', generation } = memberSession
  for (const as of [null, { sessionToken, generation }]) {
    expect((await send(row, { as })).status).toBe(401)
  }
  expect(calls).toEqual([])
})

it.each(memberRequests)(
  '$name answers 401 for an expired token, without a retry as a guest',
  async (row) => {
    const { send, calls, requests } = startForMember({
      instead: () => Response.json({}, { status: 401 }),
    })
    expect((await send(row)).status).toBe(401)
    expect(ofThePerson(calls).every(({ headers }) => headers.authorization)).toBe(true)
    // The session is of no use without its token: it ends, once.
    const ends = calls.filter(({ method, url }) => method === 'DELETE' && url.endsWith(sessionUrl))
    expect(ends).toHaveLength(1)
    const sent = requests().length
    expect((await send(row)).status).toBe(401)
    expect(requests()).toHaveLength(sent)
  },
)

it.each(named)('$name answers 404 for entities of others (A5-84)', async (row) => {
  const { send, calls } = startForMember()
  const answers = []
  for (const whose of ['other', 'missing'] as const) {
    const answer = await send(row, { url: urlOf(row, whose) })
    answers.push({ ...(await answer.json()), id: '' })
  }
  expect(answers[0]).toMatchObject({ statusCode: 404 })
  expect(answers[0]).toEqual(answers[1])
  const upstreamGuards = row.path.startsWith('/cart')
  const writes = calls.filter(({ method }) => method !== 'GET')
  expect(writes).toHaveLength(upstreamGuards ? 2 : 0)
  if (isOwners(row)) expect(calls).toEqual([])
})

it.each(named)('$name accepts its id in one spelling only', async (row) => {
  const { send, calls } = startForMember()
  const own = isOwners(row) ? '7' : String(ids.own)
  for (const id of [`0${own}`, `${own}e0`, `${own}.0`, `-${own}`, `%20${own}`, 'me']) {
    const url = `/api${row.path.replace(/\{\w+\}/, id)}`
    expect({ id, status: (await send(row, { url })).status }).toEqual({ id, status: 404 })
  }
  expect(calls).toEqual([])
})
