import { createHmac } from 'node:crypto'
import { authClient } from '../testing/auth-client'
import { emulatorPerTest } from '../testing/test-emulator'

const emulator = emulatorPerTest()

const known = 'customer@example.gr'
const unknown = 'nobody-here@example.gr'
const withoutPassword = 'social@example.gr'
const password = 'Ena-megalo-mystiko-26'

jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto')
  return { ...crypto, createHmac: jest.fn(crypto.createHmac) }
})

/** Counts the password hashes, signatures and database statements of one request. */
async function workOf(path: string, body: object) {
  const execute = jest.spyOn(emulator.store.db.$client, 'execute')
  const hashes = emulator.passwords.calls
  const signatures = jest.mocked(createHmac).mock.calls.length
  const answer = await authClient(emulator).call('POST', path, body)
  const statements = execute.mock.calls.map(([statement]) =>
    typeof statement === 'string' ? statement : (statement as { sql: string }).sql,
  )
  execute.mockRestore()
  return {
    status: answer.status,
    hashes: emulator.passwords.calls - hashes,
    signatures: jest.mocked(createHmac).mock.calls.length - signatures,
    reads: statements.filter((sql) => sql.startsWith('select')).length,
    writes: statements.filter((sql) => !sql.startsWith('select')).length,
  }
}

/** Passkey sign-up is closed when addresses are verified by link. */
const requests = [
  ['a login with a wrong password', '/auth/login', { password }, ['code', 'link']],
  ['a login code', '/auth/code/request', {}, ['code', 'link']],
  ['a password reset', '/auth/password/request', {}, ['code', 'link']],
  ['a sign-up', '/auth/signup', { password }, ['code', 'link']],
  ['a sign-up with a passkey', '/auth/webauthn/signup', {}, ['code']],
] as const

const cases = requests.flatMap(([name, path, body, modes]) =>
  modes.map((mode) => ({ name, path, body, mode })),
)

it.each(cases)(
  '$name does the same work for a known and an unknown address, by $mode',
  async ({ path, body, mode }) => {
    await emulator.send('/switches/accounts', { verification: mode, passwordReset: mode })
    const work = async (email: string) => workOf(path, { ...body, email })
    const forUnknown = await work(unknown)
    expect(await work(known)).toEqual(forUnknown)
    expect(forUnknown.reads).toBeGreaterThan(0)
  },
)

it('a login hashes once, also for an account without a password', async () => {
  for (const email of [known, unknown, withoutPassword]) {
    expect(await workOf('/auth/login', { email, password })).toMatchObject({ hashes: 1 })
  }
})
