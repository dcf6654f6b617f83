import { apiPage, apiProduct } from '../../../tests/support/api-product'
import { type FakeTurn, fakeFetch } from '../../../tests/support/fake-fetch'
import { pictureImage } from '../../components/picture-address'
import { createApiRequest } from '../../lib/http/create-api-request'
import { createSender } from '../../lib/http/create-sender'
import { builtChoice } from './catalogue-choice'
import { type BuiltShelf, loadShelfPage } from './load-shelf-page'
import type { ShelfWish } from './shelf-machine'

const built: BuiltShelf = { pageCount: 4, newestAddedAt: '2025-09-30T09:00:00+03:00' }
const wish: ShelfWish = {
  choice: { ...builtChoice, sort: 'price-up' },
  page: 2,
  categoryId: null,
}

async function load(turn: FakeTurn, wanted = wish) {
  const server = fakeFetch(turn)
  const request = createApiRequest(createSender(server.fetch))
  const outcome = await loadShelfPage(request, wanted, built, new AbortController().signal)
  return { outcome, address: server.calls[0]?.address }
}

const page = (products = [apiProduct()], totalPages = 4): FakeTurn => ({
  status: 200,
  body: apiPage(products, totalPages),
})

it('asks for twelve cards of the page in the order', async () => {
  const { outcome, address } = await load(page())
  expect(address).toBe('/api/products?ordering=finalPrice&page=2&pageSize=12')
  expect(outcome).toEqual({
    kind: 'came',
    pageCount: 4,
    count: 1,
    products: [
      {
        productId: 3,
        path: '/products/3/tetradio',
        name: 'Τετράδιο',
        nameLocale: 'el',
        cardImage: pictureImage('media/uploads/products/tetradio.png', 'productCard'),
        finalPrice: 11.4,
        priceBeforeDiscount: 12.4,
        savePercent: 8,
        stock: 7,
        reviewAverage: 9,
        reviewCount: 2,
      },
    ],
  })
})

it('asks for a category with everything below it', async () => {
  const { address } = await load(page(), { ...wish, categoryId: 5 })
  expect(address).toContain('category=5')
})

it('leaves out what came after the build, as it has no page yet', async () => {
  const later = apiProduct({ id: 99, createdAt: '2025-10-02T09:00:00+03:00' })
  const { outcome } = await load(page([later, apiProduct()], 9))
  expect(outcome).toMatchObject({ kind: 'came', pageCount: 4, products: [{ productId: 3 }] })
  expect((await load(page([later]))).outcome).toEqual({ kind: 'pageGone' })
})

it('marks a name that is not Greek', async () => {
  const english = apiProduct({ translations: { en: { name: 'Notebook' } } })
  expect((await load(page([english]))).outcome).toMatchObject({
    products: [{ name: 'Notebook', nameLocale: 'en' }],
  })
})

it('knows a page that is gone from a server that cannot be reached', async () => {
  expect((await load({ status: 404 })).outcome).toEqual({ kind: 'pageGone' })
  expect((await load('broken')).outcome).toEqual({ kind: 'refused', problem: 'unreachable' })
  expect((await load({ status: 500 })).outcome).toEqual({ kind: 'refused', problem: 'failed' })
  expect((await load({ status: 200, body: [] })).outcome).toMatchObject({ problem: 'failed' })
  const tooMany = await load({ status: 429, headers: { 'retry-after': '60' } })
  expect(tooMany.outcome).toEqual({ kind: 'refused', problem: 'tooMany' })
})

it.each([
  [{ price: 'to-10' }, { maxFinalPrice: '10' }],
  [{ price: '10-20' }, { minFinalPrice: '10', maxFinalPrice: '20' }],
  [
    { price: 'from-40', stars: '4' },
    { minFinalPrice: '40', minApprovedReviewAverage: '8' },
  ],
] as const)('asks only for what the filters leave: %j', async (filters, asked) => {
  const { address } = await load(page(), { ...wish, choice: { ...builtChoice, ...filters } })
  const query = Object.fromEntries(new URL(address ?? '', 'http://x').searchParams)
  expect(query).toEqual({ ordering: '-createdAt', page: '2', pageSize: '12', ...asked })
})

it('says that nothing fits the filters; without filters the page is gone', async () => {
  const nothing = page([], 0)
  const narrow = { ...wish, choice: { ...builtChoice, stars: '4' as const } }
  expect((await load(nothing, narrow)).outcome).toEqual({ kind: 'nothing' })
  expect((await load(nothing)).outcome).toEqual({ kind: 'pageGone' })
})
