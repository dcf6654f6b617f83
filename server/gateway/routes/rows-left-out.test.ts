import { exampleCountry } from '#contract/examples/place-examples'
import { exampleProvider } from '#contract/examples/sign-in-examples'
import { pageOf } from '#upstream/testing/api-answers'
import { productRow, reviewRow } from '#upstream/testing/catalogue-rows'
import { cartItemRow, cartRow, payWayRow } from '#upstream/testing/order-rows'
import { fakeApi } from '../testing/fake-api'
import { ownThings } from '../testing/own-things'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'

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
  'counts the products that do not fit, sorted by the API or by the gateway: %s (R556)',
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

const passkey = { type: 'webauthn', id: 62, name: 'Κινητό', created_at: 5, last_used_at: null }
const device = { id: 3, user_agent: '', ip: '', created_at: 5, is_current: true }
const email = { email: 'nefeli@example.gr', verified: true, primary: true }
const account = { uid: '990017', display: 'Νεφέλη', provider: exampleProvider }

describe('of the sign-in service (R557)', () => {
  const service = '/_allauth/app/v1'
  const answerTo = async (path: string, body: unknown, init: RequestInit = {}) => {
    const gateway = startGateway({
      sessions: 'upstream',
      upstream: (url) =>
        new URL(url).pathname === service + path ? Response.json(body) : fakeApi(url),
    })
    const cookie = await gateway.cookieOf(memberSession)
    const headers = { ...ownScript, cookie }
    const answer = await gateway.ask(`/api${service}${path}`, { ...init, headers })
    return { answer, log: gateway.log }
  }

  it.each([
    ['/account/authenticators', passkey, { type: 'sms', phone: secret }, 'type'],
    [
      '/account/authenticators',
      passkey,
      { type: 'recovery_codes', total_code_count: secret },
      'created_at',
    ],
    ['/account/email', email, { email: secret, verified: 'yes', primary: false }, 'verified'],
    ['/account/providers', account, { ...account, provider: { name: secret } }, 'provider.id'],
    ['/auth/sessions', device, { ...device, id: secret }, 'id'],
    ['/auth/sessions', device, null, 'the row'],
  ])('a row of %s hides no other and is told', async (path, row, broken, field) => {
    const { answer, log } = await answerTo(path, { status: 200, data: [broken, row], leftOut: 7 })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 200, data: [row], leftOut: 1 })
    const events = log.filter(({ event }) => event === 'rows-left-out')
    expect(events).toEqual([
      expect.objectContaining({
        endpoint: `/api${service}${path}`,
        reason: expect.stringContaining(field),
      }),
    ])
    expect(JSON.stringify(log)).not.toContain(secret)
  })

  it('a provider of the configuration hides no other and is told', async () => {
    const providers = [{ name: secret }, { ...exampleProvider, client_id: 7 }]
    const account = { is_open_for_signup: true }
    const data = { account, socialaccount: { providers, leftOut: 7 } }
    const { answer, log } = await answerTo('/config', { status: 200, data })
    expect(await answer.json()).toMatchObject({
      data: {
        account,
        socialaccount: { providers: [{ ...exampleProvider, client_id: '' }], leftOut: 1 },
      },
    })
    expect(log.map(({ event }) => event)).toContain('rows-left-out')
    expect(JSON.stringify(log)).not.toContain(secret)
  })

  it('one is left out of the answer to a change as well', async () => {
    const init = { method: 'DELETE', body: JSON.stringify({ sessions: [4] }) }
    const { answer } = await answerTo('/auth/sessions', { status: 200, data: [device, {}] }, init)
    expect(await answer.json()).toEqual({ status: 200, data: [device], leftOut: 1 })
  })

  it.each([
    ['that has no status', { data: [device] }],
    ['that is none', { status: 200, data: { 0: device } }],
    ['without rows', { status: 200 }],
  ])('a list %s is a failure', async (_, body) => {
    const { answer } = await answerTo('/auth/sessions', body)
    expect(answer.status).toBe(502)
  })
})
