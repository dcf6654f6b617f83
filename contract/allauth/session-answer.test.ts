import fc from 'fast-check'
import * as z from 'zod/mini'
import { exampleConfig, exampleProvider, exampleSignedIn } from '../examples/sign-in-examples'
import { configAnswer } from './config-answer'
import { authAnswer, flow, offeredProviders, provider } from './session-answer'

describe('session (R161)', () => {
  it('is parsed from data, meta and status only (R312)', () => {
    const more = { trace: 'x', data: { ...exampleSignedIn.data, secret: 'x' } }
    expect(z.parse(authAnswer, { ...exampleSignedIn, ...more })).toEqual(exampleSignedIn)
  })

  it('that is gone may have nothing but a status', () => {
    expect(z.parse(authAnswer, { status: 410 })).toEqual({ status: 410 })
  })

  it('reads an id sent as text as a number', () => {
    const user = { ...exampleSignedIn.data.user, id: '27' }
    const answer = z.parse(authAnswer, { ...exampleSignedIn, data: { user, methods: [] } })
    expect(answer.data).toMatchObject({ user: { id: 27 } })
  })
})

describe('flows (R163)', () => {
  it('may have any name but an empty one', () => {
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

  it('that an app cannot use are not offered', () => {
    const byRedirect = z.parse(provider, { ...exampleProvider, flows: ['provider_redirect'] })
    const silent = z.parse(provider, { ...exampleProvider, flows: undefined })
    expect(offeredProviders([byRedirect, silent])).toEqual([])
  })

  it.each(['', 'a/b', '../pigi', 'pi gi'])('do not have the id %p', (id) => {
    expect(z.safeParse(provider, { ...exampleProvider, id }).success).toBe(false)
  })
})

it('takes the reset of passwords to be by link where the configuration does not say', () => {
  const { account } = exampleConfig.data
  const { data } = z.parse(configAnswer, { status: 200, data: { account } })
  expect(data.account.password_reset_by_code_enabled).toBe(false)
})
