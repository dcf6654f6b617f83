import * as z from 'zod/mini'
import { exampleConfig, exampleProvider } from '../examples/sign-in-examples'
import { configAnswer } from './config-answer'
import { offeredProviders, provider } from './provider'

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
