import { demoPassword } from '../seed/demo-accounts'
import { authClient, errorsIn, linkKeyFor, passTime } from '../testing/auth-client'
import { emulatorWithAccountResets } from '../testing/test-emulator'

const emulator = emulatorWithAccountResets()

const unverified = 'unverified@example.gr'
const byLink = () => emulator.send('/switches/accounts', { verification: 'link' })

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
