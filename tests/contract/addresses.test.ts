import { newPassword, people } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { mailCount, mailedCode, otherCode } from './support/mail-box'
import { upstreamOfFile } from './support/open-upstream'

const upstream = upstreamOfFile()

const path = '/account/email'
const email = 'deftero@example.gr'
const first = { email: people.customer, verified: true, primary: true }
const replaced = { email, verified: true, primary: true }

describe('addresses of an account', () => {
  it('are listed', async () => {
    const caller = await signedIn(upstream, 'customer')
    expect((await caller.get(path)).body).toEqual({ status: 200, data: [first] })
  })

  it('include a new one, unverified until its code is entered', async () => {
    const caller = await signedIn(upstream, 'customer')
    const list = [first, { email, verified: false, primary: false }]
    const { status, data, meta } = await caller.post(path, { email })
    expect(status).toBe(200)
    expect(data).toEqual(list)
    expect(meta.access_token).toBeUndefined()
    expect((await caller.get(path)).data).toEqual(list)
  })

  it('are replaced by a new one that is verified, without new tokens', async () => {
    const caller = await signedIn(upstream, 'customer')
    await caller.post(path, { email })
    const key = await mailedCode(upstream, email)
    const { status, meta } = await caller.post('/auth/email/verify', { key })
    expect(status).toBe(200)
    expect(meta).toEqual({ is_authenticated: true })
    expect((await caller.get(path)).data).toEqual([replaced])
    expect((await caller.get('/auth/session')).data).toMatchObject({ user: { email } })
  })

  it('accept only the newest code', async () => {
    const caller = await signedIn(upstream, 'customer')
    await caller.post(path, { email })
    const { data } = await caller.post(path, { email: people.stranger })
    expect(data).toEqual([first, { email: people.stranger, verified: false, primary: false }])
    const old = await mailedCode(upstream, email)
    expect((await caller.post('/auth/email/verify', { key: old })).status).toBe(400)
    const key = await mailedCode(upstream, people.stranger)
    expect((await caller.post('/auth/email/verify', { key })).status).toBe(200)
  })

  it('are removed after three wrong codes', async () => {
    const caller = await signedIn(upstream, 'customer')
    await caller.post(path, { email })
    const key = otherCode(await mailedCode(upstream, email))
    for (const _ of [1, 2, 3]) await caller.post('/auth/email/verify', { key })
    expect((await caller.get(path)).data).toEqual([first])
    expect((await caller.post('/auth/email/verify', { key })).body).toEqual({ status: 409 })
    expect((await caller.get('/auth/session')).status).toBe(200)
  })

  it.each([
    ['nothing', {}, 'required@email'],
    ['an invalid address', { email: 'x' }, 'invalid@email'],
    ['an existing one', { email: people.customer }, 'duplicate_email@email'],
  ])('refuse to add %s', async (_, body, error) => {
    const caller = await signedIn(upstream, 'customer')
    expect(await caller.post(path, body)).toMatchObject({ status: 400, errors: [error] })
  })

  it('do not reveal that an address belongs to another account', async () => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await caller.post(path, { email: people.superuser })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.data).toContainEqual({ email: people.superuser, verified: false, primary: false })
  })

  it('are not verified once another account has them', async () => {
    const caller = await signedIn(upstream, 'customer')
    await caller.post(path, { email })
    const key = await mailedCode(upstream, email)
    const other = newCaller(upstream)
    await other.post('/auth/signup', { email, password: newPassword })
    await other.post('/auth/email/verify', { key: await mailedCode(upstream, email) })
    const late = await caller.post('/auth/email/verify', { key })
    expect(late).toMatchObject({ status: 400, errors: ['email_taken@key'] })
  })

  it('cannot be removed while primary', async () => {
    const caller = await signedIn(upstream, 'customer')
    const refused = await caller.remove(path, { email: people.customer })
    expect(refused).toMatchObject({ status: 400, errors: ['cannot_remove_primary_email@email'] })
  })

  it('are taken back while they wait for their code', async () => {
    const caller = await signedIn(upstream, 'customer')
    await caller.post(path, { email })
    expect((await caller.remove(path, { email })).data).toEqual([first])
    expect((await caller.post('/auth/email/verify', { key: '000000' })).status).toBe(409)
  })

  it('are only those of the account', async () => {
    const caller = await signedIn(upstream, 'customer')
    const errors = ['unknown_email@email']
    const other = { email: people.superuser }
    expect(await caller.remove(path, other)).toMatchObject({ status: 400, errors })
    expect(await caller.put(path, other)).toMatchObject({ status: 400, errors })
    expect(await caller.patch(path, { ...other, primary: true })).toMatchObject({ errors })
  })

  it('require the flag `primary`', async () => {
    const caller = await signedIn(upstream, 'customer')
    const own = { email: people.customer }
    expect((await caller.patch(path, own)).errors).toEqual(['required@primary'])
    expect((await caller.patch(path, { ...own, primary: false })).errors).toEqual([
      'required@primary',
    ])
    expect((await caller.patch(path, { primary: true })).errors).toEqual(['required@email'])
  })

  it('get a mail also when verified', async () => {
    const caller = await signedIn(upstream, 'customer')
    expect((await caller.put(path, { email: people.customer })).body).toEqual({ status: 200 })
    expect(await mailCount(upstream, people.customer)).toBe(1)
  })

  it('get no second code while one is pending', async () => {
    const caller = await signedIn(upstream, 'customer')
    await caller.post(path, { email })
    const again = await caller.put(path, { email })
    expect(again.body).toEqual({ status: 403 })
    expect(await mailCount(upstream, email)).toBe(1)
  })

  it('require a session to add one', async () => {
    const answer = await newCaller(upstream).post(path, { email })
    expect(answer.body).toEqual({ status: 409 })
  })
})
