import { fakeApi } from '#components/testing/fake-api'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { readResults } from './read-results'

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
  const { request, calls } = fakeApi(fakeFetch(turn))
  const params = { query: 'μνήμη', limit: 10, offset: 20, ...options }
  const { signal } = new AbortController()
  return { results: await readResults(request, params, () => isOnline, signal), calls }
}

describe('readResults', () => {
  it('sends query and offset', async () => {
    const { calls } = await read(answer({ products: null, blogPosts: null }))
    const query = new URLSearchParams({ query: 'μνήμη', limit: '10', offset: '20' })
    expect(calls.map(({ address }) => address)).toEqual([`/api/search?${query}`])
  })

  it('builds paths from entity id and slug', async () => {
    const body = { products: page([productFound], 37), blogPosts: page([lessonFound]) }
    const { lessons, products } = (await read(answer(body))).results
    expect(products).toMatchObject({ seen: 1, total: 37 })
    expect(products.hits[0]).toMatchObject({ id: 18, path: '/products/18/periodikos-pinakas-118' })
    expect(lessons.hits[0]).toMatchObject({
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
    const { results, calls } = await read(answer(body), true, { offers: true })
    const { products, lessons } = results
    expect(new URL(calls[0]?.address ?? '', 'http://x').searchParams.get('offers')).toBe('true')
    expect(products.hits[0]?.offer).toEqual({
      finalPrice: 8.32,
      priceBeforeDiscount: 12.28,
      savePercent: 32,
      stock: 5,
      reviewAverage: 9,
      reviewCount: 4,
    })
    expect(lessons.hits[0]?.offer).toBeNull()
  })

  it('highlights matches, and leaves no HTML', async () => {
    const body = { products: page([productFound]), blogPosts: null }
    const [hit] = (await read(answer(body))).results.products.hits
    expect(hit?.title.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'κάρτες', isMatch: true }])
    expect(hit?.excerpt).toEqual([{ text: 'Από το υδρογόνο alert(1)', isMatch: false }])
  })

  it('uses a lesson’s body only if the match is only there', async () => {
    const inTitle = { ...lessonFound, matchesPosition: { title: [{ start: 14, length: 6 }] } }
    const excerptOf = async (found: object) => {
      const body = { products: null, blogPosts: page([found]) }
      const [hit] = (await read(answer(body))).results.lessons.hits
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
    const { products } = (await read(answer(body))).results
    expect(products.hits.map(({ locale }) => locale)).toEqual(['el'])
    expect(products.seen).toBe(2)
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
