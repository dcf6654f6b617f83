import { fakeApi } from '#components/testing/fake-api'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { readFoundOffers, readResults } from './read-results'
import { noFilters } from './search-filters'
import { hitsOf, noTotals } from './search-results'

const productFound = {
  id: 1018,
  master: 18,
  languageCode: 'el',
  name: 'Περιοδικός πίνακας: 118 κάρτες',
  description: '<p>Από το υδρογόνο</p><script>alert(1)</script>',
  absoluteUrl: '/products/18/periodikos-pinakas-118',
  mainImagePath: 'media/a.png',
  matchesPosition: { name: [{ start: 24, length: 6 }] },
  rankingScore: 0.8,
}
const lessonFound = {
  id: 1074,
  master: 2,
  languageCode: 'el',
  title: 'Το παλάτι της μνήμης',
  subtitle: 'Μια αρχαία τεχνική.',
  body: '<p>Κλείστε τα μάτια και θυμηθείτε.</p>',
  absoluteUrl: 'https://example.com/blog/post/2/palati-tis-mnimis/',
  mainImagePath: null,
  matchesPosition: { body: [{ start: 3, length: 7 }] },
}
const page = (results: unknown[], total = results.length) => ({
  limit: 10,
  offset: 0,
  estimatedTotalHits: total,
  results,
})
const answer = (body: unknown): FakeTurn => ({ status: 200, body })

async function read(turn: FakeTurn, isOnline = true, options = {}) {
  const { call, calls } = fakeApi(fakeFetch(turn))
  const params = { query: 'μνήμη', limit: 10, ...options }
  const { signal } = new AbortController()
  const results = await readResults(call, params, () => isOnline, signal)
  return {
    results,
    calls,
    lessons: hitsOf(results, 'lessons'),
    products: hitsOf(results, 'products'),
  }
}

describe('readResults', () => {
  it('sends query and limit', async () => {
    const { calls } = await read(answer({ products: null, blogPosts: null }))
    const query = new URLSearchParams({ query: 'μνήμη', limit: '10' })
    expect(calls.map(({ address }) => address)).toEqual([`/api/search?${query}`])
  })

  it.each([
    ['products', { products: null, blogPosts: page([lessonFound]) }, [2]],
    ['products', { products: null, blogPosts: page([]) }, []],
    ['lessons', { products: page([productFound]), blogPosts: null }, [18]],
  ])('names what could not be read, %s, beside what was (R555)', async (unread, body, ids) => {
    const { results } = await read(answer(body))
    expect([results.unread, results.hits.map(({ id }) => id)]).toEqual([unread, ids])
  })

  it.each([
    [page([productFound]), page([lessonFound])],
    [page([]), page([])],
    [null, null],
  ])('names nothing where all was read, or nothing was asked for', async (products, blogPosts) => {
    const { results } = await read(answer({ products, blogPosts }))
    expect(results).not.toHaveProperty('unread')
  })

  it('builds paths from entity id and slug', async () => {
    const body = { products: page([productFound], 37), blogPosts: page([lessonFound]) }
    const { lessons, products, results } = await read(answer(body))
    expect(results.totals).toEqual({ lessons: 1, products: 1, topics: 0, help: 0 })
    expect(products[0]).toMatchObject({ id: 18, path: '/products/18/periodikos-pinakas-118' })
    expect(lessons[0]).toMatchObject({
      id: 2,
      path: '/blog/post/2/palati-tis-mnimis',
      picturePath: '',
    })
  })

  it('requests and reads offers', async () => {
    const product = {
      finalPrice: 8.32,
      discountValue: 3.96,
      stock: 5,
      approvedReviewAverage: 9,
      approvedReviewCount: 4,
    }
    const body = { products: page([{ ...productFound, product }]), blogPosts: page([lessonFound]) }
    const { products, lessons, calls } = await read(answer(body), true, { offers: true })
    expect(new URL(calls[0]?.address ?? '', 'http://x').searchParams.get('offers')).toBe('true')
    expect(products[0]?.offer).toEqual({
      finalPrice: 8.32,
      priceBeforeDiscount: 12.28,
      stock: 5,
      reviewAverage: 9,
      reviewCount: 4,
    })
    expect(lessons[0]?.offer).toBeNull()
  })

  it('highlights matches, and leaves no HTML', async () => {
    const body = { products: page([productFound]), blogPosts: null }
    const [hit] = (await read(answer(body))).products
    expect(hit?.title.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'κάρτες', isMatch: true }])
    expect(hit?.excerpt).toEqual([{ text: 'Από το υδρογόνο alert(1)', isMatch: false }])
  })

  it('uses a lesson’s body only if the match is only there', async () => {
    const inTitle = { ...lessonFound, matchesPosition: { title: [{ start: 14, length: 6 }] } }
    const excerptOf = async (found: object) => {
      const body = { products: null, blogPosts: page([found]) }
      const [hit] = (await read(answer(body))).lessons
      return hit?.excerpt.map(({ text }) => text).join('|')
    }
    expect(await excerptOf(lessonFound)).toBe('Κλείστε| τα μάτια και θυμηθείτε.')
    expect(await excerptOf(inTitle)).toBe('Μια αρχαία τεχνική.')
    expect(await excerptOf({ ...inTitle, subtitle: '' })).toBe('Κλείστε τα μάτια και θυμηθείτε.')
    expect(await excerptOf({ ...lessonFound, matchesPosition: null })).toBe('Μια αρχαία τεχνική.')
  })

  it('merges hits in several languages', async () => {
    const english = { ...productFound, id: 2018, languageCode: 'en' }
    const body = { products: page([productFound, english]), blogPosts: null }
    const { products } = await read(answer(body))
    expect(products.map(({ locale }) => locale)).toEqual(['el'])
  })

  it('takes the best of both kinds in turn, and filters by price', async () => {
    const product = { finalPrice: 8, discountValue: 0, stock: 0 }
    const ratings = { approvedReviewAverage: 0, approvedReviewCount: 0 }
    const cheap = { ...productFound, product: { ...product, ...ratings } }
    const dear = { ...productFound, master: 19, product: { ...cheap.product, finalPrice: 30 } }
    const body = { products: page([dear, cheap]), blogPosts: page([lessonFound]) }
    const { results } = await read(answer(body))
    expect(results.hits.map(({ id }) => id)).toEqual([2, 19, 18])
    const filtered = await read(answer(body), true, { filters: { ...noFilters, price: 'to-10' } })
    expect(filtered.results.hits.map(({ id }) => id)).toEqual([18])
    expect(filtered.results.totals).toEqual({ ...noTotals, products: 1 })
    const inStock = await read(answer(body), true, { filters: { ...noFilters, available: true } })
    expect(inStock.results).toMatchObject({ hits: [], totals: noTotals })
  })

  it('has one hit for the versions of a product, of those that the filters leave (R432)', async () => {
    const offer = { discountValue: 0, stock: 2, approvedReviewAverage: 0, approvedReviewCount: 0 }
    const version = (master: number, finalPrice: number) => {
      return { ...productFound, master, product: { ...offer, finalPrice, variantGroup: 6 } }
    }
    const body = { products: page([version(18, 8), version(19, 30)]), blogPosts: null }
    const { results } = await read(answer(body))
    expect(results.hits).toMatchObject([{ id: 18, variants: { count: 2, isFrom: true } }])
    expect(results.totals.products).toBe(1)
    const filtered = await read(answer(body), true, { filters: { ...noFilters, price: '20-40' } })
    expect(filtered.results.hits).toMatchObject([{ id: 19, variants: null }])
  })

  it.each([
    ['broken' as const, true, { kind: 'unreachable' }],
    ['broken' as const, false, { kind: 'offline' }],
    [{ status: 502 }, true, { kind: 'unreachable' }],
    [{ status: 429, headers: { 'retry-after': '30' } }, true, { kind: 'rateLimited', seconds: 30 }],
    [{ status: 400 }, true, { kind: 'broken' }],
    [answer({ products: 'none' }), true, { kind: 'broken' }],
  ])('throws why there is no answer (%j)', async (turn, isOnline, problem) => {
    await expect(read(turn, isOnline)).rejects.toMatchObject({ problem })
  })
})

describe('readFoundOffers', () => {
  const offersOf = async (body: object) => {
    const { call } = fakeApi(fakeFetch(answer(body)))
    return readFoundOffers(call, { query: 'μνήμη', limit: 10 }, () => true)
  }

  it('needs no lessons (R555)', async () => {
    const product = {
      ...{ finalPrice: 8, discountValue: 0, stock: 5 },
      ...{ approvedReviewAverage: 9, approvedReviewCount: 4 },
    }
    const products = page([{ ...productFound, product }])
    const offers = await offersOf({ products, blogPosts: null })
    expect([...offers]).toMatchObject([[18, { finalPrice: 8 }]])
  })

  it('fails where the products could not be read', async () => {
    const asked = offersOf({ products: null, blogPosts: page([lessonFound]) })
    await expect(asked).rejects.toMatchObject({ problem: { kind: 'broken' } })
  })
})
