import { exampleAccountWrite } from '#contract/examples/account-examples'
import { accountBody } from '../testing/sample-bodies'
import { startForMember, when } from '../testing/start-for-member'

const path = 'PUT /user/account/{id}'

describe('a person’s account', () => {
  it.each([
    [{ firstName: 'Νεφέλη' }, { firstName: 'Νεφέλη' }],
    [
      { firstName: ' Νεφέλη ', city: 'Βόλος' },
      { firstName: 'Νεφέλη', city: 'Βόλος' },
    ],
    [{ firstName: accountBody.firstName, lastName: '' }, { lastName: '' }],
    [{ phone: '691 234 5678' }, { phone: '6912345678' }],
    [{ phone: '(+30) 691/234-5678' }, {}],
    [{ phone: null }, { phone: null }],
    [{ birthDate: null, website: '', bio: '' }, {}],
    [
      { birthDate: '1990-01-01', country: null, region: null },
      { birthDate: '1990-01-01', country: null, region: null },
    ],
    [{}, {}],
  ])('of %j sends %j, by PATCH', async (body, sent) => {
    const { send, requests, sentBody } = startForMember()
    expect((await send(path, { body })).status).toBe(200)
    expect(requests()).toEqual(['GET /user/account/7', 'PATCH /user/account/7'])
    expect(sentBody()).toEqual(sent)
  })

  it('is not born tomorrow', async () => {
    const { send, requests } = startForMember()
    const answer = await send(path, { body: { birthDate: '2026-04-02' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('birthDate')
    expect(requests()).toEqual([])
  })

  it('does not send unchanged fields, such as an absent number', async () => {
    const stored = { ...accountBody, ...exampleAccountWrite }
    const { send, sentBody } = startForMember({
      instead: when('GET', () => Response.json(stored)),
    })
    await send(path, { body: { ...exampleAccountWrite, city: 'Βόλος' } })
    expect(sentBody()).toEqual({ city: 'Βόλος' })
  })

  it('never sends an e-mail address', async () => {
    const { send, sentBody } = startForMember()
    const email = 'other@example.gr'
    const names = ['email', 'EMAIL', 'e_mail', 'user.email', 'user[email]', 'emailAddress']
    const named = Object.fromEntries(names.map((name) => [name, email]))
    await send(path, { body: { ...named, user: { email }, city: 'Βόλος' } })
    expect(sentBody()).toEqual({ city: 'Βόλος' })
  })

  it('explains at the field that a number cannot be cleared', async () => {
    const { send } = startForMember({
      instead: when('PATCH', () =>
        Response.json({ phone: ['Το πεδίο δε μπορεί να είναι null.'] }, { status: 400 }),
      ),
    })
    const answer = await send(path, { body: { phone: null } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      data: { phone: ['Αυτό το πεδίο δεν μπορεί να μείνει κενό.'] },
    })
  })
})
