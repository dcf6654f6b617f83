import { exampleAddressWrite } from '#contract/examples/account-examples'
import { startForMember } from '../testing/start-for-member'

describe('addresses (R157 to R159)', () => {
  it.each([
    ['POST /user/addresses', 'FIFTH_FLOOR'],
    // The floor that is stored is one of those that the forms do not tell apart.
    ['PUT /user/addresses/{id}', 'SIXTH_FLOOR_PLUS'],
  ])('%s is sent in the form of the upstream', async (name, floor) => {
    const { send, sentBody } = startForMember()
    const body = { ...exampleAddressWrite, user: 8, mobilePhone: '690 1112222' }
    const answer = await send(name, { body })
    expect(sentBody()).toEqual({ ...exampleAddressWrite, phone: '6900000012', floor })
    expect(await answer.json()).toMatchObject({ floor: 'FIFTH_FLOOR_PLUS', mobilePhone: '' })
  })

  it('are read from the list of the signed-in person', async () => {
    const { send, requests } = startForMember()
    await send('GET /user/addresses', { url: '/api/user/addresses?user=8&isMain=true' })
    expect(requests()).toEqual(['GET /user/account/7/addresses?isMain=true&pageSize=100'])
  })
})
