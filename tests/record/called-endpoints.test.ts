import { ownExchanges } from './support/account-exchanges'
import { authExchanges } from './support/auth-exchanges'
import { calledEndpoints, callsInFiles, gatewayFiles } from './support/called-endpoints'
import { differencesOfSettings } from './support/exchange'
import { newsletterExchanges } from './support/newsletter-exchanges'
import { buyingExchanges } from './support/order-exchanges'
import { publicExchanges } from './support/public-exchanges'
import { answerNames, recorded } from './support/record'
import { writingExchanges } from './support/writing-exchanges'

const auth = '/_allauth/app/v1'
const untried = 'never called on the real API; `npm run test:allauth` tests its sign-in library'

/** Reasons why called endpoints were not recorded. */
const withoutRecord: Readonly<Record<string, string>> = {
  'GET /ws/notifications/': 'a web socket: its messages were not recorded',
  'GET /media_stream-image/{path}': 'the picture service was not recorded',
  ...Object.fromEntries(
    [
      'POST /auth/2fa/trust',
      'POST /auth/provider/token',
      'POST /auth/provider/signup',
      'POST /auth/webauthn/login',
      'GET /auth/webauthn/signup',
      'PUT /auth/webauthn/signup',
      'GET /auth/webauthn/authenticate',
      'POST /auth/webauthn/authenticate',
      'GET /auth/webauthn/reauthenticate',
      'POST /auth/webauthn/reauthenticate',
      'DELETE /account/authenticators/totp',
      'POST /account/authenticators/webauthn',
      'PUT /account/authenticators/webauthn',
      'DELETE /account/authenticators/webauthn',
      'DELETE /account/providers',
    ].map((endpoint) => [endpoint.replace(' ', ` ${auth}`), untried]),
  ),
}

const blogOff = 'a shop without a blog; the emulator has one'
const settings = 'a setting of the shop that the emulator lacks'
const cookieAlone = 'a cookie without a token, which the gateway never sends'

/** Reasons why recorded answers are not compared. */
const notRepeated: Readonly<Record<string, string>> = {
  'GET /api/v1/blog/category 404 no. 1': blogOff,
  'GET /api/v1/blog/comment 404 no. 1': blogOff,
  'GET /api/v1/blog/post 404 no. 1': blogOff,
  'GET /api/v1/blog/post/{id} 404 no. 2': blogOff,
  'GET /api/v1/product 301': 'without X-Forwarded-Proto, which is always sent',
  'GET /api/v1/product 404 no. 2': 'the domain of no shop; the emulator has one for all domains',
  'POST /api/v1/cart/create-payment-intent 500': 'without keys of Stripe; the emulator has them',
  'POST /api/v1/order 400 no. 6': settings,
  'POST /api/v1/order 400 no. 7': settings,
  'POST /api/v1/product/favourite 403 no. 1': cookieAlone,
  'POST /api/v1/product/favourite 403 no. 2': cookieAlone,
  'POST /api/v1/user/account/{id}/delete_account 403 no. 2': cookieAlone,
}

const addressParts = /\b(restPath|authPath|mediaStreamBase)\b|\$\{socketPath\}/

const called = calledEndpoints()
const exchanges = [
  ...publicExchanges,
  ...ownExchanges,
  ...buyingExchanges,
  ...writingExchanges,
  ...newsletterExchanges,
  ...authExchanges,
]
const exchanged = exchanges.map(({ name }) => name)

describe('the record of the real API', () => {
  it('has every endpoint that gateway, build or doctor calls, except those with a reason', () => {
    expect(called.size).toBeGreaterThan(120)
    const missing = [...called].filter((endpoint) => !(endpoint in recorded.endpoints)).sort()
    expect(missing).toEqual(Object.keys(withoutRecord).sort())
  })

  it('lists each file of the gateway that builds a path of the API', () => {
    const files = gatewayFiles()
      .filter(({ text }) => addressParts.test(text))
      .map(({ path }) => path)
    expect(files.sort()).toEqual(Object.keys(callsInFiles).sort())
  })

  it('is compared with the emulator, answer by answer', () => {
    const compared = new Set(exchanged)
    const left = answerNames.filter((name) => !compared.has(name))
    expect(left.sort()).toEqual(Object.keys(notRepeated).sort())
    expect([...compared].filter((name) => !answerNames.includes(name))).toEqual([])
  })

  it('has all the answers that are listed as different', () => {
    const different = Object.keys(differencesOfSettings)
    expect(different.filter((name) => !exchanged.includes(name))).toEqual([])
  })

  it('contains no personal addresses and no secrets', () => {
    const text = JSON.stringify(recorded)
    expect(text).not.toMatch(/[\w.]+@[\w.]+\.\w|\b[0-9a-f]{32,}\b|\b[A-Z2-7]{32}\b/)
  })
})
