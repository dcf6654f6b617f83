import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import {
  authClient,
  errorsIn,
  linkKeyFor,
  mailsTo,
  passTime,
  pendingIn,
  signedInClient,
} from './testing/auth-client'

const emulator = emulatorWithAccountResets()
beforeEach(async () => {
  await emulator.send('/switches/accounts', { verification: 'link' })
})

const email = 'unverified@example.gr'
const asking = (key: string) => ({ 'x-email-verification-key': key })

async function linkSent() {
  const client = authClient(emulator)
  const answer = await client.call('POST', '/auth/login', { email, password: demoPassword })
  return { client, answer, key: await linkKeyFor(emulator, email) }
}

describe('verification by link', () => {
  it('verifies without signing in, in any session', async () => {
    const { answer, key } = await linkSent()
    expect(pendingIn(answer)).toEqual(['verify_email'])
    const [mail] = await mailsTo(emulator, email)
    expect(mail?.link).toBe(`https://stagona.example/account/verify-email/${key}`)
    const other = authClient(emulator)
    const shown = await other.call('GET', '/auth/email/verify', undefined, asking(key))
    expect(shown).toMatchObject({
      status: 200,
      data: { email },
      meta: { is_authenticating: false },
    })
    const verified = await other.call('POST', '/auth/email/verify', { key })
    expect(verified.status).toBe(401)
    expect(pendingIn(verified)).toEqual([])
    expect(errorsIn(await other.call('POST', '/auth/email/verify', { key }))).toEqual([
      'invalid_or_expired_key@key',
    ])
    const login = await other.call('POST', '/auth/login', { email, password: demoPassword })
    expect(login.status).toBe(200)
  })

  it('ends the login of the same session, which must start again', async () => {
    const { client, key } = await linkSent()
    const verified = await client.call('POST', '/auth/email/verify', { key })
    expect(verified.status).toBe(401)
    expect(pendingIn(verified)).toEqual([])
  })

  it('sends one mail within three minutes without saying so', async () => {
    await linkSent()
    const { answer } = await linkSent()
    expect(pendingIn(answer)).toEqual(['verify_email'])
    expect(await mailsTo(emulator, email)).toHaveLength(1)
    passTime(emulator, 180)
    await linkSent()
    expect(await mailsTo(emulator, email)).toHaveLength(2)
  })

  it('refuses a link that is modified or older than three days', async () => {
    const { client, key } = await linkSent()
    const wrong = await client.call('GET', '/auth/email/verify', undefined, asking(`9${key}`))
    expect(errorsIn(wrong)).toEqual(['invalid_or_expired_key@key'])
    passTime(emulator, 3 * 86_400 + 1)
    const late = await client.call('POST', '/auth/email/verify', { key })
    expect(errorsIn(late)).toEqual(['invalid_or_expired_key@key'])
  })

  it('stores an added address at once and mails it a link', async () => {
    const client = await signedInClient(emulator, 'customer@example.gr', demoPassword)
    const second = 'second@example.gr'
    const added = await client.call('POST', '/account/email', { email: second })
    expect(added.data).toContainEqual({ email: second, verified: false, primary: false })
    const key = await linkKeyFor(emulator, second)
    const verified = await client.call('POST', '/auth/email/verify', { key })
    expect(verified.status).toBe(200)
    expect(verified.meta).toEqual({ is_authenticated: true })
    const { data } = await client.call('GET', '/account/email')
    expect(data).toContainEqual({ email: second, verified: true, primary: false })
  })

  it('is listed in the configuration', async () => {
    expect((await authClient(emulator).call('GET', '/config')).data).toMatchObject({
      account: { email_verification_by_code_enabled: false },
    })
  })
})
