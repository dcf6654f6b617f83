import { Router } from '@reach/router'
import { fireEvent, render, screen } from '@testing-library/react'
import { stubDialogs, stubMatchMedia } from '#components/testing/browser-stubs'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import { allEndpoints } from '#contract/endpoints/all-endpoints'
import { pathOf } from '#contract/endpoints/endpoint'
import { exampleAddress } from '#contract/examples/account-examples'
import {
  exampleAuthenticators,
  exampleEmailAddresses,
  exampleProviderAccounts,
  exampleRecoveryCodes,
  exampleSessions,
  exampleTotpSecret,
} from '#contract/examples/authenticator-examples'
import { exampleProduct, exampleProductReview } from '#contract/examples/catalogue-examples'
import { answerOf } from '#contract/examples/endpoint-answers'
import { exampleOrderDetail } from '#contract/examples/order-examples'
import { exampleConfig } from '#contract/examples/sign-in-examples'
import { exampleRuntimeConfig } from '#contract/examples/site-examples'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, type SessionView } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { apiPage } from '#tests/support/api-page'
import { accountPages } from '../account-pages'
import AccountQueriesProvider from '../account-queries-provider'
import AccountRoute from '../account-route'

const review = { ...exampleProductReview, product: exampleProduct, status: 'TRUE' }
const office = { ...exampleAddress, id: 16, title: 'Γραφείο', isMain: false }

/** What the API answers a member, by the examples of the table; lists have one row. */
const examples: FakeAnswers = Object.fromEntries(
  allEndpoints.flatMap((endpoint) => {
    const { method, path, who } = endpoint
    const isOwn = who === 'owner' || (who === 'member' && !path.includes('{'))
    if (method !== 'GET' || !isOwn || path.includes('/_allauth/')) return []
    const answer = answerOf(endpoint)
    const { results } = Object(answer)
    return [[`GET ${pathOf(endpoint, annasAccount)}`, [200, results ? apiPage(results) : answer]]]
  }),
)

/** Answers to the requests of all account pages, where the examples do not fit. */
const upstream: FakeAnswers = {
  'GET /config': exampleConfig,
  'GET /account/email': exampleEmailAddresses,
  'GET /account/providers': exampleProviderAccounts,
  'GET /account/authenticators': exampleAuthenticators,
  'GET /account/authenticators/recovery-codes': exampleRecoveryCodes,
  // The gateway passes a new secret on with status 200.
  'GET /account/authenticators/totp/svg': [200, exampleTotpSecret],
  'GET /auth/sessions': exampleSessions,
  'GET /api/config/public': exampleRuntimeConfig,
  'GET /api/orders/640': exampleOrderDetail,
  'GET /api/user/addresses': apiPage([office, exampleAddress]),
  'GET /api/user/addresses/16': office,
  'GET /api/countries': apiPage([]),
  'GET /api/regions': apiPage([]),
  'GET /api/user/account/7': { ...annasAccount },
  'GET /api/user/account/7/data-exports': { exports: [], linked: null },
  'GET /api/user/account/7/product-reviews': apiPage([review]),
}

const toasts = seenToasts()
const opened = openedPages()

beforeEach(() => {
  stubDialogs()
  stubMatchMedia()
  sessionStorage.clear()
})

/**
 * Opens an account page by its route, with a fake upstream.
 * @param answers added to those of all pages, or replacing them
 */
export function openAccountPage(address: string, session: SessionView, answers: FakeAnswers = {}) {
  history.replaceState(null, '', address)
  publishSession(session)
  const requests = fakeUpstream({ ...examples, ...upstream, ...answers })
  render(
    <AccountQueriesProvider>
      <Router location={{ ...window.location, state: null }}>
        {accountPages.map((page) => (
          <AccountRoute key={page.path} {...page} />
        ))}
      </Router>
    </AccountQueriesProvider>,
  )
  return { ...requests, toasts, opened }
}

/** Waits for the title of the page. */
export function pageTitle(name: string) {
  return screen.findByRole('heading', { level: 1, name })
}

/** Presses the first button of a name, once it is rendered. */
export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) fireEvent.click(button)
}

/** Types values into fields, by their labels. */
export async function fillIn(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label, { selector: 'input, select, textarea' })
    fireEvent.change(field, { target: { value } })
  }
}
