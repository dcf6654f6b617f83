import { pictureImage } from '#components/picture-address'
import { fakeApi } from '#components/testing/fake-api'
import { apiPage } from '#tests/support/api-page'
import { apiProduct } from '#tests/support/api-product'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { defaultChoice } from './catalogue-choice'
import { type ListParams, loadListPage } from './load-list-page'
import type { BuiltList } from './product-list-props'

const built: BuiltList = { pageCount: 4, newestAddedAt: '2025-09-30T09:00:00+03:00' }
const params: ListParams = {
  choice: { ...defaultChoice, sort: 'price-up' },
  page: 2,
  categoryId: null,
}

const load = (turn: FakeTurn, wanted = params) => loadAnswered([turn], wanted)

async function loadAnswered(turns: [FakeTurn, ...FakeTurn[]], wanted = params) {
  const { request, calls } = fakeApi(fakeFetch(...turns))
  const view = await loadListPage(request, wanted, built, new AbortController().signal)
  return { view, address: calls[0]?.address, addresses: calls.map(({ address }) => address) }
}

const page = (products = [apiProduct()], totalPages = 4): FakeTurn => ({
  status: 200,
  body: apiPage(products, totalPages),
})

it('requests twelve cards of the page in the order', async () => {
  const { view, address } = await load(page())
  expect(address).toBe('/api/products?ordering=finalPrice&page=2&pageSize=12&grouped=true')
  expect(view).toEqual({
    kind: 'chosen',
    pageCount: 4,
    count: 1,
    products: [
      {
        productId: 3,
        path: '/products/3/tetradio',
        name: 'Τετράδιο',
        nameLocale: 'el',
        cardImage: pictureImage('media/stagona/uploads/products/tetradio.png', 'productCard'),
        finalPrice: 11.4,
        priceBeforeDiscount: 12.4,
        stock: 7,
        reviewAverage: 9,
        reviewCount: 2,
      },
    ],
    variants: [],
  })
})

it('says what the list has of a group of variants', async () => {
  const variants = { count: 3, isFrom: true }
  const { view } = await load(page([Object.assign(apiProduct(), { variants })]))
  expect(view).toMatchObject({ variants: [{ productId: 3, versions: '3 εκδόσεις', from: 'από ' }] })
})

it('does not take a rating that could not be read for one of none (R556)', async () => {
  const unread = apiProduct({
    ...{ reviewAverage: null, approvedReviewAverage: null },
    ...{ reviewCount: null, approvedReviewCount: null },
  })
  const { view } = await load(page([unread]))
  expect(view).toMatchObject({ products: [{ reviewAverage: null, reviewCount: null }] })
})

it('requests a category', async () => {
  const { address } = await load(page(), { ...params, categoryId: 5 })
  expect(address).toContain('category=5')
})

it('leaves out products newer than the build', async () => {
  const later = apiProduct({ id: 99, createdAt: '2025-10-02T09:00:00+03:00' })
  const { view } = await load(page([later, apiProduct()], 9))
  expect(view).toMatchObject({ kind: 'chosen', pageCount: 4, products: [{ productId: 3 }] })
  expect((await load(page([later]))).view).toEqual({ kind: 'pageGone', pageCount: 4, count: 1 })
})

it('keeps the locale of a name that is not Greek', async () => {
  const english = apiProduct({ translations: { en: { name: 'Notebook' } } })
  expect((await load(page([english]))).view).toMatchObject({
    products: [{ name: 'Notebook', nameLocale: 'en' }],
  })
})

it.each([
  ['with filters', { ...defaultChoice, price: 'to-10' }],
  ['without', defaultChoice],
] as const)('says of a page beyond the end how long the list is, %s (R532)', async (_, choice) => {
  const { view, addresses } = await loadAnswered([{ status: 404 }, page([apiProduct()], 1)], {
    ...params,
    choice,
    page: 3,
  })
  expect(view).toEqual({ kind: 'pageGone', pageCount: 1, count: 1 })
  expect(addresses.map((one) => /[?&]page=(\d+)/.exec(one)?.[1])).toEqual(['3', '1'])
})

it('says at once that no product matches, whatever the page (R532)', async () => {
  const filtered = { ...params, choice: { ...defaultChoice, stars: '4' as const } }
  const { view } = await loadAnswered([{ status: 404 }, page([], 0)], filtered)
  expect(view).toMatchObject({ kind: 'nothing', count: 0 })
})

it('does not take products that could not be read for none (R556)', async () => {
  const filtered = { ...params, choice: { ...defaultChoice, stars: '4' as const } }
  const unread = load({ status: 200, body: { ...apiPage([], 0), leftOut: 3 } }, filtered)
  await expect(unread).rejects.toMatchObject({ problem: { kind: 'broken' } })
})

it('knows a missing page, and throws other problems', async () => {
  const gone = await load({ status: 404 }, { ...params, page: 1 })
  expect(gone.view).toEqual({ kind: 'pageGone', pageCount: 1, count: 0 })
  await expect(load('broken')).rejects.toMatchObject({ problem: { kind: 'unreachable' } })
  await expect(load({ status: 200, body: [] })).rejects.toMatchObject({
    problem: { kind: 'broken' },
  })
})

it.each([
  [{ price: 'to-10' }, { maxFinalPrice: '10' }],
  [{ price: '10-20' }, { minFinalPrice: '10', maxFinalPrice: '20' }],
  [
    { brand: 'Σταγόνα', attributes: '3_7' },
    { brand: 'Σταγόνα', attributes: '3_7' },
  ],
  [
    { price: 'from-40', stars: '4' },
    { minFinalPrice: '40', minApprovedReviewAverage: '8' },
  ],
] as const)('sends the filters: %j', async (filters, asked) => {
  const { address } = await load(page(), { ...params, choice: { ...defaultChoice, ...filters } })
  const query = Object.fromEntries(new URL(address ?? '', 'http://x').searchParams)
  const always = { ordering: '-createdAt', page: '2', pageSize: '12', grouped: 'true' }
  expect(query).toEqual({ ...always, ...asked })
})

it('reports no matches with filters, and a missing page without', async () => {
  const nothing = page([], 0)
  const filtered = { ...params, choice: { ...defaultChoice, stars: '4' as const } }
  const none = { pageCount: 0, count: 0 }
  expect((await load(nothing, filtered)).view).toEqual({ kind: 'nothing', ...none })
  expect((await load(nothing)).view).toEqual({ kind: 'pageGone', ...none })
})
