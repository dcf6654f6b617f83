import { authExchanges } from './support/auth-exchanges'
import { calledEndpoints, callsInFiles, gatewayFiles } from './support/called-endpoints'
import { differencesOfSettings } from './support/exchange'
import { ownExchanges } from './support/own-exchanges'
import { publicExchanges } from './support/public-exchanges'
import { answerNames, recorded } from './support/record'

const auth = '/_allauth/app/v1'
const untried = 'never called on the real API; `npm run test:allauth` tests its sign-in library'

/** Reasons why called endpoints were not recorded. */
const withoutRecord: Readonly<Record<string, string>> = {
  'GET /ws/notifications/':
    'a web socket: its messages matched the contract, but were not recorded',
  'GET /media_stream-image/{path}': 'the real API was recorded without its image service',
  [`POST ${auth}/auth/code/resend`]: untried,
  [`POST ${auth}/auth/2fa/reauthenticate`]: untried,
  [`POST ${auth}/auth/2fa/trust`]: untried,
  [`GET ${auth}/auth/webauthn/authenticate`]: untried,
  [`POST ${auth}/auth/webauthn/authenticate`]: untried,
  [`GET ${auth}/auth/webauthn/reauthenticate`]: untried,
  [`POST ${auth}/auth/webauthn/reauthenticate`]: untried,
  [`POST ${auth}/auth/provider/token`]: untried,
  [`GET ${auth}/auth/provider/signup`]: untried,
  [`POST ${auth}/auth/provider/signup`]: untried,
  [`DELETE ${auth}/account/providers`]: untried,
  [`PUT ${auth}/account/authenticators/webauthn`]: untried,
}

/** Reasons why recorded answers are not compared. */
const notRepeated: Readonly<Record<string, string>> = {
  [`GET ${auth}/auth/session 500 no. 1`]: 'a failure of one moment, which did not recur',
  'GET /api/v1/user/account/{id} 500 no. 1': 'a failure of one moment, which did not recur',
}

const addressParts = /\b(restPath|authPath)\b|const (socketPath|picturePrefix)/

const called = calledEndpoints()
const exchanged = [...publicExchanges, ...ownExchanges, ...authExchanges].map(({ name }) => name)

describe('the record of the real API', () => {
  it('has every endpoint that the gateway or the build calls, except those with a reason', () => {
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

  it('is compared with plain mode, answer by answer', () => {
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
