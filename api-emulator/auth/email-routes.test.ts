import * as z from 'zod/mini'
import { emailAddresses } from '../../contract/allauth/account-lists'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { authenticators } from './tables'
import {
  type AuthClient,
  authClient,
  codeFor,
  errorsIn,
  mailsTo,
  passTime,
  signedInClient,
} from './testing/auth-client'

const emulator = emulatorWithAccountResets()
let client: AuthClient
beforeEach(async () => {
  client = await signedInClient(emulator, email, demoPassword)
})

const email = 'customer@example.gr'
const second = 'second@example.gr'
const primary = { email, verified: true, primary: true }
const ask = (method: string, body?: object) => client.call(method, '/account/email', body)
const verify = async () =>
  client.call('POST', '/auth/email/verify', { key: await codeFor(emulator, second) })

describe('addresses of an account', () => {
  it('are added by a code; until then they are listed as unverified', async () => {
    const added = z.parse(emailAddresses, await ask('POST', { email: 'Second@Example.gr' }))
    expect(added.data).toEqual([primary, { email: second, verified: false, primary: false }])
    const verified = await verify()
    expect(verified.status).toBe(200)
    expect(verified.meta).toEqual({ is_authenticated: true })
    expect((await ask('GET')).data).toEqual([
      primary,
      { email: second, verified: true, primary: false },
    ])
  })

  it('leave the list after three wrong codes', async () => {
    await ask('POST', { email: second })
    for (let tried = 0; tried < 3; tried += 1) {
      const answer = await client.call('POST', '/auth/email/verify', { key: '222222' })
      expect(errorsIn(answer)).toEqual(['incorrect_code@key'])
    }
    expect((await client.call('POST', '/auth/email/verify', { key: '222222' })).status).toBe(409)
    expect((await ask('GET')).data).toEqual([primary])
  })

  it('of other accounts cannot be verified', async () => {
    const theirs = 'superuser@example.gr'
    expect((await ask('POST', { email: theirs })).status).toBe(200)
    const key = await codeFor(emulator, theirs)
    expect(errorsIn(await client.call('POST', '/auth/email/verify', { key }))).toEqual([
      'email_taken@key',
    ])
  })

  it('change the primary flag and are removed, except for the primary one', async () => {
    await ask('POST', { email: second })
    await verify()
    expect(errorsIn(await ask('DELETE', { email }))).toEqual(['cannot_remove_primary_email@email'])
    expect((await ask('PATCH', { email: second, primary: true })).data).toEqual([
      { ...primary, primary: false },
      { email: second, verified: true, primary: true },
    ])
    expect((await client.call('GET', '/auth/session')).data).toMatchObject({
      user: { email: second },
    })
    expect((await ask('DELETE', { email })).data).toEqual([
      { email: second, verified: true, primary: true },
    ])
  })

  it('become primary only when verified', async () => {
    await emulator.send('/switches/accounts', { verification: 'link' })
    await ask('POST', { email: second })
    expect(errorsIn(await ask('PATCH', { email: second, primary: true }))).toEqual([
      'unverified_primary_email@email',
    ])
    expect((await ask('DELETE', { email: second })).data).toEqual([primary])
  })

  it.each([
    ['POST', {}, 'required@email'],
    ['POST', { email: 'nobody' }, 'invalid@email'],
    ['POST', { email }, 'duplicate_email@email'],
    ['PUT', { email: second }, 'unknown_email@email'],
    ['DELETE', { email: second }, 'unknown_email@email'],
    ['PATCH', { email: second, primary: true }, 'unknown_email@email'],
    ['PATCH', { email }, 'required@primary'],
    ['PATCH', { email, primary: false }, 'required@primary'],
  ])('%s %j is refused with %s', async (method, body, code) => {
    const answer = await ask(method, body)
    expect(answer.status).toBe(400)
    expect(errorsIn(answer)).toEqual([code])
  })

  it('cannot be added while there is a second factor', async () => {
    const session = await client.call('GET', '/auth/session')
    const { user } = z.parse(z.object({ user: z.object({ id: z.int() }) }), session.data)
    await emulator.store.db
      .insert(authenticators)
      .values({ user: user.id, type: 'totp', data: {}, createdAt: 0 })
    expect(errorsIn(await ask('POST', { email: second }))).toEqual(['add_email_blocked@email'])
  })

  it('get no mail when they are verified: 403', async () => {
    expect(await ask('PUT', { email })).toEqual({ status: 403 })
  })

  it('require a session: 401, and 409 to add one', async () => {
    client = authClient(emulator)
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      expect((await client.call(method, '/account/email')).status).toBe(401)
    }
    expect((await ask('POST', { email: second })).status).toBe(409)
  })

  it('change at most ten times a minute', async () => {
    for (let tried = 0; tried < 10; tried += 1) expect((await ask('POST', {})).status).toBe(400)
    expect((await ask('POST', {})).status).toBe(429)
    expect((await ask('GET')).status).toBe(200)
    passTime(emulator, 60)
    expect((await ask('POST', {})).status).toBe(400)
  })
})

it('sends a new code at most once in ten seconds', async () => {
  const unverified = 'unverified@example.gr'
  client = authClient(emulator)
  await client.call('POST', '/auth/code/request', { email: unverified })
  await emulator.send('/switches/accounts', { verification: 'link' })
  await client.call('POST', '/auth/code/confirm', { code: await codeFor(emulator, unverified) })
  await ask('POST', { email: second })
  await emulator.send('/switches/accounts', { verification: 'code' })
  expect((await ask('PUT', { email: second })).status).toBe(200)
  expect((await ask('PUT', { email: second })).status).toBe(429)
  expect((await mailsTo(emulator, second))[0]?.kind).toBe('verifyCode')
  expect((await verify()).status).toBe(200)
})
