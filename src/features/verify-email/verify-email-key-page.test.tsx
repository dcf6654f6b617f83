import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { fakeUpstream } from '#components/testing/fake-upstream'
import VerifyEmailKeyPage from './verify-email-key-page'

let mockByCode = false
let mockPending = false
jest.mock('#session/use-auth-config', () => ({
  useAuthConfig: () => ({
    data: { account: { email_verification_by_code_enabled: mockByCode } },
    isPending: mockPending,
  }),
}))
const mockAnnounced: string[] = []
jest.mock('#session/mail-confirmation', () => ({
  ...jest.requireActual('#session/mail-confirmation'),
  announceEmailVerified: (email: string) => mockAnnounced.push(email),
}))

afterEach(() => {
  mockAnnounced.length = 0
  mockPending = false
})

const user = { id: 7, display: 'anna', email: 'anna@example.gr', has_usable_password: true }
const good = { status: 200, data: { email: user.email, user }, meta: { is_authenticating: true } }
const verified = { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }
const refused = (code: string) => ({ status: 400, errors: [{ code, param: 'key', message: code }] })

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base62 = (n: number): string => (n > 61 ? base62(Math.floor(n / 62)) : '') + digits[n % 62]
/** A key as the service signs them, so many days old. */
const keyOf = (days: number) =>
  `MTc:${base62(Math.floor(Date.now() / 1000) - days * 86_400)}:${'s'.repeat(43)}`

function open(key: string, mode: 'code' | 'link', ...answers: { status: number }[]) {
  mockByCode = mode === 'code'
  const next = () => answers.shift() ?? new Error('no request was expected')
  fakeUpstream({ 'GET /auth/email/verify': next, 'POST /auth/email/verify': next })
  render(<VerifyEmailKeyPage path='/account/verify-email' params={{ linkKey: key }} next={null} />)
}

const title = (name: string) => screen.findByRole('heading', { name })

describe('VerifyEmailKeyPage', () => {
  it('distinguishes a used link from an expired and an incomplete one', async () => {
    open(keyOf(1), 'link', refused('invalid_or_expired_key'))
    expect(await title('Ο σύνδεσμος έχει ήδη χρησιμοποιηθεί')).toBeTruthy()
    cleanup()
    open(keyOf(4), 'link', refused('invalid_or_expired_key'))
    expect(await title('Ο σύνδεσμος έληξε')).toBeTruthy()
    cleanup()
    open('MTc:1abc', 'link', refused('invalid_or_expired_key'))
    expect(await title('Ο σύνδεσμος δεν είναι σωστός')).toBeTruthy()
  })

  it('shows that another account has verified the address', async () => {
    open(keyOf(1), 'link', refused('email_taken'))
    expect(await title('Η διεύθυνση ανήκει σε άλλον λογαριασμό')).toBeTruthy()
  })

  it('shows a malformed key as a wrong link if mails contain codes, without a request', async () => {
    open('nonsense', 'code')
    expect(await title('Ο σύνδεσμος δεν είναι σωστός')).toBeTruthy()
    expect(screen.queryByText(/έχει ήδη/)).toBeNull()
  })

  it('checks a code without waiting for the settings of the service (R543)', async () => {
    mockPending = true
    open('CDF3GH', 'code', { status: 409 })
    expect(await title('Ο κωδικός δεν ισχύει πια')).toBeTruthy()
  })

  it('shows a code that is no longer pending as expired or used', async () => {
    open('CDF3GH', 'code', { status: 409 })
    expect(await title('Ο κωδικός δεν ισχύει πια')).toBeTruthy()
    expect(screen.getByText(/Πέρασε η ώρα του.*ή η διεύθυνση έχει ήδη επιβεβαιωθεί/)).toBeTruthy()
    // Signing up again with the same address mails no code.
    expect(screen.getByRole('link', { name: 'Σύνδεση' })).toBeTruthy()
    expect(screen.queryByText(/εγγραφή/i)).toBeNull()
  })

  it('verifies after one press, and informs the other tabs', async () => {
    open(keyOf(0), 'link', good, verified)
    fireEvent.click(await screen.findByRole('button', { name: 'Ναι, επιβεβαιώνω' }))
    expect(await title('Η διεύθυνση επιβεβαιώθηκε')).toBeTruthy()
    await waitFor(() => expect(mockAnnounced).toEqual([user.email]))
  })

  it('shows that the link was used if another tab used it first', async () => {
    open(keyOf(0), 'link', good, refused('invalid_or_expired_key'))
    fireEvent.click(await screen.findByRole('button', { name: 'Ναι, επιβεβαιώνω' }))
    expect(await title('Ο σύνδεσμος έχει ήδη χρησιμοποιηθεί')).toBeTruthy()
    expect(mockAnnounced).toEqual([])
  })
})
