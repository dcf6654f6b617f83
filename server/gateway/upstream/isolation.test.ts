import { guestRequests, requestOf } from '../testing/endpoint-requests'
import { fakeApi } from '../testing/fake-api'
import { startGateway } from '../testing/start-gateway'

interface Asked {
  url: string
  init: RequestInit
}

const read = (url: string): Asked => ({ url, init: {} })
const order = '320/240/cover/center/transparent/5/webp/90'
const picture = (name: string) =>
  read(`/media_stream-image/media/stagona/uploads/products/${name}.png/${order}`)
const auth = (name: string, body?: object): Asked => {
  const { url, init } = requestOf(name)
  return { url, init: { ...init, ...(body && { body: JSON.stringify(body) }) } }
}

/** Everything that guests can ask for. */
const everything: readonly Asked[] = [
  ...guestRequests,
  auth('GET /config'),
  auth('POST /auth/login'),
  auth('POST /auth/password/request'),
  picture('shown'),
]

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

/** A shop whose calls hang where `hangs` says so, until the test ends them. */
function startShop(hangs: (call: string) => boolean) {
  const hanging: ((answer: Response) => void)[] = []
  const seen: string[] = []
  const longWait = String(60_000)
  const { app } = startGateway({
    variables: {
      BREAKER_CALLS: '5',
      CALL_WAIT_MS: longWait,
      PICTURE_WAIT_MS: longWait,
      UPSTREAM_TIMEOUT_MS: longWait,
    },
    upstream(url, request) {
      const call = `${request.method} ${url}`
      seen.push(call)
      if (!hangs(call)) return fakeApi(url, request)
      return new Promise((resolve) => hanging.push(resolve))
    },
  })
  return {
    seen,
    hanging,
    ask: async (address: string, { url, init }: Asked) => app.request(url, init, { address }),
    async endHanging(): Promise<void> {
      while (hanging.length > 0) {
        for (const end of hanging.splice(0)) end(new Response(null, { status: 504 }))
        await settled()
      }
    },
  }
}

/** Everything with the calls that it needs. */
const needs: { asked: Asked; calls: readonly string[] }[] = []

beforeAll(async () => {
  for (const asked of everything) {
    const { seen, ask } = startShop(() => false)
    expect((await ask('203.0.113.1', asked)).ok).toBe(true)
    needs.push({ asked, calls: seen })
  }
})

/** What hangs, and requests of one person that need it. */
interface Slow {
  calls: RegExp
  ask(person: number): readonly Asked[]
}

const searches: Slow = {
  calls: /\/search\//,
  ask: (person) => [read(`/api/search?query=word${person}`)],
}
const comments: Slow = {
  calls: /\/comment/,
  ask: (person) => [
    read(`/api/blog/comments?post=${person}`),
    read(`/api/blog/posts/${person}/comments`),
  ],
}
const reviews: Slow = {
  calls: /\/review/,
  ask: (person) => [read(`/api/products/${person}/reviews`)],
}
const contactMails: Slow = {
  calls: /^POST .*\/contact$/,
  ask: (person) => [
    {
      url: '/api/contact',
      init: {
        ...requestOf('POST /contact').init,
        body: JSON.stringify({ name: 'Άννα', email: `a${person}@b.gr`, message: 'Μια ερώτηση.' }),
      },
    },
  ],
}
const passwordMails: Slow = {
  calls: /\/auth\/password\/request/,
  ask: (person) => [auth('POST /auth/password/request', { email: `a${person}@example.gr` })],
}
const signIns: Slow = { calls: /\/auth\/login/, ask: () => [auth('POST /auth/login')] }
const payWays: Slow = { calls: /\/pay_way/, ask: () => [read('/api/pay-way')] }
const categories: Slow = {
  calls: /\/product\?.*category=/,
  ask: (person) => [read(`/api/products?category=${person}`)],
}
const prices: Slow = {
  calls: /\/product\?.*FinalPrice=/,
  ask: (person) => [read(`/api/products?minFinalPrice=${person}&ordering=-finalPrice`)],
}
const pictures: Slow = {
  calls: /\/media_stream-image/,
  ask: (person) => [picture(`p${person}`)],
}
const people = 50

it.each<[string, readonly Slow[]]>([
  ['searches', [searches]],
  ['comments', [comments]],
  ['reviews', [reviews]],
  ['mails of the contact form', [contactMails]],
  ['mails of the sign-in service', [passwordMails]],
  ['sign-ins', [signIns]],
  ['ways to pay', [payWays]],
  ['pictures', [pictures]],
  ['lists of categories', [categories]],
  ['lists by price and of categories', [prices, categories]],
  ['searches, comments and pictures', [searches, comments, pictures]],
  ['both kinds of mails and reviews', [contactMails, passwordMails, reviews]],
])(
  '%s that hang stop nothing else (A2-36)',
  async (_, kinds) => {
    const hangs = (call: string) => kinds.some(({ calls }) => calls.test(call))
    const { ask, hanging, endHanging } = startShop(hangs)
    const others = needs.filter(({ calls }) => !calls.some(hangs))
    const lost = async (net: number) => {
      const answers = others.map(async ({ asked }, at) => {
        const { ok, status } = await ask(`10.${net}.0.${at}`, asked)
        return ok ? [] : `${asked.url} ${status}`
      })
      return (await Promise.all(answers)).flat()
    }
    const slow = kinds.flatMap((kind) =>
      Array.from({ length: people }, (_one, at) =>
        kind.ask(at + 1).map((asked) => ask(`10.9.0.${at}`, asked)),
      ).flat(),
    )
    while (hanging.length < 8) await settled()
    expect(await lost(1)).toEqual([])

    await endHanging()
    const refused = (await Promise.all(slow)).filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(people / 2)
    expect(refused.filter(({ headers }) => !headers.has('retry-after'))).toEqual([])
    expect(await lost(2)).toEqual([])
  },
  60_000,
)

it.each([
  ['a product', '/api/products/7', /\/product\/7($|\?)/],
  ['reviews of a product', '/api/products/7/reviews', /productId=7(&|$)/],
  ['comments on a lesson', '/api/blog/posts/7/comments', /\/blog\/post\/7\/comments/],
  ['a category', '/api/products?category=7', /\/product\?.*category=7(&|$)/],
])(
  '%s that hangs stops none of its kind',
  async (_, url, calls) => {
    const hangs = (call: string) => calls.test(call)
    const { ask, hanging, endHanging } = startShop(hangs)
    const others = [
      url.replace('7', '8'),
      url.replace('7', '9'),
      '/api/products',
      '/api/products/3',
    ]
    const lost = async (net: number) => {
      const answers = others.map(async (other, at) => {
        const { ok, status } = await ask(`10.${net}.0.${at}`, read(other))
        return ok ? [] : `${other} ${status}`
      })
      return (await Promise.all(answers)).flat()
    }
    const slow = Array.from({ length: people }, (_one, at) => ask(`10.9.0.${at}`, read(url)))
    while (hanging.length < 1) await settled()
    for (let at = 0; at < 20; at += 1) await settled()
    expect(await lost(1)).toEqual([])
    await endHanging()
    await Promise.all(slow)
    expect(await lost(2)).toEqual([])
  },
  60_000,
)
