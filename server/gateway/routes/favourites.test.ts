import { favouriteRow } from '#upstream/testing/account-rows'
import { startForMember } from '../testing/start-for-member'

describe('favourites', () => {
  it('are listed for the signed-in person only, whatever id the browser sends', async () => {
    const { send, requests } = startForMember()
    const url = '/api/products/favourites?userId=8&productId=41'
    const answer = await send('GET /products/favourites', { url })
    expect(await answer.json()).toMatchObject({ results: [{ user: 7, product: { id: 41 } }] })
    expect(requests()).toEqual(['GET /product/favourite?productId=41&userId=7&pageSize=100'])
  })

  it('are created for the signed-in person', async () => {
    const { send, sentBody } = startForMember()
    const answer = await send('POST /products/favourites', { body: { product: 41, user: 8 } })
    expect(sentBody()).toEqual({ product: 41 })
    expect(await answer.json()).toEqual({ id: favouriteRow.id, user: 7, product: { id: 41 } })
  })

  it('are named by their product, the signed-in person’s alone', async () => {
    const { send } = startForMember()
    const answer = await send('POST /products/favourites/favourites-by-products')
    expect(await answer.json()).toEqual([{ id: 5, user: 7, product: { id: 41 } }])
  })
})
