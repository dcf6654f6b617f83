import { startForMember } from '../testing/start-for-member'

/** A cart of the upstream with this many pieces of product 41. */
const cartOf = (id: number, quantity = 0) =>
  Response.json({
    id,
    cartItems: quantity > 0 ? [{ id: 5, product: { id: 41 }, quantity }] : [],
  })

describe('the cart (R165, R166, R303)', () => {
  const body = { cart: 77, product: 41, quantity: 1 }
  const refused = (data: object) => Response.json(data, { status: 400 })

  it('is filled under its current id, whichever the browser names', async () => {
    const { send, requests, sentBody } = startForMember()
    const answer = await send('POST /cart/items', { body: { ...body, cart: 78 } })
    expect(answer.status).toBe(201)
    expect(sentBody()).toEqual(body)
    expect(requests()).toEqual(['GET /cart', 'POST /cart/item'])
  })

  it('is filled under its new id if it was replaced in between', async () => {
    const ids = [77, 80]
    const { send, requests, sentBody } = startForMember({
      instead: (request, sent) => {
        if (request === 'GET /cart') return cartOf(ids.shift() ?? 0)
        const isStale = request === 'POST /cart/item' && String(sent.body).includes('77')
        return isStale ? refused({ cart: ['Λάθος κλειδί "77"'] }) : undefined
      },
    })
    expect((await send('POST /cart/items')).status).toBe(201)
    expect(sentBody()).toEqual({ ...body, cart: 80 })
    expect(requests()).toEqual(['GET /cart', 'POST /cart/item', 'GET /cart', 'POST /cart/item'])
  })

  it('gets more pieces of a product that the upstream refuses to add twice', async () => {
    const { send, requests, sentBody } = startForMember({
      instead: (request) => {
        if (request === 'GET /cart') return cartOf(77, 2)
        return request === 'POST /cart/item' ? refused({ nonFieldErrors: ['α'] }) : undefined
      },
    })
    const answer = await send('POST /cart/items', { body: { ...body, quantity: 3 } })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ id: 5, cart: 77, product: 41, quantity: 5 })
    expect(sentBody()).toEqual({ quantity: 5 })
    expect(requests()).toEqual(['GET /cart', 'POST /cart/item', 'GET /cart', 'PUT /cart/item/5'])
  })

  it('passes on why a product cannot be added, and does not try again', async () => {
    const { send, requests } = startForMember({
      instead: (request) => {
        if (request === 'GET /cart') return cartOf(77)
        return refused({ product: ['Λάθος κλειδί "41"'] })
      },
    })
    const answer = await send('POST /cart/items')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty('data.product')
    expect(requests()).toEqual(['GET /cart', 'POST /cart/item', 'GET /cart'])
  })

  it('forwards the quantity, and no price', async () => {
    const { send, sentBody } = startForMember()
    await send('PUT /cart/items/{id}', { body: { quantity: 3, price: 0, cart: 78 } })
    expect(sentBody()).toEqual({ quantity: 3 })
  })

  it.each([0, -1, 1.5, 1000, '2', null])('refuses the quantity %p (A5-82)', async (quantity) => {
    const { send, calls } = startForMember()
    const answer = await send('PUT /cart/items/{id}', { body: { quantity } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty('data.quantity')
    expect(calls).toEqual([])
  })
})
