import { screen, waitFor } from '@testing-library/react'
import { guest, member } from '#components/account/testing/render-account-page'
import type { Flow } from '#contract/allauth/session-answer'
import { examplePasswordReset } from '#contract/examples/sign-in-examples'
import type { SessionView } from '#session/session'
import { reauthenticationRequired, signedOut } from '#session/testing/auth-answers'
import { fillIn, openAccountPage, pageTitle, press } from './testing/open-account-page'

// jsdom has no passkeys.
jest.mock('#lib/passkey/passkey-device', () => ({
  ...jest.requireActual('#lib/passkey/passkey-device'),
  canUsePasskeys: () => true,
  canSuggestPasskeys: async () => false,
}))

/** A guest with a pending step, or a member who has to reauthenticate. */
const pending = (flow: Flow): SessionView => {
  const pendingFlow = { ...flow, is_pending: true }
  return { ...guest, pendingFlow, answer: signedOut(pendingFlow) }
}
const secondFactor = pending({
  id: 'mfa_authenticate',
  types: ['totp', 'recovery_codes', 'webauthn'],
})
const types = ['totp' as const, 'recovery_codes' as const, 'webauthn' as const]
const required = reauthenticationRequired()
const reauthenticating: SessionView = {
  ...member,
  reauthenticationNeeded: true,
  answer: {
    ...required,
    data: {
      ...required.data,
      flows: [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate', types }],
    },
  },
}

const email = 'anna@example.gr'
const password = 'τρεις μικρές σταγόνες'
describe('a step of signing in or up', () => {
  interface Step {
    path: string
    session?: SessionView
    title: string
    values: Record<string, string>
    button: string
    call: string
    body: unknown
    /** Title after a 409, where the step can expire; other forms get a 503 and show an alert. */
    expired?: string
  }
  const steps: readonly Step[] = [
    {
      path: '/account/login',
      title: 'Σύνδεση',
      values: { 'E-mail': email, 'Κωδικός πρόσβασης': password },
      button: 'Σύνδεση',
      call: 'POST /auth/login',
      body: { email, password },
    },
    {
      path: '/account/login/code',
      title: 'Σύνδεση με κωδικό στο e-mail',
      values: { 'E-mail του λογαριασμού σας': email },
      button: 'Στείλτε μου κωδικό',
      call: 'POST /auth/code/request',
      body: { email },
    },
    {
      path: '/account/login/code/confirm',
      session: pending({ id: 'login_by_code' }),
      title: 'Δείτε το e-mail σας',
      values: { 'Κωδικός από το e-mail': '370-421' },
      button: 'Σύνδεση',
      call: 'POST /auth/code/confirm',
      body: { code: '370421' },
      expired: 'Ο κωδικός δεν ισχύει πια',
    },
    {
      path: '/account/signup',
      title: 'Νέος λογαριασμός',
      values: {
        'E-mail': email,
        'Κωδικός πρόσβασης': password,
        'Ο κωδικός πρόσβασης ξανά': password,
      },
      button: 'Δημιουργία λογαριασμού',
      call: 'POST /auth/signup',
      body: { email, password },
    },
    {
      path: '/account/signup/passkey',
      title: 'Εγγραφή με κλειδί πρόσβασης',
      values: { 'E-mail': email },
      button: 'Συνέχεια',
      call: 'POST /auth/webauthn/signup',
      body: { email },
    },
    {
      path: '/account/verify-email',
      session: pending({ id: 'verify_email' }),
      title: 'Επιβεβαιώστε το e-mail σας',
      values: { 'Κωδικός από το e-mail': '370421' },
      button: 'Επιβεβαίωση',
      call: 'POST /auth/email/verify',
      body: { key: '370421' },
      expired: 'Ο κωδικός δεν ισχύει πια',
    },
    {
      path: '/account/provider/signup',
      session: pending({ id: 'provider_signup' }),
      title: 'Ένα βήμα ακόμη',
      values: { 'E-mail': email },
      button: 'Συνέχεια',
      call: 'POST /auth/provider/signup',
      body: { email },
      expired: 'Η εγγραφή έληξε',
    },
    {
      path: '/account/password/reset',
      title: 'Ξεχάσατε τον κωδικό πρόσβασης;',
      values: { 'E-mail': email },
      button: 'Στείλτε μου σύνδεσμο',
      call: 'POST /auth/password/request',
      body: { email },
    },
    ...(['authenticate', 'reauthenticate'] as const).flatMap((purpose) => {
      const session = purpose === 'authenticate' ? secondFactor : reauthenticating
      const call = `POST /auth/2fa/${purpose}`
      return [
        {
          path: `/account/2fa/${purpose}/totp`,
          session,
          title: 'Κωδικός από την εφαρμογή',
          values: { 'Κωδικός 6 ψηφίων': '123 456' },
          button: 'Επιβεβαίωση',
          call,
          body: { code: '123456' },
          expired: 'Το βήμα έληξε',
        },
        {
          path: `/account/2fa/${purpose}/recovery-codes`,
          session,
          title: 'Κωδικός ανάκτησης',
          values: { 'Κωδικός ανάκτησης': '1122 3344' },
          button: 'Επιβεβαίωση',
          call,
          body: { code: '11223344' },
          expired: 'Το βήμα έληξε',
        },
      ]
    }),
    {
      path: '/account/reauthenticate',
      session: reauthenticating,
      title: 'Επιβεβαιώστε με τον κωδικό πρόσβασης',
      values: { 'Κωδικός πρόσβασης': password },
      button: 'Επιβεβαίωση',
      call: 'POST /auth/reauthenticate',
      body: { password },
      expired: 'Το βήμα έληξε',
    },
    {
      path: '/account/password/change',
      session: member,
      title: 'Κωδικός πρόσβασης',
      values: {
        'Τωρινός κωδικός': 'παλιός',
        'Νέος κωδικός': password,
        'Ο νέος κωδικός, ξανά': password,
      },
      button: 'Αλλαγή κωδικού',
      call: 'POST /account/password/change',
      body: { current_password: 'παλιός', new_password: password },
    },
  ]

  it.each(steps)('$path sends $call', async ({ path, session = guest, ...step }) => {
    const answer = { status: step.expired ? 409 : 503 }
    const { calls, sent } = openAccountPage(path, session, { [step.call]: answer })
    await pageTitle(step.title)
    await fillIn(step.values)
    await press(step.button)
    await waitFor(() => expect(calls).toContain(step.call))
    expect(sent).toEqual([step.body])
    if (step.expired) await pageTitle(step.expired)
    else expect(await screen.findByRole('alert')).toBeTruthy()
  })
})

it.each([
  ['authenticate', secondFactor],
  ['reauthenticate', reauthenticating],
] as const)(
  '/account/2fa/%s/webauthn requests options for the device',
  async (purpose, session) => {
    const { calls } = openAccountPage(`/account/2fa/${purpose}/webauthn`, session)
    await pageTitle('Κλειδί πρόσβασης')
    await press('Χρήση κλειδιού πρόσβασης')
    await waitFor(() => expect(calls).toContain(`GET /auth/webauthn/${purpose}`))
  },
)

it('/account/signup/passkey/create requests options for the device', async () => {
  const session = pending({ id: 'mfa_signup_webauthn' })
  const { calls } = openAccountPage('/account/signup/passkey/create', session, {
    'GET /auth/webauthn/signup': { status: 409 },
  })
  await pageTitle('Φτιάξτε το κλειδί πρόσβασης')
  await press('Δημιουργία κλειδιού')
  await waitFor(() => expect(calls).toContain('GET /auth/webauthn/signup'))
  await pageTitle('Η εγγραφή έληξε')
})

it('/account/password/reset/key accepts a new password and treats a 401 as success', async () => {
  const { sent } = openAccountPage('/account/password/reset/key/k1', guest, {
    'GET /auth/password/reset': examplePasswordReset,
    'POST /auth/password/reset': signedOut(),
  })
  await pageTitle('Νέος κωδικός πρόσβασης')
  await screen.findByText('Για τον λογαριασμό nefeli@example.gr.')
  await fillIn({ 'Νέος κωδικός πρόσβασης': password, 'Ο νέος κωδικός πρόσβασης ξανά': password })
  await press('Αποθήκευση κωδικού')
  await pageTitle('Ο κωδικός πρόσβασης άλλαξε')
  expect(sent).toEqual([{ key: 'k1', password }])
})

it.each([
  ['?error=access_denied', {}, []],
  ['', {}, ['GET /api/auth/oauth-params']],
])(
  '/account/provider/callback%s shows why the sign-in failed',
  async (query, answers, requests) => {
    const { calls } = openAccountPage(`/account/provider/callback${query}`, guest, answers)
    await pageTitle('Η σύνδεση δεν ολοκληρώθηκε')
    expect(calls).toEqual(requests)
  },
)

it('offers a guest who opens the topics an account, and what needs none (R457)', async () => {
  openAccountPage('/account/subscriptions', guest)
  await pageTitle('Ενημερώσεις με e-mail')
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  const back = '?next=/account/subscriptions'
  expect(link(/^Δημιουργία λογαριασμού/)).toBe(`/account/signup${back}`)
  expect(link(/^Σύνδεση/)).toBe(`/account/login${back}`)
  expect(link(/RSS/)).toBe('/rss.xml')
  expect(link(/Υπενθυμίσεις/)).toBe('/practice')
})
