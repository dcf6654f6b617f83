import { searchAnswer } from '#contract/search/search-answer'
import { apiAnswers, pageOf } from '#upstream/testing/api-answers'
import { productRow, reviewRow } from '#upstream/testing/catalogue-rows'
import { fakeApi } from '../testing/fake-api'
import { startGateway } from '../testing/start-gateway'

it('searches products and posts at once, in the language of the shop', async () => {
  const { ask, calls } = startGateway()
  const answer = await ask('/api/search?query=%20τετράδιο%20')
  expect(answer.status).toBe(200)
  expect(searchAnswer.parse(await answer.json())).toMatchObject({
    products: { estimatedTotalHits: 1, results: [{ master: 41 }] },
    blogPosts: { estimatedTotalHits: 1, results: [{ master: 16 }] },
  })
  const query = 'query=τετράδιο&languageCode=el&limit=10&offset=0'
  expect(calls.map(({ url }) => decodeURI(url)).sort()).toEqual([
    `http://localhost:8100/api/v1/search/blog/post?${query}`,
    `http://localhost:8100/api/v1/search/product?${query}`,
  ])
})

it.each([
  ['&language=en', { languageCode: 'en' }],
  ['&limit=25&offset=50', { limit: '25', offset: '50' }],
  ['&limit=4000', { limit: '100' }],
])('passes on %s', async (asked, passed) => {
  const { ask, calls } = startGateway()
  await ask(`/api/search?query=x${asked}`)
  for (const { url } of calls) {
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject(passed)
  }
})

it.each(['', '?query=', '?query=%20%20', '?query=null', '?query=%0a'])(
  'finds nothing for %s, without a call',
  async (query) => {
    const { ask, calls } = startGateway()
    expect(await (await ask(`/api/search${query}`)).json()).toEqual({
      products: null,
      blogPosts: null,
    })
    expect(calls).toEqual([])
  },
)

it('searches for the beginning of a long query', async () => {
  const { ask, calls } = startGateway()
  await ask(`/api/search?query=${'α'.repeat(500)}`)
  const query = new URL(calls[0]?.url ?? '').searchParams.get('query')
  expect(query).toHaveLength(200)
})

/** A search whose indexes answer this, each the usual hit where nothing is said of it. */
async function searchAmong(answers: { product?: Promise<Response>; post?: Promise<Response> }) {
  const started = startGateway({
    upstream(url) {
      const { pathname } = new URL(url)
      const said = pathname.endsWith('/search/product') ? answers.product : answers.post
      return (pathname.includes('/search/') && said) || fakeApi(url)
    },
  })
  const answer = await started.ask('/api/search?query=x&offers=true')
  const { products, blogPosts } = await answer.json()
  const found = { products: products?.results.length, posts: blogPosts?.results.length }
  return { status: answer.status, answer: { products, blogPosts }, found, log: started.log }
}

const never = new Promise<Response>(() => {})
const says = async (body: unknown, status = 200) => Response.json(body, { status })
const late = (body: unknown) =>
  new Promise<Response>((resolve) => setTimeout(resolve, 400, Response.json(body)))
const nothing = { limit: 10, offset: 0, estimatedTotalHits: 0, results: [] }

describe.each([
  ['products', 'product', 'products', 'posts', '/search/product'],
  ['posts', 'post', 'blogPosts', 'products', '/search/blog/post'],
] as const)('of %s', (_, index, unread, read, endpoint) => {
  it.each([
    ['fails', () => says({}, 500)],
    ['is not there', () => says({ detail: 'x' }, 404)],
    ['refuses', () => says({ detail: 'x' }, 429)],
    ['hangs', () => never],
    ['is no page', () => says({ results: 7 })],
    ['has no hit that can be read', () => says({ ...nothing, results: [{ id: 'x' }, {}] })],
  ])('an index that %s is told as unread, and takes nothing along (R555)', async (_how, answer) => {
    const { status, answer: body, found, log } = await searchAmong({ [index]: answer() })
    expect([status, searchAnswer.parse(body)[unread], found[read]]).toEqual([200, null, 1])
    const told = log.filter(({ event }) => event === 'search-unread')
    expect(told).toEqual([expect.objectContaining({ endpoint, reason: expect.any(String) })])
  })

  it('an index without hits is read', async () => {
    const { answer, log } = await searchAmong({ [index]: says(nothing) })
    expect(answer[unread]).toEqual(nothing)
    expect(log.map(({ event }) => event)).not.toContain('search-unread')
  })

  it('a slow index is waited for where the other one fails (R555)', async () => {
    const other = index === 'post' ? 'product' : 'post'
    const { answer } = await searchAmong({ [index]: late(nothing), [other]: says({}, 500) })
    expect(answer[unread]).toEqual(nothing)
  })
})

it.each([
  [500, 502],
  [404, 404],
  [429, 429],
])('fails where both indexes answer %i', async (said, status) => {
  const answers = { product: says({}, said), post: says({}, said) }
  expect((await searchAmong(answers)).status).toBe(status)
})

/** A search with these fields of its only product, among these reviews. */
function searching(changes: object, reviews: Response | readonly object[] = []) {
  const [hit] = apiAnswers.searchProducts.results
  const started = startGateway({
    upstream: (url) => {
      const { pathname } = new URL(url)
      if (pathname.endsWith('/search/product')) {
        return Response.json({ ...apiAnswers.searchProducts, results: [{ ...hit, ...changes }] })
      }
      if (!pathname.endsWith('/product/review')) return fakeApi(url)
      return reviews instanceof Response ? reviews : Response.json(pageOf(...reviews))
    },
  })
  const read = async (query = '&offers=true') => {
    const answer = await started.ask(`/api/search?query=x${query}`)
    return searchAnswer.parse(await answer.json()).products?.results[0]
  }
  return { ...started, read }
}

const review = (id: number, rate: number, status = 'TRUE') => ({
  ...reviewRow,
  ...{ id, rate, status },
})

it('adds price, stock and the rating of approved reviews on request', async () => {
  const reviews = [review(1, 9), review(2, 6), review(3, 1, 'NEW'), review(4, 1, 'FALSE')]
  const { read, calls } = searching({ reviewAverage: 4.25 }, reviews)
  expect(await read('')).not.toHaveProperty('product')
  expect(calls).toHaveLength(2)
  const offer = { finalPrice: 7.92, discountValue: 2, stock: 4 }
  const rating = { approvedReviewAverage: 7.5, approvedReviewCount: 2 }
  expect(await read()).toMatchObject({ master: 41, product: { ...offer, ...rating } })
  await read()
  // The ratings of all products are read once.
  expect(calls.filter(({ url }) => url.includes('/product/review'))).toHaveLength(1)
})

it('shows an offer without its rating where that cannot be read, not with one of none (R556)', async () => {
  const { read } = searching({}, new Response('', { status: 500 }))
  const unread = { approvedReviewAverage: null, approvedReviewCount: null }
  expect((await read())?.product).toMatchObject({ finalPrice: 7.92, ...unread })
  expect((await searching({}, []).read())?.product).toMatchObject({ approvedReviewCount: 0 })
})

it('adds the group of variants from the list of products, where that can be read (R432)', async () => {
  const upstreamWith =
    (list: Response): ((url: string) => Response) =>
    (url) =>
      new URL(url).pathname.endsWith('/v1/product') ? list.clone() : fakeApi(url)
  const read = async (list: Response) => {
    const { ask } = startGateway({ upstream: upstreamWith(list) })
    const answer = await ask('/api/search?query=x&offers=true')
    return searchAnswer.parse(await answer.json()).products?.results[0]?.product
  }
  const grouped = Response.json(pageOf({ ...productRow, variantGroup: 6 }))
  expect(await read(grouped)).toMatchObject({ variantGroup: 6 })
  const alone = Response.json(pageOf({ ...productRow, variantGroup: null }))
  expect(await read(alone)).toMatchObject({ variantGroup: null })
  const broken = new Response('', { status: 500 })
  const unknown = await read(broken)
  expect(unknown).toMatchObject({ finalPrice: 7.92 })
  expect(unknown).not.toHaveProperty('variantGroup')
})

it('leaves out a hit that does not fit', async () => {
  const { read, log } = searching({ name: 7 })
  expect(await read()).toBeUndefined()
  expect(log.map(({ event }) => event)).toContain('rows-left-out')
})
