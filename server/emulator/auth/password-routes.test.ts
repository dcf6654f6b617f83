import { demoPassword } from '../seed/demo-accounts'
import {
  authClient,
  errorsIn,
  linkKeyFor,
  mailsTo,
  passTime,
  signedInClient,
} from '../testing/auth-client'
import { emulatorWithAccountResets } from '../testing/test-emulator'

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'
const password = 'neos kodikos 2027'
const call = (path: string, body: object) => authClient(emulator).call('POST', path, body)
const reset = (key: string) => call('/auth/password/reset', { key, password })

async function keyFor(to: string): Promise<string> {
  await call('/auth/password/request', { email: to })
  return linkKeyFor(emulator, to)
}

describe('password reset', () => {
  it('refuses a key after a sign-in, and after three days', async () => {
    const key = await keyFor(email)
    await call('/auth/login', { email, password: demoPassword })
    expect(errorsIn(await reset(key))).toEqual(['invalid_password_reset@key'])
    const second = await keyFor(email)
    passTime(emulator, 3 * 86_400 + 1)
    expect(errorsIn(await reset(second))).toEqual(['invalid_password_reset@key'])
  })

  it('by six concurrent uses of one key succeeds once', async () => {
    const key = await keyFor(email)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        call('/auth/password/reset', { key, password: `neos kodikos ${at} 2027` }),
      ),
    )
    const refused = answers.filter((answer) => answer.status === 400)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
    expect(refused.map(errorsIn)).toEqual(Array(5).fill(['invalid_password_reset@key']))
    const changes = (await mailsTo(emulator, email)).filter(
      ({ kind }) => kind === 'passwordChanged',
    )
    expect(changes).toHaveLength(1)
  })
})

it('changes a password once by concurrent sessions that give the same current one', async () => {
  const clients = await Promise.all(
    Array.from({ length: 4 }, () => signedInClient(emulator, email, demoPassword)),
  )
  const answers = await Promise.all(
    clients.map((client, at) => {
      const body = { current_password: demoPassword, new_password: `neos kodikos ${at} 2027` }
      return client.call('POST', '/account/password/change', body)
    }),
  )
  const mails = await mailsTo(emulator, email)
  expect(answers.every(({ status }) => status !== 200)).toBe(true)
  expect(mails.filter(({ kind }) => kind === 'passwordChanged')).toHaveLength(1)
})
