import { exampleCountry } from '#contract/examples/place-examples'
import { pageOf } from '#upstream/testing/api-answers'
import { productRow, reviewRow } from '#upstream/testing/catalogue-rows'
import { cartItemRow, cartRow, payWayRow } from '#upstream/testing/order-rows'
import { fakeApi } from '../testing/fake-api'
import { ownThings } from '../testing/own-things'
import { memberSession, startGateway } from '../testing/start-gateway'

function withAnswer(path: string, body: unknown) {
  return startGateway({
    upstream: (url) =>
      new URL(url).pathname === `/api/v1${path}` ? Response.json(body) : fakeApi(url),
  })
}

const unlinked = (...results: unknown[]) => ({
  ...pageOf(...results),
  links: { next: null, previous: null },
})

const secret = 'nefeli@example.gr'

it.each([
  [
    'a page',
    '/country',
    '/api/countries',
    unlinked(exampleCountry, { ...exampleCountry, alpha2: 7 }),
  ],
  [
    'a bare array',
    '/country',
    '/api/countries?pagination=false',
    [exampleCountry, { alpha2: secret }],
  ],
  [
    'a list in full',
    '/product/review',
    '/api/products/41/reviews',
    [null, { ...reviewRow, status: 'TRUE' }],
  ],
  [
    'a list of settings',
    '/pay_way',
    '/api/pay-way',
    unlinked({ ...payWayRow, id: secret }, payWayRow),
  ],
])(
  'leaves out the one row of %s that does not fit, and says so (R556)',
  async (_, path, requested, body) => {
    const { ask, log } = withAnswer(path, body)
    const answer = await ask(requested)
    expect(answer.status).toBe(200)
    const shown = await answer.json()
    expect(shown.results).toHaveLength(1)
    expect(shown.leftOut).toBe(1)
    const events = log.filter(({ event }) => event === 'rows-left-out')
    expect(events).toEqual([
      expect.objectContaining({
        endpoint: requested.replace(/\?.*/, '').replace('/41/', '/:id{[1-9][0-9]{0,14}}/'),
        reason: expect.stringMatching(/^1 of 2 rows left out, which do not fit: [\w, ]+$/),
      }),
    ])
    expect(JSON.stringify(log)).not.toContain(secret)
  },
)

it.each(['', '?ordering=finalPrice', '?grouped=true&ordering=-createdAt'])(
  'counts the products of a list that do not fit, whoever sorts it: %s (R556)',
  async (query) => {
    const { ask } = withAnswer('/product', unlinked({ ...productRow, slug: null }, productRow))
    const answer = await (await ask(`/api/products${query}`)).json()
    expect(answer).toMatchObject({ leftOut: 1, results: [{ id: productRow.id }] })
  },
)

it('logs nothing where every row fits', async () => {
  const { ask, log } = startGateway()
  expect((await ask('/api/countries')).status).toBe(200)
  expect(log.map(({ event }) => event)).toEqual(['request'])
})

it('counts no row that is hidden, and not what the upstream says itself', async () => {
  const path = '/order/my_orders'
  const another = ownThings.order('other')
  const { ask, cookieOf } = withAnswer(path, { ...unlinked(another), leftOut: 5 })
  const headers = { cookie: await cookieOf(memberSession) }
  const answer = await ask('/api/orders', { headers })
  expect(await answer.json()).toMatchObject({ results: [], leftOut: 0 })
})

it.each([
  ['no list', { detail: 'x' }],
  ['a list that is none', { ...unlinked(), results: 'none' }],
  ['a text', 'nothing'],
])('answers 502 to %s', async (_, body) => {
  const { ask } = withAnswer('/country', body)
  expect((await ask('/api/countries')).status).toBe(502)
})

it('does so in the lists of a member', async () => {
  const path = '/order/my_orders'
  const { ask, cookieOf, log } = withAnswer(path, unlinked({ id: 1, total: secret }))
  const headers = { cookie: await cookieOf(memberSession) }
  const answer = await ask('/api/orders', { headers })
  expect(await answer.json()).toMatchObject({ results: [], count: 1, leftOut: 1 })
  expect(log.map(({ event }) => event)).toContain('rows-left-out')
  expect(JSON.stringify(log)).not.toContain(secret)
})

it('tells of the items of a cart that do not fit', async () => {
  const items = [{ ...cartItemRow, product: secret }, cartItemRow]
  const { ask, cookieOf, log } = withAnswer('/cart', { ...cartRow, items })
  const answer = await ask('/api/cart', { headers: { cookie: await cookieOf(memberSession) } })
  expect(await answer.json()).toMatchObject({ cartItems: [{ id: 502 }] })
  const events = log.filter(({ event }) => event === 'rows-left-out')
  expect(events).toEqual([
    expect.objectContaining({ reason: '1 of 2 rows left out, which do not fit: items' }),
  ])
  expect(JSON.stringify(log)).not.toContain(secret)
})
