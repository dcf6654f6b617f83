import type { UpstreamRequest } from '#upstream/client'
import { allCalls, asMember, type Call } from './testing/all-calls'
import { fakeApi } from './testing/fake-api'
import { memberSession, ownScript, siteOf, startGateway } from './testing/start-gateway'

/** Too many of anything, the largest whole number, less than nothing, and a part of one. */
const numbers = [4_000_000, Number.MAX_SAFE_INTEGER, -1, 1.5] as const

/** Most calls beyond the usual ones: an order is looked for under as many keys. */
const mostMore = 20

const calls = allCalls.filter(({ name }) => !name.endsWith(asMember))

interface Outcome {
  status: number
  bytes: number
  retryAfter: string | null
  asked: readonly URL[]
}

type Upstream = (url: string, request: UpstreamRequest) => Response | Promise<Response>

/** A day, and an hour: long enough for a gateway to remember nothing. */
const pauseMs = 25 * 60 * 60 * 1000

/** Asks one gateway again and again, each time with an API that answers as given. */
function startAsking() {
  let answerNow: Upstream = fakeApi
  const gateway = startGateway({
    sessions: 'upstream',
    site: siteOf({ '/index.html': 'x' }),
    variables: { RATE_LIMITS: 'off', BREAKER: 'off', OPTIONAL_WAIT_MS: '1000' },
    upstream: (url, request) => answerNow(url, request),
  })
  return async (call: Call, upstream: Upstream = fakeApi): Promise<Outcome> => {
    answerNow = upstream
    gateway.time.now += pauseMs
    const before = gateway.calls.length
    const cookie = call.isMember && { cookie: await gateway.cookieOf(memberSession) }
    const sent = Object.fromEntries(new Headers(call.init.headers))
    const init = { ...call.init, headers: { ...ownScript, ...sent, ...cookie } }
    const answer = await gateway.app.request(call.url, init, {})
    return {
      status: answer.status,
      bytes: (await answer.arrayBuffer()).byteLength,
      retryAfter: answer.headers.get('retry-after'),
      asked: gateway.calls.slice(before).map(({ url }) => new URL(url)),
    }
  }
}

/** Places of the numbers in a JSON value; rows of a list have theirs in common. */
function placesIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? value.map((one) => ['*', one]) : Object.entries(value)
  return [...new Set(entries.flatMap(([name, one]) => placesIn(one, `${path}/${name}`)))]
}

/** The value with another number at a place. */
function withNumber(value: unknown, place: string, number: number, path = ''): unknown {
  if (typeof value === 'number') return path === place ? number : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => withNumber(one, place, number, `${path}/*`))
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    withNumber(one, place, number, `${path}/${name}`),
  ])
  return Object.fromEntries(entries)
}

const bodyOf = async (answer: Response): Promise<unknown> =>
  (answer.headers.get('content-type') ?? '').includes('json') ? answer.clone().json() : null

/** What is wrong with an answer beside the usual one. */
function faultsOf(outcome: Outcome, usual: Outcome): string[] {
  return [
    ...(outcome.status === 500 ? ['is a defect'] : []),
    ...(outcome.asked.length > usual.asked.length + mostMore
      ? [`${outcome.asked.length} calls`]
      : []),
    ...(outcome.bytes > 2 * usual.bytes + 5000 ? [`${outcome.bytes} bytes`] : []),
  ]
}

it.each(calls)('$name does no more whatever number the API answers (A6-104)', async (call) => {
  const ask = startAsking()
  const places = new Map<string, { path: string; place: string }>()
  const usual = await ask(call, async (url, request) => {
    const answer = await fakeApi(url, request)
    const path = `${request.method} ${new URL(url).pathname}`
    for (const place of placesIn(await bodyOf(answer)))
      places.set(`${path}${place}`, { path, place })
    return answer
  })
  const faults: string[] = []
  for (const [name, { path, place }] of places) {
    for (const number of numbers) {
      const outcome = await ask(call, async (url, request) => {
        const answer = await fakeApi(url, request)
        if (path !== `${request.method} ${new URL(url).pathname}`) return answer
        return Response.json(withNumber(await bodyOf(answer), place, number), answer)
      })
      faults.push(...faultsOf(outcome, usual).map((fault) => `${name} = ${number}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

it.each(calls)('$name passes on no wait of more than a day (A6-104)', async (call) => {
  const ask = startAsking()
  const waits: unknown[] = []
  for (const status of [409, 429, 503]) {
    for (const number of [...numbers, 999_999, '9'.repeat(300)]) {
      const upstream = () =>
        Response.json({ status }, { status, headers: { 'retry-after': `${number}` } })
      waits.push((await ask(call, upstream)).retryAfter)
    }
  }
  const numbered = waits.filter((wait) => wait !== null).map(Number)
  expect(numbered.filter((seconds) => !(seconds >= 0 && seconds <= 86_400))).toEqual([])
})

/** Query keys of which some route reads a number. */
const keys = [
  ...['page', 'pageSize', 'limit', 'offset', 'cursor', 'id', 'product', 'productId', 'category'],
  ...['minFinalPrice', 'maxDiscount', 'minReviewAverage', 'minLikes', 'post', 'parent', 'user'],
  ...['tags', 'author', 'minViewCount', 'cost', 'isoCc', 'amount', 'weightGrams', 'userId'],
]

it.each(calls)('$name does no more whatever number the browser sends (A6-104)', async (call) => {
  const ask = startAsking()
  const usual = await ask(call)
  const isRead = call.init.method === undefined || call.init.method === 'GET'
  const asked: [name: string, Call][] = (isRead ? keys : []).flatMap((key) =>
    numbers.map((number): [string, Call] => {
      const url = `${call.url}${call.url.includes('?') ? '&' : '?'}${key}=${number}`
      return [`${key} = ${number}`, { ...call, url }]
    }),
  )
  const body: unknown = call.init.body === undefined ? null : JSON.parse(String(call.init.body))
  for (const place of placesIn(body)) {
    for (const number of numbers) {
      const init = { ...call.init, body: JSON.stringify(withNumber(body, place, number)) }
      asked.push([`${place} = ${number}`, { ...call, init }])
    }
  }
  for (const number of numbers) {
    asked.push([
      `path: ${number}`,
      { ...call, url: call.url.replace(/\/\d+(?=\/|$|\?)/, `/${number}`) },
    ])
  }
  const faults: string[] = []
  for (const [name, changed] of asked) {
    const outcome = await ask(changed)
    const sizes = outcome.asked.flatMap(({ searchParams }) =>
      ['pageSize', 'limit'].map((key) => Number(searchParams.get(key) ?? 1)),
    )
    if (sizes.some((size) => !(size >= 1 && size <= 100)))
      faults.push(`${name}: a size is asked for`)
    faults.push(...faultsOf(outcome, usual).map((fault) => `${name}: ${fault}`))
  }
  expect(faults).toEqual([])
})
