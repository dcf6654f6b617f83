import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import {
  authClient,
  codeFor,
  errorsIn,
  mailsTo,
  passTime,
  pendingIn,
  signedInClient,
  wrongCode,
} from './testing/auth-client'

const emulator = emulatorWithAccountResets()

const email = 'nea.pelatissa@example.gr'
const newcomer = { email, password: 'mia stagona tin imera' }
const known = 'customer@example.gr'

async function signUp(body: unknown = newcomer, client = authClient(emulator)) {
  const answer = await client.call('POST', '/auth/signup', body)
  const verify = (key: unknown) => client.call('POST', '/auth/email/verify', { key })
  return { client, answer, verify }
}

describe('sign-up', () => {
  it('creates an account once the mailed code is typed', async () => {
    const { client, answer, verify } = await signUp({
      ...newcomer,
      email: 'Nea.Pelatissa@Example.gr',
    })
    expect(answer.status).toBe(401)
    expect(pendingIn(answer)).toEqual(['verify_email'])
    const key = await codeFor(emulator, email)
    const shown = await client.call('GET', '/auth/email/verify', undefined, {
      'x-email-verification-key': key,
    })
    expect(shown.data).toMatchObject({ email, user: { display: 'nea.pelatissa' } })
    expect(shown.meta).toEqual({ is_authenticating: true })
    const verified = await verify(key)
    expect(verified.status).toBe(200)
    expect(verified.meta?.access_token).toBeDefined()
    const login = await authClient(emulator).call('POST', '/auth/login', newcomer)
    expect(login.status).toBe(200)
  })

  it('looks the same for an address that has an account, and notifies its owner', async () => {
    const fresh = await signUp()
    const taken = await signUp({ ...newcomer, email: known })
    expect({ ...taken.answer, meta: null }).toEqual({ ...fresh.answer, meta: null })
    const [mail] = await mailsTo(emulator, known)
    expect(mail).toMatchObject({
      kind: 'accountExists',
      link: 'https://stagona.example/account/password/reset',
    })
    expect(mail?.code).toBeUndefined()
    for (let tried = 0; tried < 3; tried += 1) {
      expect(errorsIn(await taken.verify(wrongCode))).toEqual(['incorrect_code@key'])
    }
    expect((await taken.verify(wrongCode)).status).toBe(409)
    const login = { email: known, password: demoPassword }
    expect((await authClient(emulator).call('POST', '/auth/login', login)).status).toBe(200)
  })

  it('hashes once whether or not the address is known', async () => {
    const counts = []
    for (const who of [email, known]) {
      const before = emulator.passwords.calls
      await signUp({ ...newcomer, email: who })
      counts.push(emulator.passwords.calls - before)
    }
    expect(counts).toEqual([1, 1])
  })

  it('ends with the third wrong code, in any session', async () => {
    const { client, verify } = await signUp()
    const key = await codeFor(emulator, email)
    await client.call('GET', '/auth/email/verify', undefined, { 'x-email-verification-key': 'x' })
    await verify('')
    expect(errorsIn(await verify(wrongCode))).toEqual(['incorrect_code@key'])
    expect((await verify(key)).status).toBe(409)
    expect(pendingIn(await client.call('GET', '/auth/session'))).toEqual([])
  })

  it('waits 900 s for the code', async () => {
    const { verify } = await signUp()
    const key = await codeFor(emulator, email)
    passTime(emulator, 901)
    expect((await verify(key)).status).toBe(409)
  })

  it('is 409 while signed in', async () => {
    const client = await signedInClient(emulator, known, demoPassword)
    expect((await signUp(newcomer, client)).answer.status).toBe(409)
  })

  it.each([
    [{}, ['required@email', 'required@password']],
    [{ email: 'x@', password: newcomer.password }, ['invalid@email']],
    [{ email, password: 'kati7' }, ['password_too_short@password']],
    [{ email, password: '5820461937' }, ['password_entirely_numeric@password']],
    [{ email, password: 'Password123' }, ['password_too_common@password']],
    [
      { email, password: '12345678' },
      ['password_too_common@password', 'password_entirely_numeric@password'],
    ],
  ])('%j is refused with %j', async (body, codes) => {
    const { answer } = await signUp(body)
    expect(answer.status).toBe(400)
    expect(errorsIn(answer)).toEqual(codes)
  })

  it('allows twenty per client in a minute', async () => {
    for (let tried = 0; tried < 20; tried += 1) expect((await signUp({})).answer.status).toBe(400)
    expect((await signUp({})).answer.status).toBe(429)
  })

  it('is 409 to verify when nothing is pending', async () => {
    const answer = await authClient(emulator).call('POST', '/auth/email/verify', { key: 'x' })
    expect(answer.status).toBe(409)
  })
})

it.each(['{"email":', '[1]', '"text"', '7'])(
  'the body %s is answered with an empty 400',
  async (body) => {
    const response = await emulator.app.request('/_allauth/app/v1/auth/signup', {
      method: 'POST',
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('')
  },
)
