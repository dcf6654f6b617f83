import { fireEvent, screen, waitFor } from '@testing-library/react'
import { guest, member, renderAccountPage } from '#components/account/testing/render-account-page'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleRequestOptions } from '#contract/examples/passkey-examples'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { annasAccount } from '#session/testing/annas-account'
import { reauthenticationRequired, signedOut } from '#session/testing/auth-answers'
import { PasskeyStep } from './components/second-factor-steps'
import PasswordReauthenticationPage from './reauthenticate-password-page'
import { secondFactorPages } from './second-factor-pages'

const opened = openedPages()
const mockStop = jest.fn()
let mockAnswer: (outcome: { kind: string }) => void = () => {}
jest.mock('#lib/passkey/passkey-device', () => ({
  askPasskey: () =>
    new Promise((resolve) => {
      mockAnswer = resolve
    }),
  stopAskingPasskey: () => {
    mockStop()
    mockAnswer({ kind: 'stopped' })
  },
}))

it('requests the other methods if a reload could not restore them', async () => {
  const totp = { type: 'totp', created_at: 1, last_used_at: null }
  fakeUpstream({ 'GET /account/authenticators': { status: 200, data: [totp] } })
  const required = reauthenticationRequired()
  const next = '/account/2fa/recovery-codes'
  renderAccountPage(
    <PasswordReauthenticationPage path='/account/reauthenticate' params={{}} next={next} />,
    {
      ...member,
      reauthenticationNeeded: true,
      answer: { ...required, data: { ...required.data, flows: [] } },
    },
  )
  const link = await screen.findByRole('link', { name: 'Με κωδικό από την εφαρμογή' })
  expect(link.getAttribute('href')).toBe(`/account/2fa/reauthenticate/totp?next=${next}`)
})

it('says of nobody that there is no method while the methods cannot be read (R540)', async () => {
  const totp = { type: 'totp', created_at: 1, last_used_at: null }
  let answer: FakeAnswer = [500, {}]
  fakeUpstream({ 'GET /account/authenticators': () => answer })
  const required = reauthenticationRequired()
  renderAccountPage(
    <PasswordReauthenticationPage path='/account/reauthenticate' params={{}} next={null} />,
    {
      ...member,
      user: { ...annasAccount, has_usable_password: false },
      reauthenticationNeeded: true,
      answer: { ...required, data: { ...required.data, flows: [] } },
    },
  )
  expect(screen.queryByText(/ούτε δεύτερο βήμα/)).toBeNull()
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })
  expect(screen.queryByText(/ούτε δεύτερο βήμα/)).toBeNull()
  answer = { status: 200, data: [totp] }
  fireEvent.click(retry)
  await screen.findByRole('link', { name: 'Με κωδικό από την εφαρμογή' })
})

it('cancels the device request when another method is chosen, and opens its page', async () => {
  fakeUpstream({ 'GET /auth/webauthn/authenticate': exampleRequestOptions })
  const flow = { id: 'mfa_authenticate', types: ['recovery_codes' as const, 'webauthn' as const] }
  renderAccountPage(<PasskeyStep purpose='authenticate' next='/blog' />, {
    ...guest,
    answer: signedOut(flow),
    pendingFlow: flow,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Χρήση κλειδιού πρόσβασης' }))
  await screen.findByRole('button', { name: 'Περιμένει η συσκευή…' })
  mockStop.mockClear()
  fireEvent.click(screen.getByRole('link', { name: 'Με κωδικό ανάκτησης' }))
  expect(mockStop).toHaveBeenCalledTimes(1)
  expect(opened).toEqual([['/account/2fa/authenticate/recovery-codes?next=/blog', {}]])
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Χρήση κλειδιού πρόσβασης' })).toBeTruthy(),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it('advises to wait for the next app code after a refusal: each is valid once and for 30 seconds', async () => {
  const flow = { id: 'mfa_authenticate', types: ['totp' as const] }
  fakeUpstream({
    'POST /auth/2fa/authenticate': {
      status: 400,
      errors: [{ code: 'incorrect_code', param: 'code', message: 'Incorrect code.' }],
    },
  })
  renderAccountPage(
    <secondFactorPages.authenticateTotp path='/account' params={{}} next={null} />,
    {
      ...guest,
      answer: signedOut(flow),
      pendingFlow: flow,
    },
  )
  expect(screen.queryByText(/επόμενο κωδικό/)).toBeNull()
  fireEvent.change(screen.getByLabelText('Κωδικός 6 ψηφίων'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Επιβεβαίωση' }))
  const hint = await screen.findByText(/^Περιμένετε να δείξει η εφαρμογή τον επόμενο κωδικό/)
  expect(hint.textContent).toContain('μία φορά')
})
