import { type PlantedStandIn, plantedStandIn } from '../planted-stand-in'
import { demoPassword } from '../seed/demo-accounts'
import {
  authClient,
  errorsIn,
  linkKeyFor,
  mailsTo,
  passTime,
  pendingIn,
  signedInClient,
} from './testing/auth-client'

let standIn: PlantedStandIn
beforeAll(async () => {
  standIn = await plantedStandIn()
})
beforeEach(async () => {
  await standIn.send('/switches/accounts', { verification: 'link' })
})
afterEach(async () => {
  await standIn.send('/switches/accounts/reset', {})
})
afterAll(() => standIn.store.close())

const email = 'unverified@example.gr'
const asking = (key: string) => ({ 'x-email-verification-key': key })

async function linkSent() {
  const client = authClient(standIn)
  const answer = await client.call('POST', '/auth/login', { email, password: demoPassword })
  return { client, answer, key: await linkKeyFor(standIn, email) }
}

describe('verification by link', () => {
  it('verifies without signing in, whoever opens the link', async () => {
    const { answer, key } = await linkSent()
    expect(pendingIn(answer)).toEqual(['verify_email'])
    const [mail] = await mailsTo(standIn, email)
    expect(mail?.link).toBe(`https://stagona.example/account/verify-email/${key}`)
    const other = authClient(standIn)
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

  it('ends the login of the same session, which must begin anew', async () => {
    const { client, key } = await linkSent()
    const verified = await client.call('POST', '/auth/email/verify', { key })
    expect(verified.status).toBe(401)
    expect(pendingIn(verified)).toEqual([])
  })

  it('sends one mail within three minutes and says nothing of it', async () => {
    await linkSent()
    const { answer } = await linkSent()
    expect(pendingIn(answer)).toEqual(['verify_email'])
    expect(await mailsTo(standIn, email)).toHaveLength(1)
    passTime(standIn, 180)
    await linkSent()
    expect(await mailsTo(standIn, email)).toHaveLength(2)
  })

  it('takes no link that is changed, or older than three days', async () => {
    const { client, key } = await linkSent()
    const wrong = await client.call('GET', '/auth/email/verify', undefined, asking(`9${key}`))
    expect(errorsIn(wrong)).toEqual(['invalid_or_expired_key@key'])
    passTime(standIn, 3 * 86_400 + 1)
    const late = await client.call('POST', '/auth/email/verify', { key })
    expect(errorsIn(late)).toEqual(['invalid_or_expired_key@key'])
  })

  it('keeps an added address at once, and mails it a link', async () => {
    const client = await signedInClient(standIn, 'customer@example.gr', demoPassword)
    const second = 'second@example.gr'
    const added = await client.call('POST', '/account/email', { email: second })
    expect(added.data).toContainEqual({ email: second, verified: false, primary: false })
    const key = await linkKeyFor(standIn, second)
    const verified = await client.call('POST', '/auth/email/verify', { key })
    expect(verified.status).toBe(200)
    expect(verified.meta).toEqual({ is_authenticated: true })
    const { data } = await client.call('GET', '/account/email')
    expect(data).toContainEqual({ email: second, verified: true, primary: false })
  })

  it('stands in the configuration', async () => {
    expect((await authClient(standIn).call('GET', '/config')).data).toMatchObject({
      account: { email_verification_by_code_enabled: false },
    })
  })
})
