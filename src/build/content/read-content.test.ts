import * as z from 'zod/mini'
import { type FaultName, faults } from '#tests/support/upstream/faults'
import {
  type ScriptedUpstream,
  startScriptedUpstream,
} from '#tests/support/upstream/scripted-upstream'
import type { UpstreamRequest } from '#upstream/client'
import { readContent, readPayWays } from './read-content'
import { UpstreamFault } from './read-json'
import { readList } from './read-list'

/** Timeout that suffices on a busy machine; tests of a hanging API use the shorter one. */
const patienceMs = 5_000
const shortPatienceMs = 300
const publicUrl = 'https://shop.example.gr'

let upstream: ScriptedUpstream
let warnings: string[]
const warn = (text: string) => void warnings.push(text)

beforeEach(async () => {
  upstream = await startScriptedUpstream()
  warnings = []
})

afterEach(() => upstream.close())

function read(timeoutMs = patienceMs) {
  return readContent({ url: upstream.url, publicUrl, fetch, timeoutMs, readAt: 7, warn })
}

async function refusal(timeoutMs?: number): Promise<string> {
  const failure: unknown = await read(timeoutMs).catch((reason: unknown) => reason)
  if (!(failure instanceof UpstreamFault)) throw new Error(`not refused: ${String(failure)}`)
  return failure.message
}

const firstPage = '/api/v1/blog/post?pageSize=100&page=1'

/** Reason and advice in the message for the operator, by fault (A4 59, 60). */
const reasons: Record<Exclude<FaultName, 'down' | 'empty' | 'halfOfThePages'>, string> = {
  reset: 'not reachable (read ECONNRESET). Is the API running, and is UPSTREAM_URL its address?',
  hanging:
    'no answer within 0.3 s. UPSTREAM_TIMEOUT_MS lets the build and the gateway wait longer.',
  serverError: 'answered 500. The log of the API says why.',
  html: 'answered an HTML page. Is UPSTREAM_URL the origin of the API, and not of a site?',
  truncated: 'answered text that is not whole JSON',
  wrongShape: 'results has the wrong shape',
  redirect: 'answered 302 and leads to http://elsewhere.invalid/. Redirects are not followed',
}

describe('reading all content', () => {
  it('reads every list, without entries that are not public', async () => {
    alter('/product', 4, { active: false })
    alter('/blog/post', 3, { isPublished: false })
    alter('/blog/comment', 2, { approved: false })
    alter('/product/review', 1, { status: 'NEW' })
    const content = await read()
    expect(
      Object.fromEntries(Object.entries(content).map(([k, rows]) => [k, rows.length])),
    ).toEqual({
      products: 3,
      productCategories: 2,
      productImages: 4,
      productReviews: 3,
      blogPosts: 2,
      blogCategories: 2,
      blogComments: 1,
      blogTags: 2,
      blogAuthors: 1,
    })
  })

  it('rates products by the approved reviews, whatever the API counts', async () => {
    const [row] = upstream.lists['/product/review'] ?? []
    const reviewsOf1 = [10, 7, 1].map((rate, at) => ({ ...row, id: 20 + at, rate }))
    upstream.lists['/product/review'] = reviewsOf1
    alter('/product/review', 22, { status: 'NEW' })
    const { products } = await read()
    expect(products.map(({ approvedReviewAverage }) => approvedReviewAverage)).toEqual([
      8.5, 0, 0, 0,
    ])
    expect(products.map(({ approvedReviewCount }) => approvedReviewCount)).toEqual([2, 0, 0, 0])
  })

  it('gives categories the pictures that the API lists apart, and asks for active ones', async () => {
    const { productCategories } = await read()
    expect(productCategories.map((row) => row.categoryMenuImageOnePath)).toEqual([
      'media/stagona/uploads/categories/rafi-1.png',
      'media/stagona/uploads/categories/rafi-2.png',
    ])
    const asked = '/api/v1/product/category?active=true&pageSize=100&page=1&_v=7'
    expect(upstream.requests).toContain(asked)
  })

  it.each(Object.entries(reasons))(
    'reports URL and reason of the fault %s',
    async (name, reason) => {
      upstream.faults.set('/blog/post', faults[name as keyof typeof reasons])
      const message = await refusal(name === 'hanging' ? shortPatienceMs : patienceMs)
      expect(message).toContain(`GET ${upstream.url}${firstPage}: ${reason}`)
    },
  )

  it.each([
    [400, 'Does the API serve the host of PUBLIC_URL (ALLOWED_HOSTS)?'],
    [401, 'The build reads as a guest: what stands in the way?'],
    [404, 'Is UPSTREAM_URL the origin of the API, without a path?'],
    [429, 'The API limits requests: try again later.'],
  ])('gives advice for status %i', async (status, advice) => {
    upstream.faults.set('/blog/post', { kind: 'answers', status, body: '' })
    expect(await refusal()).toBe(`GET ${upstream.url}${firstPage}: answered ${status}. ${advice}`)
  })

  it('refuses a list with fewer items than its count', async () => {
    upstream.faults.set('/blog/post', faults.halfOfThePages)
    expect(await refusal()).toBe('GET /blog/post: count says 6, 3 came')
  })

  it("sends the gateway's headers, without following redirects", async () => {
    const requests: UpstreamRequest[] = []
    await readContent({
      url: upstream.url,
      publicUrl,
      timeoutMs: patienceMs,
      readAt: 7,
      warn,
      fetch: (url, request) => {
        requests.push(request)
        return fetch(url, request)
      },
    })
    expect(requests.length).toBeGreaterThan(9)
    for (const { headers, redirect } of requests) {
      expect(redirect).toBe('manual')
      expect(headers).toEqual({
        accept: 'application/json',
        'accept-language': 'el',
        'x-forwarded-host': 'shop.example.gr',
        'x-forwarded-proto': 'https',
      })
    }
  })

  it('reports the endpoint when the API is down', async () => {
    await upstream.close()
    expect(await refusal()).toMatch(/^GET \S+\/product\?\S+: not reachable \(.*ECONNREFUSED.*\)\. /)
  })

  it('reads all pages of a long list', async () => {
    const [row] = upstream.lists['/blog/tag'] ?? []
    upstream.lists['/blog/tag'] = Array.from({ length: 230 }, (_, at) => ({ ...row, id: at + 1 }))
    expect((await read()).blogTags).toHaveLength(230)
  })

  it('refuses a list that changes while read', async () => {
    const [row] = upstream.lists['/blog/tag'] ?? []
    upstream.lists['/blog/tag'] = Array.from({ length: 150 }, (_, at) => ({ ...row, id: at + 1 }))
    upstream.faults.set('/blog/tag', {
      kind: 'changes',
      change: (answer) => ({ ...answer, count: answer.page === 1 ? 150 : 149 }),
    })
    expect(await refusal()).toBe('GET /blog/tag: count changed from 150 to 149 while reading')
  })

  it('refuses an empty page before the last one', async () => {
    upstream.faults.set('/blog/tag', {
      kind: 'changes',
      change: (answer) => ({ ...answer, totalPages: 300 }),
    })
    expect(await refusal()).toBe('GET /blog/tag: page 2 of 300 is empty')
  })

  it.each([
    [301, '301 pages: at most 300 are read'],
    [4_000_000, 'totalPages'],
    [-1, 'totalPages'],
    [1.5, 'totalPages'],
  ])('refuses a list of %d pages', async (totalPages, reason) => {
    upstream.faults.set('/blog/tag', {
      kind: 'changes',
      change: (answer) => ({ ...answer, totalPages }),
    })
    expect(await refusal()).toContain(reason)
  })

  it('refuses an entity that is listed twice', async () => {
    alter('/blog/tag', 2, { id: 1 })
    expect(await refusal()).toBe('GET /blog/tag: id 1 came twice')
  })

  it.each([
    ['/product', 'products', 4, { finalPrice: 'ακριβό' }, 'finalPrice'],
    ['/product/review', 'productReviews', 1, { rate: 11 }, 'rate'],
    ['/blog/tag', 'blogTags', 2, { id: null }, 'id'],
  ] as const)('leaves out a row of %s that does not fit, and warns of it', async (...row) => {
    const [endpoint, list, id, change, field] = row
    const whole = (await read())[list].length
    alter(endpoint, id, change)
    expect((await read())[list]).toHaveLength(whole - 1)
    const of = upstream.lists[endpoint]?.length
    expect(warnings).toEqual([
      `GET ${endpoint}: 1 of ${of} rows left out, which do not fit: ${field}`,
    ])
  })

  it('compares the count with the rows that came', async () => {
    alter('/product', 4, { slug: null })
    upstream.faults.set('/product', faults.halfOfThePages)
    expect(await refusal()).toBe('GET /product: count says 8, 4 came')
  })
})

function alter(list: string, id: number, change: Record<string, unknown>): void {
  upstream.lists[list] = (upstream.lists[list] ?? []).map((row) =>
    row.id === id ? { ...row, ...change } : row,
  )
}

const readWays = () =>
  readPayWays({ url: upstream.url, publicUrl, fetch, timeoutMs: patienceMs, readAt: 7, warn })

function change(at: number, changes: object): void {
  Object.assign(upstream.lists['/pay_way']?.[at] ?? {}, changes)
}

it("reads payment methods in the shop's order, with their costs", async () => {
  change(0, { freeThreshold: 50, cost: 2 })
  expect(await readWays()).toEqual([
    { name: 'Τρόπος 3', cost: 2, freeFrom: 0, isOnline: false },
    { name: 'Τρόπος 2', cost: 1, freeFrom: 0, isOnline: false },
    { name: 'Τρόπος 1', cost: 2, freeFrom: 50, isOnline: false },
  ])
})

it('translates a code of the API', async () => {
  change(0, { translations: { el: { name: 'BANK_TRANSFER' } } })
  expect((await readWays()).map(({ name }) => name)).toContain('Τραπεζική κατάθεση')
})

it('leaves out inactive methods, and those paid online', async () => {
  change(0, { active: false })
  change(1, { isOnlinePayment: true, providerCode: 'card' })
  expect((await readWays()).map(({ name }) => name)).toEqual(['Τρόπος 3'])
})

it('refuses the build where they cannot be read', async () => {
  upstream.faults.set('/pay_way', { kind: 'answers', status: 500, body: '' })
  await expect(readWays()).rejects.toThrow('/pay_way')
})

it('requests at most four pages of a list at the same time, and keeps their order', async () => {
  let [open, most] = [0, 0]
  const answer = async (url: string) => {
    open += 1
    most = Math.max(most, open)
    const page = Number(new URL(url).searchParams.get('page'))
    await new Promise((resolve) => setTimeout(resolve, page % 2 ? 1 : 5))
    open -= 1
    const results = [{ id: page }]
    const links = { next: null, previous: null }
    const sizes = { count: 11, totalPages: 11, pageSize: 1, pageTotalResults: 1 }
    return new Response(JSON.stringify({ links, ...sizes, page, results }))
  }
  const url = 'http://upstream.invalid'
  const slow = { url, publicUrl, fetch: answer, timeoutMs: patienceMs, readAt: 7, warn }
  const rows = await readList(slow, '/product', z.object({ id: z.number() }))
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1))
  expect(most).toBe(4)
})
