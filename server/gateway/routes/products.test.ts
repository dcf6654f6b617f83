import * as z from 'zod/mini'
import { product as contractProduct, productOrderings } from '#contract/shop/product'
import { pageOf } from '#contract/wire/page'
import { categoryDetail, productRow, reviewRow } from '#upstream/testing/catalogue-rows'
import { fakeApi } from '../testing/fake-api'
import { listUpstream } from '../testing/list-upstream'
import { memberSession, startGateway } from '../testing/start-gateway'

const page = pageOf(contractProduct)

/** Final price, saving in percent, days since it was added, and rates of approved reviews. */
type Facts = readonly [finalPrice: number, saving: number, age: number, rates: readonly number[]]

/** In this order by net price; by what is paid it is another one, as the tax differs. */
const facts: readonly Facts[] = [
  [12.4, 0, 1, [10]],
  [11.3, 10, 5, [6, 8]],
  [15, 40, 3, []],
  [9.9, 10, 2, [9]],
  [15, 5, 4, [2, 2, 3]],
]

const dayMs = 24 * 60 * 60 * 1000
const products = facts.map(([finalPrice, priceSavePercent, age], at) => ({
  ...productRow,
  id: at + 1,
  price: 10 + at,
  finalPrice,
  priceSavePercent,
  createdAt: new Date(Date.parse('2026-03-20T10:00:00Z') - age * dayMs).toISOString(),
  // What the API counts must not be shown.
  ...{ reviewAverage: 10, reviewCount: 99 },
}))
const review = (product: number, rate: number, status: string) => ({
  ...reviewRow,
  product: { ...reviewRow.product, id: product },
  rate,
  status,
})
const reviews = facts
  .flatMap(([, , , rates], at) => [
    ...rates.map((rate) => review(at + 1, rate, 'TRUE')),
    review(at + 1, 1, 'NEW'),
    review(at + 1, 1, 'FALSE'),
  ])
  .map((row, at) => ({ ...row, id: at + 1 }))

function shop(rows: readonly { id: number }[] = products) {
  const started = startGateway({
    upstream: listUpstream({ path: '/product', rows }, { path: '/product/review', rows: reviews }),
  })
  const read = async (query: string) =>
    z.parse(page, await (await started.ask(`/api/products${query}`)).json())
  const idsOf = async (query: string) => (await read(query)).results.map(({ id }) => id)
  return { ...started, read, idsOf }
}

describe('orders of the list that the API lacks', () => {
  it.each([
    ['finalPrice', [4, 2, 1, 3, 5]],
    ['-finalPrice', [3, 5, 1, 2, 4]],
    ['-priceSavePercent', [3, 4, 2, 5, 1]],
    ['-approvedReviewAverage', [1, 4, 2, 5, 3]],
    ['approvedReviewAverage', [3, 5, 2, 4, 1]],
    ['-reviewAverage', [1, 4, 2, 5, 3]],
    ['-priceSavePercent,finalPrice', [3, 4, 2, 5, 1]],
    ['priceSavePercent,-finalPrice', [1, 5, 2, 4, 3]],
  ])('are right by %s, the newest first where equal', async (ordering, ids) => {
    expect(await shop().idsOf(`?ordering=${ordering}`)).toEqual(ids)
  })

  it.each(['price', '-createdAt', 'createdAt', '-price,createdAt'])(
    'leave %s to the API',
    async (ordering) => {
      const { ask, calls } = shop()
      await ask(`/api/products?ordering=${ordering}&minFinalPrice=10&pageSize=2`)
      const asked = calls.find(({ url }) => new URL(url).pathname.endsWith('/product'))
      expect(new URL(asked?.url ?? '').search).toBe(
        `?minFinalPrice=10&ordering=${encodeURIComponent(ordering)}&pageSize=2`,
      )
    },
  )

  it('choose among all products that pass the filters of the API', async () => {
    const { ask, calls } = shop()
    const filters = 'category=1_4&minFinalPrice=10&maxFinalPrice=20&minDiscount=1&minLikes=2'
    await ask(`/api/products?${filters}&ordering=finalPrice&page=1&pageSize=12`)
    expect(calls.map(({ url }) => new URL(url).search)).toContain(
      `?${filters}&ordering=createdAt&pageSize=100&page=1`,
    )
  })

  it('read the whole list once, for every order and page of it', async () => {
    const { idsOf, calls } = shop()
    for (const ordering of ['finalPrice', '-finalPrice', '-priceSavePercent']) {
      for (const number of [1, 2]) await idsOf(`?ordering=${ordering}&pageSize=3&page=${number}`)
    }
    expect(calls).toHaveLength(2)
  })
})

describe('filters by rating', () => {
  it.each([
    ['minApprovedReviewAverage=8', [1, 4]],
    ['minApprovedReviewAverage=7', [1, 2, 4]],
    ['minReviewAverage=9.5', [1]],
    ['minApprovedReviewAverage=0', [1, 2, 3, 4, 5]],
  ])('count approved reviews alone: %s', async (filter, ids) => {
    expect(await shop().idsOf(`?${filter}`)).toEqual(ids)
  })
})

describe('ratings', () => {
  it('are those of approved reviews, in lists and alone', async () => {
    const { read, ask } = shop()
    const [second] = (await read('?ordering=price&page=1')).results.filter(({ id }) => id === 2)
    const rating = {
      ...{ reviewAverage: 7, approvedReviewAverage: 7 },
      ...{ reviewCount: 2, approvedReviewCount: 2 },
    }
    expect(second).toMatchObject(rating)
    expect(await (await ask('/api/products/2')).json()).toMatchObject({ finalPrice: 11.3 })
  })

  it('are read for one product alone by its own reviews', async () => {
    const { ask, calls } = shop()
    await ask('/api/products/2')
    expect(calls.map(({ url }) => new URL(url).search).filter(Boolean)).toEqual([
      '?productId=2&ordering=id&pageSize=100&page=1',
    ])
  })

  it('are read once for the lists of everybody, with nobody’s token', async () => {
    const { ask, calls, cookieOf } = shop()
    const headers = { cookie: await cookieOf(memberSession) }
    await Promise.all([ask('/api/products', { headers }), ask('/api/products?page=1')])
    const reads = calls.filter(({ url }) => url.includes('/product/review'))
    expect(reads).toHaveLength(1)
    expect(reads[0]?.headers).not.toHaveProperty('authorization')
  })

  it('do not hide products where they cannot be read, unless these are sorted by them', async () => {
    const { ask } = startGateway({
      upstream: (url) =>
        url.includes('/product/review')
          ? new Response('', { status: 500 })
          : listUpstream({ path: '/product', rows: products })(url),
    })
    expect(await (await ask('/api/products')).json()).toMatchObject({ count: 5 })
    expect((await ask('/api/products/2')).status).toBe(200)
    expect((await ask('/api/products?ordering=-approvedReviewAverage')).status).toBe(502)
  })

  const unread = {
    ...{ reviewAverage: null, approvedReviewAverage: null },
    ...{ reviewCount: null, approvedReviewCount: null },
  }
  it.each([
    ['fail', () => new Response('', { status: 500 })],
    ['hang', () => new Promise<Response>(() => {})],
    ['are no list', () => Response.json({ detail: 'x' })],
  ])('are not told as none where the reviews %s (R556)', async (_, reviews) => {
    const { ask } = startGateway({
      upstream: (url) =>
        url.includes('/product/review')
          ? reviews()
          : listUpstream({ path: '/product', rows: products })(url),
    })
    const listed = async (query: string) =>
      z.parse(page, await (await ask(`/api/products${query}`)).json()).results
    for (const query of ['', '?ordering=finalPrice', '?grouped=true']) {
      const rows = await listed(query)
      expect(rows).not.toEqual([])
      for (const row of rows) expect(row).toMatchObject(unread)
    }
    expect(await (await ask('/api/products/2')).json()).toMatchObject(unread)
  })
})

it('does not take a review that cannot be read for none, nor lose the others by it (R556)', async () => {
  const rows = [...reviews.filter(({ product }) => product.id !== 2), { id: 99, rate: 'ten' }]
  const { ask } = startGateway({
    upstream: listUpstream({ path: '/product', rows: products }, { path: '/product/review', rows }),
  })
  const { results } = z.parse(page, await (await ask('/api/products')).json())
  const counts = results.map(({ id, approvedReviewCount }) => [id, approvedReviewCount])
  expect(Object.fromEntries(counts)).toEqual({ 1: 1, 2: null, 3: null, 4: 1, 5: 3 })
  expect((await ask('/api/products?ordering=-approvedReviewAverage')).status).toBe(200)
})

describe('pages of a list that is sorted here', () => {
  const sorted = '?ordering=finalPrice'

  it('have numbers, counts and links of our own', async () => {
    const { read } = shop()
    const second = await read(`${sorted}&pageSize=2&page=2&unknown=1`)
    expect(second).toMatchObject({ count: 5, totalPages: 3, pageSize: 2, page: 2 })
    expect(second.links).toEqual({
      next: `${sorted}&pageSize=2&page=3`,
      previous: `${sorted}&pageSize=2&page=1`,
    })
  })

  it.each(['pageNumber', 'limitOffset', 'cursor'])(
    'lead from one to the next by %s',
    async (type) => {
      const { read } = shop()
      const size = type === 'limitOffset' ? 'limit' : 'pageSize'
      const seen: number[] = []
      const sizes: number[] = []
      let query: string | null = `${sorted}&paginationType=${type}&${size}=2`
      while (query !== null && sizes.length < 9) {
        const found: z.infer<typeof page> = await read(query)
        expect(found).toMatchObject({ count: 5, totalPages: 3, pageSize: 2 })
        seen.push(...found.results.map(({ id }) => id))
        sizes.push(found.pageTotalResults)
        query = found.links.next
      }
      expect(seen).toEqual([4, 2, 1, 3, 5])
      expect(sizes).toEqual([2, 2, 1])
      const last = await read(`${sorted}&paginationType=${type}&${size}=2`)
      expect(last.links.previous).toBeNull()
    },
  )

  it('are 404 after the last one, and one where there is nothing', async () => {
    const { ask } = shop()
    expect((await ask(`/api/products${sorted}&pageSize=2&page=4`)).status).toBe(404)
    expect((await ask(`/api/products${sorted}&paginationType=cursor&cursor=x`)).status).toBe(404)
    expect(await shop([]).read(sorted)).toMatchObject({ count: 0, totalPages: 1, results: [] })
  })

  it('are the whole list on request', async () => {
    expect(await shop().read(`${sorted}&pagination=false`)).toMatchObject({
      count: 5,
      totalPages: 1,
      links: { next: null, previous: null },
    })
  })
})

it.each(productOrderings)('takes the order %s, both ways', async (ordering) => {
  const { ask } = shop()
  for (const asked of [ordering, `-${ordering}`]) {
    expect((await ask(`/api/products?ordering=${asked}`)).status).toBe(200)
  }
})

describe('what belongs to a product that is not sold', () => {
  const hidden = { ...productRow, id: 9, active: false }
  const withHidden = () =>
    startGateway({
      upstream: listUpstream(
        // The list of products has none that is not sold; by its id, it is found.
        { path: '/product', rows: [productRow], hidden: [hidden] },
        { path: '/product/review', rows: [] },
      ),
    })

  it.each(['', '/reviews'])('is 404: /api/products/9%s', async (path) => {
    const answer = await withHidden().ask(`/api/products/9${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('translations')
  })
})

describe('categories', () => {
  it('come with their pictures', async () => {
    const { ask } = startGateway()
    expect(await (await ask('/api/products/categories/2')).json()).toMatchObject({
      recursiveProductCount: 14,
      categoryMenuImageOnePath: 'media/shop/uploads/categories/kartes.png',
    })
  })

  it('are 404 where they are switched off', async () => {
    const off = { ...categoryDetail, active: false }
    const { ask } = startGateway({
      upstream: (url) => (url.includes('/category/2?') ? Response.json(off) : fakeApi(url)),
    })
    expect((await ask('/api/products/categories/2')).status).toBe(404)
  })
})
