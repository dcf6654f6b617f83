import { demoPassword } from '../seed/demo-accounts'
import { authClient, errorsIn, mailsTo, wrongCode } from '../testing/auth-client'
import { emulatorWithAccountResets } from '../testing/test-emulator'

// tests/contract covers the responses of these routes; this file covers the logic behind them.

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'
const credentials = { email, password: demoPassword }
const wrong = { email, password: 'λάθος' }
const logIn = (body: unknown = credentials, client = authClient(emulator)) =>
  client.call('POST', '/auth/login', body)

describe('login by password', () => {
  it.each([
    [{ email: 'a@b.gr', password: '   ' }, 'required@password'],
    [{ email: 'social@example.gr', password: '' }, 'required@password'],
    [{ email: 'social@example.gr', password: 'x' }, 'email_password_mismatch@password'],
  ])('%j is refused with %s', async (body, code) => {
    const answer = await logIn(body)
    expect(errorsIn(answer)).toEqual([code])
    expect(answer.errors?.[0]?.message).toMatch(/\p{Script=Greek}/u)
  })

  it('does not hash after too many wrong passwords', async () => {
    for (let tried = 0; tried < 5; tried += 1) await logIn(wrong)
    const before = emulator.passwords.calls
    expect(errorsIn(await logIn())).toEqual(['too_many_login_attempts'])
    expect(emulator.passwords.calls).toBe(before)
  })

  it('resets the count of wrong passwords after a successful login', async () => {
    for (let tried = 0; tried < 4; tried += 1) await logIn(wrong)
    expect((await logIn()).status).toBe(200)
    for (let tried = 0; tried < 4; tried += 1) await logIn(wrong)
    expect((await logIn()).status).toBe(200)
  })
})

describe('login by code', () => {
  async function requested() {
    const client = authClient(emulator)
    await client.call('POST', '/auth/code/request', { email })
    return (code: string) => client.call('POST', '/auth/code/confirm', { code })
  }

  it('counts concurrent attempts', async () => {
    const confirm = await requested()
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(wrongCode)))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 409, 409])
  })
})

it.each([
  ['/auth/code/request', 'nobody@example.gr', 'unknownAccount', '/account/signup'],
  ['/auth/password/request', 'nobody@example.gr', 'unknownAccount', '/account/signup'],
  ['/auth/signup', email, 'accountExists', '/account/password/reset'],
  ['/auth/webauthn/signup', email, 'accountExists', '/account/password/reset'],
])('%s sends %s the mail %s with a link and no code', async (path, to, kind, link) => {
  await authClient(emulator).call('POST', path, { email: to, password: 'mia stagona tin imera' })
  const mails = await mailsTo(emulator, to)
  expect(mails).toMatchObject([{ kind, link: `https://stagona.example${link}` }])
  expect(mails[0]?.code).toBeUndefined()
})

it.each(['customer@example.gr', 'nobody@example.gr', 'social@example.gr'])(
  'hashes once for %s, with a password, unknown, or without one',
  async (email) => {
    const before = emulator.passwords.calls
    await authClient(emulator).call('POST', '/auth/login', { email, password: 'λάθος' })
    expect(emulator.passwords.calls - before).toBe(1)
  },
)

it('is limited by the address that the gateway names, without saying for how long', async () => {
  const from = { 'x-real-ip': '192.0.2.7' }
  const body = { email: 'nobody@example.gr', password: 'λάθος' }
  const statuses: number[] = []
  for (let tried = 0; tried < 11; tried += 1) {
    const { status } = await authClient(emulator).call('POST', '/auth/login', body, from)
    statuses.push(status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, -1)).toEqual(Array(10).fill(400))
  const held = await emulator.app.request('/_allauth/app/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from },
    body: JSON.stringify(body),
  })
  expect([held.status, held.headers.get('retry-after')]).toEqual([429, null])
  expect(await held.json()).toMatchObject({ status: 429, errors: [{ code: 'too_many_requests' }] })
})
