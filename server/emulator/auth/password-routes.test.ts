import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import {
  authClient,
  codeFor,
  errorsIn,
  linkKeyFor,
  mailsTo,
  passTime,
  signedInClient,
} from './testing/auth-client'

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'
const social = 'social@example.gr'
const password = 'neos kodikos 2027'
const call = (path: string, body: object) => authClient(emulator).call('POST', path, body)
const reset = (key: string) => call('/auth/password/reset', { key, password })

async function keyFor(to: string): Promise<string> {
  await call('/auth/password/request', { email: to })
  return linkKeyFor(emulator, to)
}

describe('password reset', () => {
  it('mails a link, and a confirmation afterwards', async () => {
    const key = await keyFor(email)
    expect(key).toMatch(/^[0-9a-z]+-[0-9a-z]+-[0-9a-f]{32}$/)
    const [mail] = await mailsTo(emulator, email)
    expect(mail?.link).toBe(`https://stagona.example/account/password/reset/key/${key}`)
    await reset(key)
    expect((await mailsTo(emulator, email))[0]).toMatchObject({ kind: 'passwordChanged' })
  })

  it('refuses a key after a sign-in, and after three days', async () => {
    const key = await keyFor(email)
    await call('/auth/login', { email, password: demoPassword })
    expect(errorsIn(await reset(key))).toEqual(['invalid_password_reset@key'])
    const second = await keyFor(email)
    passTime(emulator, 3 * 86_400 + 1)
    expect(errorsIn(await reset(second))).toEqual(['invalid_password_reset@key'])
  })

  it.each([email, social])('by six concurrent uses of one key succeeds once: %s', async (to) => {
    const key = await keyFor(to)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        call('/auth/password/reset', { key, password: `neos kodikos ${at} 2027` }),
      ),
    )
    const refused = answers.filter((answer) => answer.status === 400)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
    expect(refused.map(errorsIn)).toEqual(Array(5).fill(['invalid_password_reset@key']))
    const changes = (await mailsTo(emulator, to)).filter(({ kind }) => kind === 'passwordChanged')
    expect(changes).toHaveLength(1)
  })

  it('sets a password for an account without one', async () => {
    await reset(await keyFor(social))
    expect((await call('/auth/login', { email: social, password })).status).toBe(200)
  })
})

it('refuses a current password of an account without one', async () => {
  const client = authClient(emulator)
  await client.call('POST', '/auth/code/request', { email: social })
  await client.call('POST', '/auth/code/confirm', { code: await codeFor(emulator, social) })
  const body = { current_password: 'x', new_password: password }
  const answer = await client.call('POST', '/account/password/change', body)
  expect(errorsIn(answer)).toEqual(['enter_current_password@current_password'])
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
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
