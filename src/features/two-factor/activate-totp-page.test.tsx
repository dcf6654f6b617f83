import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { reauthenticationRequired } from '#session/testing/auth-answers'
import ActivateTotpPage from './activate-totp-page'

const svg = 'GET /account/authenticators/totp/svg'
const keys = 'GET /account/authenticators/webauthn'
const activation = 'POST /account/authenticators/totp'
// The gateway passes a new secret on with status 200.
const secret: FakeAnswers = {
  [svg]: [200, { status: 404, meta: { secret: 'JBSWY3DP', totp_url: 'otpauth://totp/x' } }],
}
const keyOptions = { status: 200, data: { creation_options: { publicKey: {} } } }
const wrongCode = {
  status: 400,
  errors: [{ code: 'incorrect_code', param: 'code', message: 'wrong' }],
}

function open(answers: FakeAnswers) {
  const { calls } = fakeUpstream(answers)
  return { calls, ...renderAccountPage(<ActivateTotpPage />) }
}

const code = () => screen.findByLabelText<HTMLInputElement>(/Κωδικός 6 ψηφίων/)
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Ενεργοποίηση' }))

describe('ActivateTotpPage', () => {
  it('requires a due reauthentication before it shows the secret', async () => {
    const { calls } = open({ ...secret, [keys]: reauthenticationRequired() })
    await waitFor(() => expect(calls).toContain(keys))
    await screen.findByText('Ετοιμάζεται ο μυστικός κωδικός…')
    expect(screen.queryByText('JBSW Y3DP')).toBeNull()
    expect(screen.queryByLabelText(/Κωδικός 6 ψηφίων/)).toBeNull()
  })

  it('shows the secret if the last authentication is recent enough', async () => {
    const { calls } = open({ ...secret, [keys]: keyOptions })
    expect(await screen.findByText('JBSW Y3DP')).toBeTruthy()
    expect(calls).toEqual([svg, keys])
  })

  it('shows it if the service has no options for keys', async () => {
    open(secret)
    expect(await code()).toBeTruthy()
  })

  it('keeps the code that was typed before reauthentication was required', async () => {
    const { unmount } = open({
      ...secret,
      [keys]: keyOptions,
      [activation]: reauthenticationRequired(),
    })
    fireEvent.change(await code(), { target: { value: '123456' } })
    submit()
    await screen.findByText('Ετοιμάζεται ο μυστικός κωδικός…')
    unmount()

    const { calls } = open({ [activation]: wrongCode })
    expect((await code()).value).toBe('123456')
    expect(screen.getByText('JBSW Y3DP')).toBeTruthy()
    expect(screen.getByText(/αν άλλαξε στο μεταξύ/)).toBeTruthy()
    submit()
    await waitFor(() => expect(calls).toEqual([activation]))
  })

  it('says that the app is active where the code before, whose answer was lost, has activated it', async () => {
    const list = 'GET /account/authenticators'
    const lost = new TypeError('Failed to fetch')
    const answers: FakeAnswers = { [activation]: lost, [list]: lost }
    open({
      ...secret,
      [keys]: keyOptions,
      [activation]: () => answers[activation] as object,
      [list]: () => answers[list] as object,
    })
    fireEvent.change(await code(), { target: { value: '123456' } })
    submit()
    await screen.findByText('Δεν ξέρουμε αν έγινε')
    answers[activation] = { status: 409 }
    answers[list] = { status: 200, data: [{ type: 'totp', created_at: 5, last_used_at: null }] }
    submit()
    await screen.findByText('Η εφαρμογή κωδικών είναι ήδη ενεργή')
    expect(screen.queryByText('Πρώτα το e-mail σας')).toBeNull()
  })
})
