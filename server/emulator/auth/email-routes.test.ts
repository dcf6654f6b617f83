import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import {
  authClient,
  codeFor,
  errorsIn,
  linkKeyFor,
  mailsTo,
  passTime,
  pendingIn,
  signedInClient,
} from './testing/auth-client'

const emulator = emulatorWithAccountResets()

const path = '/account/email'
const second = 'second@example.gr'
const unverified = 'unverified@example.gr'
const byLink = () => emulator.send('/switches/accounts', { verification: 'link' })

describe('addresses of an account', () => {
  it('are stored in lower case', async () => {
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    const { data } = await client.call('POST', path, { email: 'Second@Example.gr' })
    expect(data).toContainEqual({ email: second, verified: false, primary: false })
  })

  it('that are unverified can be removed', async () => {
    await byLink()
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    await client.call('POST', path, { email: second })
    expect((await client.call('DELETE', path, { email: second })).data).toHaveLength(1)
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('require a session for %s', async (method) => {
    expect((await authClient(emulator).call(method, path)).status).toBe(401)
  })

  it('get a new code at most once in ten seconds', async () => {
    const client = authClient(emulator)
    await client.call('POST', '/auth/code/request', { email: unverified })
    await byLink()
    await client.call('POST', '/auth/code/confirm', { code: await codeFor(emulator, unverified) })
    await client.call('POST', path, { email: second })
    await emulator.send('/switches/accounts', { verification: 'code' })
    expect((await client.call('PUT', path, { email: second })).status).toBe(200)
    expect((await client.call('PUT', path, { email: second })).status).toBe(429)
    expect((await mailsTo(emulator, second))[0]?.kind).toBe('verifyCode')
    const key = await codeFor(emulator, second)
    expect((await client.call('POST', '/auth/email/verify', { key })).status).toBe(200)
  })
})

describe('verification by link', () => {
  beforeEach(byLink)

  it('accepts a key once, however often it is used at the same time', async () => {
    await authClient(emulator).call('POST', '/auth/login', {
      email: unverified,
      password: demoPassword,
    })
    const key = await linkKeyFor(emulator, unverified)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        authClient(emulator).call('POST', '/auth/email/verify', { key }),
      ),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  })

  async function linkSent() {
    const client = authClient(emulator)
    const body = { email: unverified, password: demoPassword }
    const answer = await client.call('POST', '/auth/login', body)
    return { client, answer, key: await linkKeyFor(emulator, unverified) }
  }

  it('sends one mail within three minutes; the response is the same', async () => {
    const { key } = await linkSent()
    const [mail] = await mailsTo(emulator, unverified)
    expect(mail?.link).toBe(`https://stagona.example/account/verify-email/${key}`)
    const { answer } = await linkSent()
    expect(pendingIn(answer)).toEqual(['verify_email'])
    expect(await mailsTo(emulator, unverified)).toHaveLength(1)
    passTime(emulator, 180)
    await linkSent()
    expect(await mailsTo(emulator, unverified)).toHaveLength(2)
  })

  it('refuses a link that is modified or older than three days', async () => {
    const { client, key } = await linkSent()
    const wrong = await client.call('GET', '/auth/email/verify', undefined, {
      'x-email-verification-key': `9${key}`,
    })
    expect(errorsIn(wrong)).toEqual(['invalid_or_expired_key@key'])
    passTime(emulator, 3 * 86_400 + 1)
    const late = await client.call('POST', '/auth/email/verify', { key })
    expect(errorsIn(late)).toEqual(['invalid_or_expired_key@key'])
  })
})
