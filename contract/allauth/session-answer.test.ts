import fc from 'fast-check'
import * as z from 'zod/mini'
import { exampleSessions } from '../examples/authenticator-examples'
import {
  exampleAnonymous,
  exampleConfig,
  exampleGone,
  examplePendingFactor,
  examplePendingProvider,
  exampleProvider,
  exampleReauthentication,
  exampleSignedIn,
} from '../examples/sign-in-examples'
import { sessionList } from './account-lists'
import { configAnswer } from './config-answer'
import {
  authAnswer,
  flow,
  flowIds,
  offeredProviders,
  provider,
  signedOutAnswer,
} from './session-answer'

describe('session (R161)', () => {
  it('is parsed from data, meta and status only (R312)', () => {
    const more = { trace: 'x', data: { ...exampleSignedIn.data, secret: 'x' } }
    expect(z.parse(authAnswer, { ...exampleSignedIn, ...more })).toEqual(exampleSignedIn)
    expect(Object.keys(exampleSignedIn).sort()).toEqual(['data', 'meta', 'status'])
  })

  it('of a guest lists flows, and the pending one with its types or provider', () => {
    const anonymous = z.parse(signedOutAnswer, exampleAnonymous)
    expect(anonymous.data.flows.map(({ id }) => id)).toContain('login')
    expect(anonymous.meta).toEqual({ is_authenticated: false })
    const factor = z.parse(signedOutAnswer, examplePendingFactor)
    expect(factor.data.flows.filter(({ is_pending }) => is_pending)).toEqual([
      { id: 'mfa_authenticate', is_pending: true, types: ['recovery_codes', 'totp'] },
    ])
    const provider = z.parse(signedOutAnswer, examplePendingProvider)
    expect(provider.data.flows[0]?.provider?.name).toBe('Πηγή')
  })

  it('that needs reauthentication keeps user and methods', () => {
    const answer = z.parse(authAnswer, exampleReauthentication)
    expect(answer.data).toMatchObject({ user: { id: 27 }, methods: [{}, { type: 'totp' }] })
    expect(answer.meta?.is_authenticated).toBe(true)
  })

  it('that is gone may have nothing but a status', () => {
    expect(z.parse(authAnswer, exampleGone).meta?.is_authenticated).toBeNull()
    expect(z.parse(authAnswer, { status: 410 })).toEqual({ status: 410 })
  })

  it('reads an id sent as text as a number', () => {
    const user = { ...exampleSignedIn.data.user, id: '27' }
    const answer = z.parse(authAnswer, { ...exampleSignedIn, data: { user, methods: [] } })
    expect(answer.data).toMatchObject({ user: { id: 27 } })
  })

  it.each([204, 400, 403, 429, 500, '200'])('does not have the status %p', (status) => {
    expect(z.safeParse(authAnswer, { ...exampleSignedIn, status }).success).toBe(false)
  })
})

it('marks the current session in the list (R162)', () => {
  const { data } = z.parse(sessionList, exampleSessions)
  expect(data).toEqual(exampleSessions.data)
  expect(data.map(({ is_current }) => is_current)).toEqual([true, false])
})

describe('flows (R163)', () => {
  it('have ten names', () => {
    expect(flowIds).toEqual([
      'verify_email',
      'login',
      'login_by_code',
      'signup',
      'provider_redirect',
      'provider_signup',
      'mfa_authenticate',
      'reauthenticate',
      'mfa_reauthenticate',
      'mfa_signup_webauthn',
    ])
  })

  it('may have any other name but an empty one', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(z.safeParse(flow, { id }).data).toEqual(id ? { id } : undefined)
      }),
    )
  })

  it('keep the order of their types and leave out unknown ones', () => {
    const types = ['webauthn', 'carrier_pigeon', 'totp']
    expect(z.parse(flow, { id: 'mfa_authenticate', types }).types).toEqual(['webauthn', 'totp'])
  })
})

describe('providers (R172)', () => {
  it.each(['', null, undefined])('with the client id %p are not offered', (client_id) => {
    const silent = z.parse(provider, { ...exampleProvider, id: 'siopi', client_id })
    const known = z.parse(provider, exampleProvider)
    expect(silent.client_id).toBe('')
    expect(offeredProviders([silent, known])).toEqual([known])
  })

  it('may have flows of another version', () => {
    expect(z.parse(provider, { id: 'pigi', name: 'Πηγή', flows: ['provider_wave'] })).toEqual({
      id: 'pigi',
      name: 'Πηγή',
      client_id: '',
      flows: ['provider_wave'],
    })
  })

  it.each(['', 'a/b', '../pigi', 'pi gi'])('do not have the id %p', (id) => {
    expect(z.safeParse(provider, { ...exampleProvider, id }).success).toBe(false)
  })
})

it('reads a configuration without its optional parts', () => {
  const { account } = exampleConfig.data
  const { data } = z.parse(configAnswer, { status: 200, data: { account } })
  expect(data.socialaccount).toBeUndefined()
  expect(data.mfa).toBeUndefined()
  expect(data.account.password_reset_by_code_enabled).toBe(false)
})
