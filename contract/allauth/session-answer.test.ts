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
  furtherFlowIds,
  isFlowId,
  offeredProviders,
  provider,
  signedOutAnswer,
} from './session-answer'

describe('session (R161)', () => {
  it('of somebody signed in has user, methods and marks of tokens', () => {
    const answer = z.parse(authAnswer, exampleSignedIn)
    expect(answer).toEqual(exampleSignedIn)
  })

  it('is read by data, meta and status, and nothing else comes along (R312)', () => {
    const more = { trace: 'x', data: { ...exampleSignedIn.data, secret: 'x' } }
    expect(z.parse(authAnswer, { ...exampleSignedIn, ...more })).toEqual(exampleSignedIn)
    expect(Object.keys(exampleSignedIn).sort()).toEqual(['data', 'meta', 'status'])
  })

  it('of nobody has what can be done', () => {
    const answer = z.parse(signedOutAnswer, exampleAnonymous)
    expect(answer.data.flows.map(({ id }) => id)).toContain('login')
    expect(answer.meta).toEqual({ is_authenticated: false })
  })

  it('says which step is pending, with its types', () => {
    const { data } = z.parse(signedOutAnswer, examplePendingFactor)
    expect(data.flows.filter(({ is_pending }) => is_pending)).toEqual([
      { id: 'mfa_authenticate', is_pending: true, types: ['recovery_codes', 'totp'] },
    ])
  })

  it('says which provider somebody comes from', () => {
    const { data } = z.parse(signedOutAnswer, examplePendingProvider)
    expect(data.flows[0]?.provider?.name).toBe('Πηγή')
  })

  it('that must be proven again keeps user and methods', () => {
    const answer = z.parse(authAnswer, exampleReauthentication)
    expect(answer.data).toMatchObject({ user: { id: 27 }, methods: [{}, { type: 'totp' }] })
    expect(answer.meta?.is_authenticated).toBe(true)
  })

  it('that is gone may say nothing more', () => {
    expect(z.parse(authAnswer, exampleGone).meta?.is_authenticated).toBeNull()
    expect(z.parse(authAnswer, { status: 410 })).toEqual({ status: 410 })
  })

  it('reads an id that is a text as a number', () => {
    const user = { ...exampleSignedIn.data.user, id: '27' }
    const answer = z.parse(authAnswer, { ...exampleSignedIn, data: { user, methods: [] } })
    expect(answer.data).toMatchObject({ user: { id: 27 } })
  })

  it.each([0, 204, 400, 403, 409, 429, 500, '200', null, undefined])(
    'does not have the status %p',
    (status) => {
      expect(z.safeParse(authAnswer, { ...exampleSignedIn, status }).success).toBe(false)
    },
  )
})

describe('list of sessions (R162)', () => {
  it('says which one asks', () => {
    const { data } = z.parse(sessionList, exampleSessions)
    expect(data).toEqual(exampleSessions.data)
    expect(data.filter(({ is_current }) => is_current)).toHaveLength(1)
  })

  it.each(['id', 'ip', 'user_agent', 'created_at', 'is_current'])('needs %s', (field) => {
    const entry = { ...exampleSessions.data[0], [field]: undefined }
    expect(z.safeParse(sessionList, { status: 200, data: [entry] }).success).toBe(false)
  })
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
    expect(flowIds.every(isFlowId)).toBe(true)
  })

  it.each([...furtherFlowIds, 'levitate'])('of the name %s are read, and known as others', (id) => {
    expect(z.parse(flow, { id, is_pending: true })).toEqual({ id, is_pending: true })
    expect(isFlowId(id)).toBe(false)
  })

  it('may have any name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        expect(z.parse(flow, { id })).toEqual({ id })
      }),
    )
  })

  it.each([undefined, null, '', 7])('do not have the name %p', (id) => {
    expect(z.safeParse(flow, { id }).success).toBe(false)
  })

  it('keep the order of their types and leave out unknown ones', () => {
    const types = ['webauthn', 'carrier_pigeon', 'totp']
    expect(z.parse(flow, { id: 'mfa_authenticate', types }).types).toEqual(['webauthn', 'totp'])
  })
})

describe('providers (R172)', () => {
  it('have id, name, client id and flows', () => {
    expect(z.parse(provider, exampleProvider)).toEqual(exampleProvider)
  })

  it.each(['', null, undefined])('with the client id %p are not offered', (client_id) => {
    const silent = z.parse(provider, { ...exampleProvider, id: 'siopi', client_id })
    const known = z.parse(provider, exampleProvider)
    expect(silent.client_id).toBe('')
    expect(offeredProviders([silent, known])).toEqual([known])
  })

  it('may be usable in ways of another version', () => {
    expect(z.parse(provider, { id: 'pigi', name: 'Πηγή', flows: ['provider_wave'] })).toEqual({
      id: 'pigi',
      name: 'Πηγή',
      client_id: '',
      flows: ['provider_wave'],
    })
  })

  it.each(['', 'a/b', '../pigi', 'pi gi', 5])('do not have the id %p', (id) => {
    expect(z.safeParse(provider, { ...exampleProvider, id }).success).toBe(false)
  })
})

describe('configuration of signing in', () => {
  it('may lack whole parts', () => {
    const { account } = exampleConfig.data
    const { data } = z.parse(configAnswer, { status: 200, data: { account } })
    expect(data.socialaccount).toBeUndefined()
    expect(data.mfa).toBeUndefined()
    expect(data.account.password_reset_by_code_enabled).toBe(false)
  })
})
