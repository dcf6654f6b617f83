import { searchAnswer } from '../../contract/search/search-answer'
import { startGateway } from '../testing/start-gateway'

it('asks for products and posts at once', async () => {
  const { ask, calls } = startGateway()
  const answer = await ask('/api/search?query=%20τετράδιο%20&language=el')
  expect(answer.status).toBe(200)
  expect(searchAnswer.parse(await answer.json())).toMatchObject({
    products: { results: [{ master: 3 }] },
    blogPosts: { results: [{ master: 4 }] },
  })
  expect(calls.map(({ url }) => decodeURI(url)).sort()).toEqual([
    'http://localhost:8100/api/v1/search/blog/post?query=τετράδιο&language=el&limit=10&offset=0',
    'http://localhost:8100/api/v1/search/product?query=τετράδιο&language=el&limit=10&offset=0',
  ])
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

it('looks for the beginning of what was pasted', async () => {
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
