import { categoryDetail, productRow, reviewRow } from '#upstream/testing/catalogue-rows'
import { listUpstream } from '../testing/list-upstream'
import { startGateway } from '../testing/start-gateway'

const prices = [9.9, 11.3, 15]
const products = {
  path: '/product',
  rows: prices.map((finalPrice, at) => ({ ...productRow, id: at + 1, finalPrice, category: 6 })),
}
const review = { ...reviewRow, product: { id: 2 } }
const upstream = listUpstream(
  products,
  {
    path: '/product/category',
    rows: [6, 77].map((id) => ({ ...categoryDetail, id, parent: null })),
  },
  { path: '/product/review', rows: [review] },
)

describe('a filter that the API ignores', () => {
  it.each([
    ['/api/products?minFinalPrice=12', 'minFinalPrice'],
    ['/api/products?maxFinalPrice=12', 'maxFinalPrice'],
    ['/api/products?minLikes=999', 'minLikes'],
    ['/api/products?minFinalPrice=12&ordering=finalPrice', 'minFinalPrice'],
    ['/api/products?category=77', 'category'],
    ['/api/products?category=77&ordering=-finalPrice', 'category'],
  ])('is 502, and its name is in the log: %s', async (path, name) => {
    const { ask, log } = startGateway({ upstream })
    const answer = await ask(path)
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('σύνδεση')])
    expect(JSON.stringify(log)).toMatch(new RegExp(`the upstream ignored .*${name}`))
  })

  it.each(['/api/products?minFinalPrice=9.9&maxFinalPrice=15', '/api/products?category=6_77'])(
    'is none where all rows fit: %s',
    async (path) => {
      expect((await startGateway({ upstream }).ask(path)).status).toBe(200)
    },
  )

  it('leaves the reviews of one product to it, which are all read', async () => {
    const { ask } = startGateway({ upstream })
    const countOf = async (id: number) =>
      (await (await ask(`/api/products/${id}/reviews`)).json()).results.length
    expect([await countOf(1), await countOf(2)]).toEqual([0, 1])
  })

  it('is not known of categories that cannot be read', async () => {
    const { ask } = startGateway({ upstream: listUpstream(products) })
    expect((await ask('/api/products?category=77')).status).toBe(200)
  })
})
