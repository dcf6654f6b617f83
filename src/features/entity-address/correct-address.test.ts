import { fakeApi } from '#components/testing/fake-api'
import { matchEntityPath } from '#contract/paths/match-path'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { findEntityPath } from './correct-address'

async function find(path: string, turn: FakeTurn) {
  const match = matchEntityPath(path)
  if (!match) return { found: null, requested: [] }
  const { request, calls } = fakeApi(fakeFetch(turn))
  const found = await findEntityPath(request, match, new AbortController().signal)
  return { found, requested: calls.map(({ address }) => address) }
}

const tetradio: FakeTurn = { status: 200, body: { id: 3, slug: 'tetradio', name: 'x' } }

it.each([
  ['/products/3/lathos', '/api/products/3', '/products/3/tetradio'],
  ['/products/3', '/api/products/3', '/products/3/tetradio'],
  ['/products/category/3/x', '/api/products/categories/3', '/products/category/3/tetradio'],
  ['/blog/post/3/x', '/api/blog/posts/3', '/blog/post/3/tetradio'],
  ['/blog/category/3/x', '/api/blog/categories/3', '/blog/category/3/tetradio'],
])('finds the canonical path of %s', async (path, requested, right) => {
  expect(await find(path, tetradio)).toEqual({ found: right, requested: [requested] })
})

it('returns null for a canonical path, a missing entity, or no valid response', async () => {
  expect((await find('/products/3/tetradio', tetradio)).found).toBeNull()
  expect((await find('/products/3/x', { status: 404 })).found).toBeNull()
  expect((await find('/products/3/x', 'broken')).found).toBeNull()
  const hostile = { status: 200, body: { id: 3, slug: '../../evil' } }
  expect((await find('/products/3/x', hostile)).found).toBeNull()
})

it('sends no request if the id is not a number (R128)', async () => {
  expect(await find('/products/abc/x', tetradio)).toEqual({ found: null, requested: [] })
})
