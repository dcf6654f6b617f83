import { cartItemRow, cartRow } from '#upstream/testing/order-rows'
import { startForMember } from '../testing/start-for-member'

describe('the cart (R165, R166, R303)', () => {
  const body = { cart: 78, product: 41, quantity: 1 }

  it('is the person’s current one, whichever the browser names', async () => {
    const { send, requests, sentBody, calls } = startForMember()
    const answer = await send('POST /cart/items', { body })
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { id: cartItemRow.id, cart: 77, product: 41, quantity: 4 },
    ])
    expect(sentBody()).toEqual({ product: 41, quantity: 1 })
    expect(requests()).toEqual(['GET /cart', 'POST /cart/item'])
    for (const { headers } of calls) expect(headers).not.toHaveProperty('x-cart-id')
  })

  it('shows the items that can be read, and names the others', async () => {
    const gone = { ...cartItemRow, id: 503, product: null }
    const body = { ...cartRow, items: [gone, cartItemRow] }
    const { send } = startForMember({ instead: () => Response.json(body) })
    const answer = await send('GET /cart')
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { cartItems: [{ id: 502 }], unreadItems: [{ id: 503, name: '' }] },
    ])
  })

  it('answers a changed item with the number of its cart', async () => {
    const { send } = startForMember()
    const answer = await send('PUT /cart/items/{id}', { body: { quantity: 3 } })
    expect(await answer.json()).toMatchObject({ id: 5, cart: 77 })
  })

  it('forwards the quantity, and no price', async () => {
    const { send, sentBody } = startForMember()
    await send('PUT /cart/items/{id}', { body: { quantity: 3, price: 0, cart: 78 } })
    expect(sentBody(0)).toEqual({ quantity: 3 })
  })

  it.each([0, -1, 1.5, 1000, '2', null])('refuses the quantity %p (A5-82)', async (quantity) => {
    const { send, calls } = startForMember()
    const answer = await send('PUT /cart/items/{id}', { body: { quantity } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty('data.quantity')
    expect(calls).toEqual([])
  })
})
