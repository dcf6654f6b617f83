import { startForMember, when } from '../testing/start-for-member'

describe('the cart (R165, R166, R303)', () => {
  const body = { cart: 78, product: 41, quantity: 1 }

  it('has its items under the name of the contract, and no recommendations', async () => {
    const { send } = startForMember()
    const shown = await (await send('GET /cart')).json()
    expect(shown).toMatchObject({ id: 77, cartItems: [{ cart: 77, quantity: 3 }] })
    expect(JSON.stringify(shown)).not.toContain('recommendations')
  })

  it('is the person’s current one, whichever the browser names', async () => {
    const { send, requests, sentBody, calls } = startForMember()
    const answer = await send('POST /cart/items', { body })
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { id: 5, cart: 77, product: 41, quantity: 4 },
    ])
    expect(sentBody()).toEqual({ product: 41, quantity: 1 })
    expect(requests()).toEqual(['GET /cart', 'POST /cart/item'])
    for (const { headers } of calls) expect(headers).not.toHaveProperty('x-cart-id')
  })

  it.each([
    ["Not enough stock for 'Κάρτες «Α»'. Available: 4, Requested: 9", 'Έχουν μείνει 4 κομμάτια'],
    ["Not enough stock for 'Β'. Available: 0, Requested: 1", 'έχει εξαντληθεί'],
    ["Product 'Γ. Δ' is not available.", 'δεν είναι πια διαθέσιμο'],
  ])('says in Greek why a product cannot be added: %s', async (sentence, text) => {
    const { send, requests } = startForMember({
      instead: when('POST /cart/item', () =>
        Response.json({ nonFieldErrors: [sentence] }, { status: 400 }),
      ),
    })
    const answer = await send('POST /cart/items')
    expect(answer.status).toBe(400)
    const nonFieldErrors = [expect.stringContaining(text)]
    expect(await answer.json()).toMatchObject({ data: { nonFieldErrors } })
    expect(requests()).toEqual(['GET /cart', 'POST /cart/item'])
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
