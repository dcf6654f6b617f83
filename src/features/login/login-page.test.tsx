import { fireEvent, screen, waitFor } from '@testing-library/react'
import { guest, renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { exampleConfig } from '#contract/examples/sign-in-examples'
import LoginPage from './login-page'

const mockAsk = jest.fn()
jest.mock('#lib/passkey/passkey-device', () => ({
  ...jest.requireActual('#lib/passkey/passkey-device'),
  canUsePasskeys: () => true,
  canSuggestPasskeys: async () => false,
  askPasskey: () => mockAsk(),
}))

it('keeps the explanation of a removed passkey while the next tries are cancelled', async () => {
  const errors = [{ code: 'incorrect_code', message: '', param: 'credential' }]
  fakeUpstream({
    'GET /config': exampleConfig,
    'GET /auth/webauthn/login': {
      status: 200,
      data: { request_options: { publicKey: { challenge: 'YQ', rpId: 'localhost' } } },
    },
    'POST /auth/webauthn/login': { status: 400, errors },
  })
  renderAccountPage(<LoginPage path='/account/login' params={{}} next={null} />, guest)
  const press = async (times: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Σύνδεση με κλειδί πρόσβασης' }))
    await waitFor(() => expect(mockAsk).toHaveBeenCalledTimes(times))
    await screen.findByText('Αυτό το κλειδί πρόσβασης δεν ισχύει πια εδώ')
  }
  mockAsk.mockResolvedValueOnce({ kind: 'made', credential: { id: 'a' } })
  await press(1)
  mockAsk.mockResolvedValue({ kind: 'cancelled' })
  await press(2)
  await press(3)
  expect(screen.queryByText(/δεν ολοκληρώθηκε/)).toBeNull()
})
