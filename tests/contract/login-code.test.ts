import { people } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { mailCount, mailedCode, otherCode } from './support/mail-box'
import { upstreamOfFile } from './support/open-upstream'

const upstream = upstreamOfFile()

async function asked(email: string) {
  const visitor = newCaller(upstream)
  const answer = await visitor.post('/auth/code/request', { email })
  return { visitor, answer }
}

describe('sign-in by mailed code', () => {
  it('is pending with a session token and no access token', async () => {
    const { visitor, answer } = await asked(people.customer)
    expect(answer.status).toBe(401)
    expect(answer.pending).toEqual(['login_by_code'])
    expect(answer.flows).toEqual((await newCaller(upstream).get('/auth/session')).flows)
    expect(answer.meta).toEqual({ is_authenticated: false, session_token: expect.any(String) })
    expect((await visitor.get('/auth/session')).pending).toEqual(['login_by_code'])
  })

  it('ends with both tokens and the method', async () => {
    const { visitor } = await asked(people.customer)
    const before = visitor.token
    const code = await mailedCode(upstream, people.customer)
    const { status, meta, methods } = await visitor.post('/auth/code/confirm', { code })
    expect(status).toBe(200)
    expect(Object.keys(meta).sort()).toEqual(['access_token', 'is_authenticated', 'session_token'])
    expect(meta.session_token).not.toBe(before)
    expect(methods).toEqual([{ method: 'code', at: expect.any(Number), email: people.customer }])
  })

  it.each([
    ['in lower case', (code: string) => code.toLowerCase()],
    ['with blanks around it', (code: string) => ` ${code} `],
  ])('accepts the code %s', async (_, typed) => {
    const { visitor } = await asked(people.customer)
    const code = typed(await mailedCode(upstream, people.customer))
    expect((await visitor.post('/auth/code/confirm', { code })).status).toBe(200)
  })

  it('ends at the third wrong code: 400, then 409', async () => {
    const { visitor } = await asked(people.customer)
    const right = await mailedCode(upstream, people.customer)
    const code = otherCode(right)
    for (const _ of [1, 2, 3]) {
      const wrong = await visitor.post('/auth/code/confirm', { code })
      expect(wrong).toMatchObject({ status: 400, errors: ['incorrect_code@code'] })
    }
    const fourth = await visitor.post('/auth/code/confirm', { code: right })
    expect(fourth.body).toEqual({ status: 409 })
    expect((await visitor.get('/auth/session')).pending).toEqual([])
  })

  it('accepts the right code after two wrong ones', async () => {
    const { visitor } = await asked(people.customer)
    const right = await mailedCode(upstream, people.customer)
    for (const _ of [1, 2]) await visitor.post('/auth/code/confirm', { code: otherCode(right) })
    expect((await visitor.post('/auth/code/confirm', { code: right })).status).toBe(200)
  })

  it('counts a missing code as a wrong one', async () => {
    const { visitor } = await asked(people.customer)
    for (const _ of [1, 2, 3]) {
      expect((await visitor.post('/auth/code/confirm', {})).errors).toEqual(['required@code'])
    }
    expect((await visitor.post('/auth/code/confirm', {})).status).toBe(409)
  })

  it('expires after 5 minutes', async () => {
    const { visitor } = await asked(people.customer)
    const code = await mailedCode(upstream, people.customer)
    await upstream.advance(301)
    expect((await visitor.post('/auth/code/confirm', { code })).status).toBe(409)
  })

  it('is 409 without a request', async () => {
    const answer = await newCaller(upstream).post('/auth/code/confirm', { code: '000000' })
    expect(answer.body).toEqual({ status: 409 })
  })

  it('accepts only the newest code', async () => {
    const { visitor } = await asked(people.customer)
    const first = await mailedCode(upstream, people.customer)
    await visitor.post('/auth/code/request', { email: people.customer })
    const second = await mailedCode(upstream, people.customer)
    expect(second).not.toBe(first)
    expect((await visitor.post('/auth/code/confirm', { code: first })).status).toBe(400)
    expect((await visitor.post('/auth/code/confirm', { code: second })).status).toBe(200)
  })

  it('works only in the session that requested it', async () => {
    await asked(people.customer)
    const code = await mailedCode(upstream, people.customer)
    expect((await newCaller(upstream).post('/auth/code/confirm', { code })).status).toBe(409)
  })

  it('continues with the second factor', async () => {
    const { visitor } = await asked(people.twofactor)
    const code = await mailedCode(upstream, people.twofactor)
    const answer = await visitor.post('/auth/code/confirm', { code })
    expect(answer).toMatchObject({ status: 401, pending: ['mfa_authenticate'] })
    expect(answer.meta.access_token).toBeUndefined()
  })

  it('also verifies the address', async () => {
    const { visitor } = await asked(people.unverified)
    const code = await mailedCode(upstream, people.unverified)
    expect((await visitor.post('/auth/code/confirm', { code })).status).toBe(200)
    const { data } = await visitor.get('/account/email')
    expect(data).toEqual([{ email: people.unverified, verified: true, primary: true }])
  })

  it('looks the same for an unknown address, and never succeeds', async () => {
    const { visitor, answer } = await asked(people.stranger)
    const known = (await asked(people.customer)).answer
    expect(answer.status).toBe(known.status)
    expect(answer.data).toEqual(known.data)
    expect(Object.keys(answer.meta)).toEqual(Object.keys(known.meta))
    expect(await mailCount(upstream, people.stranger)).toBe(1)
    for (const _ of [1, 2, 3]) {
      const wrong = await visitor.post('/auth/code/confirm', { code: '000000' })
      expect(wrong.errors).toEqual(['incorrect_code@code'])
    }
    expect((await visitor.post('/auth/code/confirm', { code: '000000' })).status).toBe(409)
  })

  it('refuses an empty code for an unknown address', async () => {
    const { visitor } = await asked(people.stranger)
    for (const code of ['', ' ']) {
      expect((await visitor.post('/auth/code/confirm', { code })).status).toBe(400)
    }
  })

  it('cannot be requested while signed in', async () => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await caller.post('/auth/code/request', { email: people.customer })
    expect(answer.status).toBe(200)
    expect(answer.meta.is_authenticated).toBe(true)
  })
})
