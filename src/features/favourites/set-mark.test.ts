import { exampleProduct } from '../../../contract/examples/catalogue-examples'
import { product } from '../../../contract/shop/product'
import type { AuthOutcome } from '../../session/auth-outcome'
import type { ownRequest } from '../../session/own-request'
import type { Mark } from './mark'
import { setMark } from './set-mark'

const favourite = { id: 900, user: 7, product: product.parse(exampleProduct) }
const unreachable = { kind: 'unreachable' } as const

/**
 * An API with one lesson and one comment (12) and one product (41) that may be marked. `cut` loses an answer after
 * the turn was made, `lost` loses the request before it.
 */
function api(marked: boolean, trouble?: 'cut' | 'lost' | 'offline') {
  const asked: string[] = []
  let isMarked = marked
  const ask = async ({ method = 'GET', path }: { method?: string; path: string }) => {
    asked.push(`${method} ${path}`)
    if (trouble === 'offline') return unreachable
    if (/\/liked-(posts|comments)$/.test(path)) return said(isMarked ? [12] : [])
    if (path.endsWith('/favourites-by-products')) return said(isMarked ? [favourite] : [])
    if (trouble !== 'lost') isMarked = !isMarked
    return trouble ? unreachable : said(undefined)
  }
  return { ask: ask as typeof ownRequest, asked, isMarked: () => isMarked }
}

const said = (data: unknown): AuthOutcome<unknown> => ({ kind: 'done', data })

const lesson: Mark = { kind: 'posts', id: 12, name: 'Η μνήμη' }
const words = { kind: 'comments', id: 12 } as const
const cards: Mark = { kind: 'products', id: 41, name: 'Κάρτες' }

it.each([
  [lesson, true, 'POST /api/blog/posts/12/update-likes'],
  [lesson, false, 'POST /api/blog/posts/12/update-likes'],
  [words, true, 'POST /api/blog/comments/12/update-likes'],
  [words, false, 'POST /api/blog/comments/12/update-likes'],
  [cards, true, 'POST /api/products/favourites'],
  [cards, false, 'DELETE /api/products/favourites/900'],
])('turns %j to %s with one call (R167)', async (mark, wanted, call) => {
  const { ask, asked, isMarked } = api(!wanted)
  expect((await setMark(ask, mark, wanted)).kind).toBe('done')
  expect(asked.slice(1)).toEqual([call])
  expect(isMarked()).toBe(wanted)
})

it.each([
  [lesson, true],
  [lesson, false],
  [cards, true],
  [cards, false],
])('turns nothing where %j is %s already, as in another tab (R168)', async (mark, wanted) => {
  const { ask, asked, isMarked } = api(wanted)
  expect((await setMark(ask, mark, wanted)).kind).toBe('done')
  expect(asked).toHaveLength(1)
  expect(isMarked()).toBe(wanted)
})

it.each([lesson, cards])('knows that %j was turned where the answer got lost', async (mark) => {
  const { ask, isMarked } = api(true, 'cut')
  expect((await setMark(ask, mark, false)).kind).toBe('done')
  expect(isMarked()).toBe(false)
})

it.each([lesson, cards])('says that %j was not turned where the request got lost', async (mark) => {
  const { ask } = api(true, 'lost')
  expect(await setMark(ask, mark, false)).toEqual(unreachable)
})

it('asks once only without a network', async () => {
  const { ask, asked } = api(true, 'offline')
  expect(await setMark(ask, lesson, false)).toEqual(unreachable)
  expect(asked).toHaveLength(1)
})
