import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { guest, member, renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import { publishSession, type SessionView } from '#session/session'
import { signOut } from '#session/sign-out'
import VerifyEmailPage from './verify-email-page'

let mockConfig: { byCode?: boolean; isPending: boolean } = { isPending: true }
jest.mock('#session/use-auth-config', () => ({
  useAuthConfig: () => ({
    data:
      mockConfig.byCode === undefined
        ? undefined
        : { account: { email_verification_by_code_enabled: mockConfig.byCode } },
    isPending: mockConfig.isPending,
  }),
}))
jest.mock('#session/sign-out', () => ({ signOut: jest.fn() }))
let mockEmit: (email: string) => void = () => {}
jest.mock('#session/mail-confirmation', () => ({
  ...jest.requireActual('#session/mail-confirmation'),
  onEmailVerified: (listener: (email: string) => void) => {
    mockEmit = listener
    return () => {}
  },
}))

const email = 'anna@example.gr'
const waiting: SessionView = { ...guest, pendingFlow: { id: 'verify_email', is_pending: true } }

const toasts = seenToasts()

beforeEach(() => sessionStorage.setItem('mailed-to', email))

function open(session: SessionView, config: typeof mockConfig) {
  mockConfig = config
  renderAccountPage(
    <VerifyEmailPage path='/account/verify-email' params={{}} next={null} />,
    session,
  )
}

const byLink = { byCode: false, isPending: false }
const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('VerifyEmailPage', () => {
  it('shows no code field before it is known whether the mail contains a code', () => {
    open(waiting, { isPending: true })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('has a code field, or none if the mail contains a link', () => {
    open(waiting, { byCode: true, isPending: false })
    expect(screen.getByRole('textbox')).toBeTruthy()
    cleanup()
    open(waiting, byLink)
    expect([title(), screen.queryByRole('textbox')]).toEqual(['Δείτε το e-mail σας', null])
    expect(screen.getByText(/σε άλλη συσκευή; Τότε συνδεθείτε/)).toBeTruthy()
  })

  it('tells a member that the code has changed the address, and ended the session', async () => {
    const ended = { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }
    fakeUpstream({ 'POST /auth/email/verify': ended })
    open(member, { byCode: true, isPending: false })
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Επιβεβαίωση' }))
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1))
    expect(toasts.map(({ title }) => title)).toEqual([`Η διεύθυνσή σας είναι πλέον η ${email}`])
  })

  it('detects that another tab opened the link of its address only', () => {
    open(waiting, byLink)
    act(() => mockEmit('other@example.gr'))
    expect(title()).toBe('Δείτε το e-mail σας')
    act(() => mockEmit('Anna@Example.gr'))
    expect(title()).toBe('Η διεύθυνση επιβεβαιώθηκε')
  })

  it('offers to sign in if the sign-up no longer waits for a link', () => {
    open(waiting, byLink)
    const { calls } = fakeUpstream({ 'GET /auth/session': new TypeError('offline') })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(calls).toEqual(['GET /auth/session'])
    act(() => publishSession({ ...waiting, pendingFlow: null }))
    expect(title()).toBe('Συνεχίστε με σύνδεση')
  })

  it('detects that a member verified the address on another device', async () => {
    const list = [{ email, verified: false, primary: true }]
    fakeUpstream({ 'GET /account/email': () => ({ status: 200, data: list }) })
    jest.useFakeTimers({ advanceTimers: true })
    open(member, byLink)
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(title()).toBe('Δείτε το e-mail σας')
    Object.assign(list[0] ?? {}, { verified: true })
    await act(() => jest.advanceTimersByTimeAsync(10_500))
    expect(title()).toBe('Η διεύθυνση επιβεβαιώθηκε')
    jest.useRealTimers()
  })
})
