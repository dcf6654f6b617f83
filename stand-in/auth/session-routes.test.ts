import { type PlantedStandIn, plantedStandIn } from '../planted-stand-in'

let standIn: PlantedStandIn
beforeAll(async () => {
  standIn = await plantedStandIn()
})
afterAll(() => standIn.store.close())

const session = '/_allauth/app/v1/auth/session'

it('answers nobody with the flows in their order (contract 4.4)', async () => {
  const response = await standIn.app.request(session)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    status: 401,
    data: {
      flows: [
        { id: 'login' },
        { id: 'login_by_code' },
        { id: 'signup' },
        { id: 'provider_token', providers: ['mikro'] },
        { id: 'mfa_login_webauthn' },
      ],
    },
    meta: { is_authenticated: false },
  })
})

it('answers an unknown key with 410 (contract 9.8, 1)', async () => {
  const headers = { 'x-session-token': 'a'.repeat(32) }
  const response = await standIn.app.request(session, { headers })
  expect(response.status).toBe(410)
  expect(await response.json()).toMatchObject({ status: 410, meta: { is_authenticated: null } })
})
