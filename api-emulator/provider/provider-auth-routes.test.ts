import { configAnswer } from '../../contract/allauth/config-answer'
import { emailAddresses } from '../auth/tables'
import {
  authClient,
  codeFor,
  errorsIn,
  mailsTo,
  passTime,
  pendingIn,
} from '../auth/testing/auth-client'
import { demoRecoveryCodes } from '../seed/account-rows'
import { demoPassword } from '../seed/demo-accounts'
import { emulatorWithAccountResets } from '../testing/test-emulator'
import { providerClient } from './provider-client'
import { comeAs, people, postToken, tokensOf } from './testing/provider-flow'

const newcomerEmail = 'nikos.kainourgios@example.com'
const unverifiedEmail = 'angeliki.avevaiou@example.com'
const client_id = providerClient.id

const emulator = emulatorWithAccountResets()

const come = (person: string, client = authClient(emulator), process = 'login') =>
  comeAs(emulator, client, person, process)

it('is offered in the configuration', async () => {
  const answer = await authClient(emulator).call('GET', '/config')
  expect(configAnswer.parse(answer).data.socialaccount?.providers).toEqual([
    {
      id: 'mikro',
      name: 'Μικρό Δίκτυο',
      client_id,
      flows: ['provider_redirect', 'provider_token'],
      openid_configuration_url: 'http://localhost:8100/provider/.well-known/openid-configuration',
    },
  ])
})

describe('signing in with a provider token', () => {
  it('finds a connected account', async () => {
    const { access_token } = await tokensOf(emulator, people.social)
    for (const answer of [
      await come(people.social),
      await postToken(authClient(emulator), { client_id, access_token }),
    ]) {
      expect(answer).toMatchObject({
        status: 200,
        data: {
          user: { email: 'social@example.gr', has_usable_password: false },
          methods: [{ method: 'socialaccount', provider: 'mikro', uid: people.social }],
        },
        meta: { session_token: expect.any(String), access_token: expect.any(String) },
      })
    }
  })

  it('connects the account with the same verified address', async () => {
    const client = authClient(emulator)
    expect(await come(people.customer, client)).toMatchObject({
      status: 200,
      data: { user: { email: 'customer@example.gr', has_usable_password: true } },
    })
    expect(await client.call('GET', '/account/providers')).toMatchObject({
      data: [{ uid: people.customer, display: 'customer@example.gr', provider: { id: 'mikro' } }],
    })
  })

  it('removes the password of an account that was never verified', async () => {
    await emulator.store.db.update(emailAddresses).set({ verified: false })
    expect(pendingIn(await come(people.customer))).toEqual(['verify_email'])
    const stranger = await authClient(emulator).call('POST', '/auth/login', {
      email: 'customer@example.gr',
      password: demoPassword,
    })
    expect(stranger.status).toBe(400)
  })

  it('creates an account for a new verified address', async () => {
    expect(await come(people.newcomer)).toMatchObject({
      status: 200,
      data: { user: { email: newcomerEmail, has_usable_password: false } },
    })
    expect(await come(people.newcomer)).toMatchObject({
      data: { user: { email: newcomerEmail } },
    })
  })

  it('requires verification of an address that the provider has not verified', async () => {
    const client = authClient(emulator)
    expect(pendingIn(await come(people.unverified, client))).toEqual(['verify_email'])
    const key = await codeFor(emulator, unverifiedEmail)
    expect(await client.call('POST', '/auth/email/verify', { key })).toMatchObject({
      status: 200,
      data: { user: { email: unverifiedEmail } },
    })
  })

  it('does not open an account by an unverified address', async () => {
    await authClient(emulator).call('POST', '/auth/signup', {
      email: unverifiedEmail,
      password: demoPassword,
    })
    passTime(emulator, 11)
    expect(pendingIn(await come(people.unverified))).toEqual(['verify_email'])
    expect((await mailsTo(emulator, unverifiedEmail))[0]?.kind).toBe('accountExists')
  })

  it('requires the second factor of an account that has one', async () => {
    const client = authClient(emulator)
    await client.call('POST', '/auth/login', {
      email: 'twofactor@example.gr',
      password: demoPassword,
    })
    await client.call('POST', '/auth/2fa/authenticate', { code: demoRecoveryCodes[0] })
    await come(people.nameless, client, 'connect')
    const again = await come(people.nameless)
    expect(again.status).toBe(401)
    expect(pendingIn(again)).toEqual(['mfa_authenticate'])
  })
})

describe('an invalid token', () => {
  const wrongs = async (token: unknown, more: object = {}) => {
    const body = { provider: 'mikro', process: 'login', token, ...more }
    return errorsIn(await authClient(emulator).call('POST', '/auth/provider/token', body))
  }

  it('is refused with its reason', async () => {
    const { id_token } = await tokensOf(emulator, people.social)
    expect(await wrongs('text')).toEqual(['invalid_token@token'])
    expect(await wrongs({ id_token })).toEqual(['client_id_required@token'])
    expect(await wrongs({ client_id: 'other', id_token })).toEqual(['invalid_token@token'])
    expect(await wrongs({ client_id })).toEqual(['token_required@token'])
    expect(await wrongs({ client_id, id_token: 5 })).toEqual(['token_required@token'])
    const good = { client_id, id_token }
    expect(await wrongs(good, { provider: 'other' })).toEqual(['invalid_token@token'])
    expect(await wrongs(good, { process: 'steal' })).toEqual(['invalid_choice@process'])
    expect(await wrongs(good, { process: undefined })).toEqual(['required@process'])
  })

  it('is refused when modified, of another kind, or expired', async () => {
    const { id_token, access_token } = await tokensOf(emulator, people.social)
    const [head, , signature] = id_token.split('.')
    const claims = { iss: 'http://localhost:8100/provider', aud: client_id, sub: people.customer }
    const changed = Buffer.from(JSON.stringify({ ...claims, iat: 0, exp: 9e9 })).toString(
      'base64url',
    )
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const bad = [`${head}.${changed}.${signature}`, `${unsigned}.${changed}.`, access_token, 'a.b']
    for (const text of bad) {
      expect(await wrongs({ client_id, id_token: text })).toEqual(['invalid_token@token'])
    }
    expect(await wrongs({ client_id, access_token: id_token })).toEqual(['invalid_token@token'])
    passTime(emulator, 3600)
    expect(await wrongs({ client_id, id_token })).toEqual(['invalid_token@token'])
    expect(await wrongs({ client_id, access_token })).toEqual(['invalid_token@token'])
  })
})
