import { exampleProduct } from '#contract/examples/catalogue-examples'
import { product } from '#contract/shop/product'
import { createCall } from '#lib/http/call'
import type { ApiRequest } from '#lib/http/request'
import { endWith, outcomeOf } from '#lib/http/testing/settled'
import { setFavourite } from './favourites-service'

const favourite = { id: 900, user: 7, product: product.parse(exampleProduct) }
const unreachable = { kind: 'unreachable' } as const

/**
 * An API with a lesson and a comment (12) and a product (41). `cut` loses the response of a write,
 * `lost` the request.
 */
function api(stored: boolean, trouble?: 'cut' | 'lost' | 'offline') {
  const calls: string[] = []
  let isStored = stored
  const request = async ({ method = 'GET', path }: { method?: string; path: string }) => {
    calls.push(`${method} ${path}`)
    if (trouble === 'offline') return endWith(unreachable)
    if (/\/liked-(posts|comments)$/.test(path)) return isStored ? [12] : []
    if (path.endsWith('/favourites-by-products')) return isStored ? [favourite] : []
    if (trouble !== 'lost') isStored = !isStored
    return trouble ? endWith(unreachable) : undefined
  }
  return { call: createCall(request as ApiRequest), calls, isStored: () => isStored }
}

const lesson = { kind: 'posts', id: 12 } as const
const comment = { kind: 'comments', id: 12 } as const
const cards = { kind: 'products', id: 41 } as const

it.each([
  [lesson, true, 'POST /api/blog/posts/12/update-likes'],
  [lesson, false, 'POST /api/blog/posts/12/update-likes'],
  [comment, true, 'POST /api/blog/comments/12/update-likes'],
  [comment, false, 'POST /api/blog/comments/12/update-likes'],
  [cards, true, 'POST /api/products/favourites'],
  [cards, false, 'DELETE /api/products/favourites/900'],
])('sets %j to %s with one call (R167)', async (mark, wanted, sent) => {
  const { call, calls, isStored } = api(!wanted)
  expect((await outcomeOf(setFavourite(call, mark, wanted))).kind).toBe('done')
  expect(calls.slice(1)).toEqual([sent])
  expect(isStored()).toBe(wanted)
})

it.each([
  [lesson, true],
  [lesson, false],
  [cards, true],
  [cards, false],
])('changes nothing if %j is %s already, as in another tab (R168)', async (mark, wanted) => {
  const { call, calls, isStored } = api(wanted)
  expect((await outcomeOf(setFavourite(call, mark, wanted))).kind).toBe('done')
  expect(calls).toHaveLength(1)
  expect(isStored()).toBe(wanted)
})

it.each([lesson, cards])('succeeds for %j if only the response was lost', async (mark) => {
  const { call, isStored } = api(true, 'cut')
  expect((await outcomeOf(setFavourite(call, mark, false))).kind).toBe('done')
  expect(isStored()).toBe(false)
})

it.each([lesson, cards])('fails for %j if the request was lost', async (mark) => {
  const { call } = api(true, 'lost')
  expect(await outcomeOf(setFavourite(call, mark, false))).toEqual(unreachable)
})

it('sends one request only while offline', async () => {
  const { call, calls } = api(true, 'offline')
  expect(await outcomeOf(setFavourite(call, lesson, false))).toEqual(unreachable)
  expect(calls).toHaveLength(1)
})
