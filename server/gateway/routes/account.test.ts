import { startForMember, when } from '../testing/start-for-member'

const path = 'PUT /user/account/{id}'

describe('a person’s account', () => {
  it.each([
    [
      { firstName: ' Νεφέλη ', city: 'Βόλος' },
      { firstName: 'Νεφέλη', city: 'Βόλος' },
    ],
    [{ lastName: '' }, { lastName: '' }],
    [{ phone: '691 234 5678' }, { phone: '6912345678' }],
    [{ phone: null }, { phone: null }],
    [
      { birthDate: null, country: null, region: null, website: '' },
      { birthDate: null, country: null, region: null, website: '' },
    ],
    [{}, {}],
  ])('of %j sends %j, by PATCH', async (body, sent) => {
    const { send, requests, sentBody } = startForMember()
    expect((await send(path, { body })).status).toBe(200)
    expect(requests()).toEqual(['PATCH /user/account/7'])
    expect(sentBody()).toEqual(sent)
  })

  it('is not born tomorrow', async () => {
    const { send, requests } = startForMember()
    const answer = await send(path, { body: { birthDate: '2026-04-02' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('birthDate')
    expect(requests()).toEqual([])
  })

  it('never sends an e-mail address', async () => {
    const { send, sentBody } = startForMember()
    const email = 'other@example.gr'
    const names = ['email', 'EMAIL', 'e_mail', 'user.email', 'user[email]', 'emailAddress']
    const named = Object.fromEntries(names.map((name) => [name, email]))
    await send(path, { body: { ...named, user: { email }, city: 'Βόλος' } })
    expect(sentBody()).toEqual({ city: 'Βόλος' })
  })

  it('has no name that is taken', async () => {
    const refusal = { detail: 'Username already taken.' }
    const { send } = startForMember({
      instead: when('POST', () => Response.json(refusal, { status: 409 })),
    })
    const answer = await send('POST /user/account/{id}/change-username')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      data: { detail: 'Αυτό το όνομα χρήστη χρησιμοποιείται ήδη. Διαλέξτε άλλο.' },
    })
  })
})
