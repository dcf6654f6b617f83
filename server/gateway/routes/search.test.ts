import { searchAnswer } from '#contract/search/search-answer'
import { listUpstream } from '../testing/list-upstream'
import { productBody, productHitsBody } from '../testing/sample-bodies'
import { startGateway } from '../testing/start-gateway'

it('searches products and posts at once', async () => {
  const { ask, calls } = startGateway()
  const answer = await ask('/api/search?query=%20τετράδιο%20&language=el')
  expect(answer.status).toBe(200)
  expect(searchAnswer.parse(await answer.json())).toMatchObject({
    products: { results: [{ master: 3 }] },
    blogPosts: { results: [{ master: 4 }] },
  })
  expect(calls.map(({ url }) => decodeURI(url)).sort()).toEqual([
    'http://localhost:8100/api/v1/blog/post/4',
    'http://localhost:8100/api/v1/product/3',
    'http://localhost:8100/api/v1/search/blog/post?query=τετράδιο&limit=100&offset=0',
    'http://localhost:8100/api/v1/search/product?query=τετράδιο&limit=100&offset=0',
  ])
})

/** An upstream with one row for each language of each product, and these products. */
function searchUpstream(products: readonly { id: number; languages: readonly string[] }[]) {
  const rows = products.flatMap(({ id, languages }) =>
    languages.map((languageCode, at) => ({
      ...hit,
      id: 1000 + id * 10 + at,
      master: id,
      languageCode,
    })),
  )
  const listed = products.map(({ id, languages }) => ({
    ...productBody,
    id,
    active: id !== hiddenProduct,
    translations: Object.fromEntries(languages.map((code) => [code, { name: `${code} ${id}` }])),
  }))
  const lists = listUpstream({ path: '/product', rows: listed })
  return (address: string) => {
    const url = new URL(address)
    if (!url.pathname.includes('/search/')) return lists(address)
    const found = url.pathname.endsWith('/product') ? rows : []
    const offset = Number(url.searchParams.get('offset'))
    const limit = Number(url.searchParams.get('limit'))
    const results = found.slice(offset, offset + limit)
    return Response.json({ limit, offset, estimatedTotalHits: found.length, results })
  }
}

const hiddenProduct = 7
const [hit] = productHitsBody.results

it('counts each product once, in the requested language, and none that is hidden', async () => {
  const both = Array.from({ length: 150 }, (_, at) => ({ id: at + 1, languages: ['en', 'el'] }))
  const english = { id: 151, languages: ['de', 'en'] }
  const { ask, calls } = startGateway({ upstream: searchUpstream([...both, english]) })
  const read = async (query: string) =>
    searchAnswer.parse(await (await ask(`/api/search?query=x${query}`)).json()).products
  const seen: number[] = []
  for (let offset = 0; offset < 150; offset += 10) {
    const page = await read(`&limit=10&offset=${offset}`)
    expect(page).toMatchObject({ estimatedTotalHits: 150, limit: 10, offset })
    expect(page?.results).toHaveLength(10)
    for (const { languageCode, master } of page?.results ?? []) {
      expect(languageCode).toBe(master === english.id ? 'de' : 'el')
      seen.push(master)
    }
  }
  expect(new Set(seen).size).toBe(150)
  expect(seen).not.toContain(hiddenProduct)
  expect(calls).toHaveLength(4 + 1 + 2)
  expect((await read('&language=en&limit=5'))?.results[0]?.languageCode).toBe('en')
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

it('fails as a whole when one index is down', async () => {
  const { ask } = startGateway({
    upstream: (url) =>
      url.includes('/blog/') ? new Response('', { status: 500 }) : Response.json({}),
  })
  expect((await ask('/api/search?query=x')).status).toBe(502)
})

const askedProducts = (calls: readonly { url: string }[]) =>
  calls.map(({ url }) => new URL(url).pathname).filter((path) => /\/product\/\d+$/.test(path))

it('adds price, stock and rating of products on request', async () => {
  const { ask, calls } = startGateway()
  const read = async (query: string) =>
    searchAnswer.parse(await (await ask(`/api/search?query=x${query}`)).json()).products?.results[0]
  expect(await read('')).not.toHaveProperty('product')
  const { finalPrice, discountValue, stock, approvedReviewAverage, approvedReviewCount } =
    productBody
  const product = { finalPrice, discountValue, stock, approvedReviewAverage, approvedReviewCount }
  expect(await read('&offers=true')).toMatchObject({ master: 3, product })
  // One request for its visibility, one for the offer, which is cached.
  await read('&offers=true')
  expect(askedProducts(calls)).toHaveLength(2)
})

it('reads the offers of one page of hits only', async () => {
  const products = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, languages: ['el'] }))
  const { ask, calls } = startGateway({ upstream: searchUpstream(products) })
  await ask('/api/search?query=x&offers=true&limit=5&offset=10')
  expect(askedProducts(calls)).toHaveLength(5)
})

it('shows a hit without its offer where that cannot be read', async () => {
  const products = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, languages: ['el'] }))
  const upstream = searchUpstream(products)
  const { ask } = startGateway({
    upstream: (url) =>
      /\/product\/2$/.test(url) ? new Response('', { status: 500 }) : upstream(url),
  })
  const answer = await ask('/api/search?query=x&offers=true')
  expect(answer.status).toBe(200)
  const found = searchAnswer.parse(await answer.json()).products?.results ?? []
  expect(found.map(({ master, product }) => [master, Boolean(product)])).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => [id, id !== 2]),
  )
})
