import { CartNotFound } from '#contract/shop/cart'
import { createCall } from '#lib/http/call'
import type { ApiRequest } from '#lib/http/request'
import { endWith, type Outcome, outcomeOf } from '#lib/http/testing/settled'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { createCartCalls } from './cart-api'
import type { CartWrite } from './cart-write'

const subject = { product: 3, name: 'Τετράδιο', quantity: 2 }
const add: CartWrite = { kind: 'add', ...subject }
const done = { kind: 'done', data: undefined } as const
const holding = apiCart(apiCartItem(4))

function callsAnswered(...outcomes: Outcome[]) {
  const sent: string[] = []
  const request = async ({ method = 'GET', path = '', body = '' as unknown }) => {
    sent.push(`${method} ${path} ${JSON.stringify(body)}`)
    return endWith(outcomes.shift() as Outcome)
  }
  return { sent, calls: createCartCalls(createCall(request as unknown as ApiRequest)) }
}

it('reads, adds, changes and removes by the API contract (R166, R303)', async () => {
  const { sent, calls } = callsAnswered(done, done, done, done)
  await calls.read()
  await calls.write({ write: add, cart: apiCart() })
  await calls.write({ write: { kind: 'change', ...subject, item: 503 }, cart: holding })
  await calls.write({ write: { kind: 'remove', ...subject, item: 503 }, cart: holding })
  expect(sent).toEqual([
    'GET /api/cart ""',
    'POST /api/cart/items {"cart":77,"product":3,"quantity":2}',
    'PUT /api/cart/items/503 {"quantity":2}',
    'DELETE /api/cart/items/503 ""',
  ])
})

it('adds nothing to a cart that was never read (R166)', async () => {
  const { sent, calls } = callsAnswered()
  await expect(calls.write({ write: add, cart: null })).rejects.toThrow(CartNotFound)
  expect(sent).toEqual([])
})

it.each(['change', 'remove'] as const)(
  'writes a %s to the item that another tab re-added',
  async (kind) => {
    const again = { ...apiCartItem(1), id: 509 }
    const cart = { kind: 'done', data: apiCart(again) } as const
    const { sent, calls } = callsAnswered({ kind: 'missing' }, cart, done)
    expect(
      await outcomeOf(calls.write({ write: { ...subject, kind, item: 503 }, cart: holding })),
    ).toEqual(done)
    expect(sent[1]).toBe('GET /api/cart ""')
    expect(sent[2]).toMatch(/ \/api\/cart\/items\/509 /)
  },
)

it('returns a refusal', async () => {
  const refused = {
    kind: 'refused',
    errors: [{ code: '', message: 'α', param: 'quantity' }],
  } as const
  const { sent, calls } = callsAnswered(refused)
  expect(await outcomeOf(calls.write({ write: add, cart: holding }))).toEqual(refused)
  expect(sent).toHaveLength(1)
})

it('is done if another tab has removed the item already', async () => {
  const empty = { kind: 'done', data: apiCart() } as const
  const missing = { kind: 'missing' } as const
  const { calls } = callsAnswered(missing, empty, missing, empty)
  const write = { kind: 'remove', ...subject, item: 503 } as const
  expect(await outcomeOf(calls.write({ write, cart: holding }))).toEqual(done)
  const change = { ...write, kind: 'change' } as const
  expect(await outcomeOf(calls.write({ write: change, cart: holding }))).toEqual(missing)
  await expect(calls.write({ write: null, cart: holding })).rejects.toThrow('no write')
})
