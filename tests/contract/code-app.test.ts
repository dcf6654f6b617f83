import { people, totpSecret } from './support/accounts'
import { type Caller, newCaller, signedIn } from './support/caller'
import { upstreamOfFile } from './support/open-upstream'
import { shownCode, wrongTotpCode } from './support/totp-code'

const upstream = upstreamOfFile()

const totp = '/account/authenticators/totp'
const codes = '/account/authenticators/recovery-codes'
const all = '/account/authenticators'

async function activated(caller: Caller) {
  const secret = String((await caller.get(totp)).meta.secret)
  return caller.post(totp, { code: await shownCode(upstream, secret) })
}

const types = async (caller: Caller) =>
  ((await caller.get(all)).data as { type: string }[]).map(({ type }) => type)

describe('TOTP app', () => {
  it('gets a new secret on each call until it is activated', async () => {
    const caller = await signedIn(upstream, 'customer')
    const first = await caller.get(totp)
    expect(first.status).toBe(404)
    expect(first.body).toEqual({
      status: 404,
      meta: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), totp_url: expect.any(String) },
    })
    const url = new URL(String(first.meta.totp_url))
    expect(url.protocol + url.host).toBe('otpauth:totp')
    expect(decodeURIComponent(url.pathname)).toMatch(new RegExp(`[/:]${people.customer}$`))
    expect(url.searchParams.get('secret')).toBe(first.meta.secret)
    expect(url.searchParams.get('issuer')).toBeTruthy()
    expect((await caller.get(totp)).meta.secret).not.toBe(first.meta.secret)
  })

  it('is activated with its code, which creates recovery codes', async () => {
    const caller = await signedIn(upstream, 'customer')
    const { status, body } = await activated(caller)
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 200,
      data: { type: 'totp', created_at: expect.any(Number), last_used_at: null },
    })
    expect(await types(caller)).toEqual(['totp', 'recovery_codes'])
    expect((await caller.get(totp)).status).toBe(200)
    const { data } = await caller.get(codes)
    expect(data).toEqual({
      type: 'recovery_codes',
      created_at: expect.any(Number),
      last_used_at: null,
      total_code_count: 10,
      unused_code_count: 10,
      unused_codes: expect.any(Array),
    })
    const { unused_codes } = data as { unused_codes: string[] }
    expect(new Set(unused_codes).size).toBe(10)
    expect(unused_codes.every((code) => /^\d{8}$/.test(code))).toBe(true)
  })

  it('is required at the next sign-in', async () => {
    const caller = await signedIn(upstream, 'customer')
    await activated(caller)
    const next = await newCaller(upstream).post('/auth/login', {
      email: people.customer,
      password: 'mikromathisi-2026',
    })
    expect(next).toMatchObject({ status: 401, pending: ['mfa_authenticate'] })
  })

  it('requires a recent authentication to be activated, even with the right code', async () => {
    const caller = await signedIn(upstream, 'customer')
    const secret = String((await caller.get(totp)).meta.secret)
    await upstream.advance(301)
    const late = await caller.post(totp, { code: await shownCode(upstream, secret) })
    expect(late).toMatchObject({ status: 401, meta: { is_authenticated: true } })
    await caller.post('/auth/reauthenticate', { password: 'mikromathisi-2026' })
    const done = await caller.post(totp, { code: await shownCode(upstream, secret) })
    expect(done.status).toBe(200)
    expect(await types(caller)).toEqual(['totp', 'recovery_codes'])
  })

  it('refuses a wrong code and an empty one', async () => {
    const caller = await signedIn(upstream, 'customer')
    const secret = String((await caller.get(totp)).meta.secret)
    const code = wrongTotpCode(secret, upstream.now())
    expect((await caller.post(totp, { code })).errors).toEqual(['incorrect_code@code'])
    expect((await caller.post(totp, {})).errors).toEqual(['required@code'])
    expect((await caller.post(totp, { code: await shownCode(upstream, secret) })).status).toBe(200)
  })

  it('refuses a code of an older secret', async () => {
    const caller = await signedIn(upstream, 'customer')
    const old = String((await caller.get(totp)).meta.secret)
    await caller.get(totp)
    const answer = await caller.post(totp, { code: await shownCode(upstream, old) })
    expect(answer.errors).toEqual(['incorrect_code@code'])
  })

  it('is deactivated together with the recovery codes', async () => {
    const caller = await signedIn(upstream, 'customer')
    await activated(caller)
    expect((await caller.remove(totp)).body).toEqual({ status: 200 })
    expect(await types(caller)).toEqual([])
    expect((await caller.get(codes)).status).toBe(404)
  })

  it('can be deactivated without being active', async () => {
    const caller = await signedIn(upstream, 'customer')
    expect((await caller.remove(totp)).body).toEqual({ status: 200 })
  })

  it('has the time of its last use', async () => {
    const caller = await signedIn(upstream, 'twofactor')
    const { data } = await caller.get(totp)
    expect(data).toMatchObject({ type: 'totp', last_used_at: expect.any(Number) })
  })

  it('blocks no new address, which replaces the old one', async () => {
    const caller = await signedIn(upstream, 'twofactor')
    const answer = await caller.post('/account/email', { email: people.stranger })
    expect(answer).toMatchObject({ status: 200 })
  })
})

describe('recovery codes', () => {
  it('are 404 when missing, before reauthentication is required', async () => {
    const caller = await signedIn(upstream, 'customer')
    await upstream.advance(301)
    expect((await caller.get(codes)).body).toEqual({ status: 404 })
  })

  it('are not created without another factor', async () => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await caller.post(codes)
    expect(answer).toMatchObject({ status: 400, errors: ['cannot_generate_recovery_codes'] })
  })

  it('are regenerated, and the old ones become invalid', async () => {
    const caller = await signedIn(upstream, 'twofactor')
    const list = (data: unknown) => (data as { unused_codes: string[] }).unused_codes
    const old = list((await caller.get(codes)).data)
    const made = await caller.post(codes)
    expect(made).toMatchObject({ status: 200, data: { total_code_count: 10 } })
    const fresh = list(made.data)
    expect(fresh.filter((code) => old.includes(code))).toEqual([])
    const dead = await caller.post('/auth/2fa/reauthenticate', { code: old[0] ?? '' })
    expect(dead.errors).toEqual(['incorrect_code@code'])
    const alive = await caller.post('/auth/2fa/reauthenticate', { code: fresh[0] ?? '' })
    expect(alive.status).toBe(200)
    const left = await caller.get(codes)
    expect(left.data).toMatchObject({ total_code_count: 10, unused_code_count: 9 })
    expect(list(left.data)).toEqual(fresh.slice(1))
  })

  it('are not shown in the list of authenticators', async () => {
    const caller = await signedIn(upstream, 'twofactor')
    const { data } = await caller.get(all)
    expect(data).toEqual([
      { type: 'totp', created_at: expect.any(Number), last_used_at: expect.any(Number) },
      {
        type: 'recovery_codes',
        created_at: expect.any(Number),
        last_used_at: null,
        total_code_count: 10,
        unused_code_count: 10,
      },
    ])
    expect(JSON.stringify(data)).not.toContain(totpSecret)
  })
})
