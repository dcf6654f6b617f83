import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { publishSession, type SessionView, unknownSession } from '../../session/session-store'
import { annasAccount } from '../../session/testing/annas-account'
import { VerifyEmailPage } from './verify-email-page'

let mockConfig: { byCode?: boolean; isPending: boolean } = { isPending: true }
jest.mock('../../session/use-auth-config', () => ({
  useAuthConfig: () => ({
    data:
      mockConfig.byCode === undefined
        ? undefined
        : { account: { email_verification_by_code_enabled: mockConfig.byCode } },
    isPending: mockConfig.isPending,
  }),
}))
jest.mock('../../lib/config/public-config', () => ({
  publicConfig: { appTitle: 'Σταγόνα', titleSeparator: '-', author: { name: 'Σταγόνα' } },
}))
let mockTell: (email: string) => void = () => {}
jest.mock('../../session/mail-confirmation', () => ({
  ...jest.requireActual('../../session/mail-confirmation'),
  onEmailVerified: (listener: (email: string) => void) => {
    mockTell = listener
    return () => {}
  },
}))

const email = 'anna@example.gr'
const waiting: SessionView = {
  ...unknownSession,
  status: 'guest',
  stepsKnown: true,
  pendingFlow: { id: 'verify_email', is_pending: true },
}
const member: SessionView = { ...unknownSession, status: 'member', user: annasAccount }

const { fetch } = globalThis
beforeEach(() => sessionStorage.setItem('mailed-to', email))
afterEach(() => {
  cleanup()
  globalThis.fetch = fetch
})

function open(session: SessionView, config: typeof mockConfig) {
  mockConfig = config
  publishSession(session)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VerifyEmailPage path='/account/verify-email' params={{}} next={null} />
    </QueryClientProvider>,
  )
}

const byLink = { byCode: false, isPending: false }
const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the page that waits until an address is verified', () => {
  it('speaks of no code before it is known whether the mail holds one', () => {
    open(waiting, { isPending: true })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('asks for a code, or for nothing where the mail holds a link', () => {
    open(waiting, { byCode: true, isPending: false })
    expect(screen.getByRole('textbox')).toBeTruthy()
    cleanup()
    open(waiting, byLink)
    expect([title(), screen.queryByRole('textbox')]).toEqual(['Δείτε το e-mail σας', null])
    expect(screen.getByText(/σε άλλη συσκευή; Τότε συνδεθείτε/)).toBeTruthy()
  })

  it('notices that another tab opened the link of its mail, and of no other', () => {
    open(waiting, byLink)
    act(() => mockTell('other@example.gr'))
    expect(title()).toBe('Δείτε το e-mail σας')
    act(() => mockTell('Anna@Example.gr'))
    expect(title()).toBe('Η διεύθυνση επιβεβαιώθηκε')
  })

  it('leads on, without claiming to know, where the sign-up waits for no link any more', () => {
    open(waiting, byLink)
    const asked: string[] = []
    globalThis.fetch = async (path) => {
      asked.push(String(path))
      throw new TypeError('offline')
    }
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked).toEqual([expect.stringMatching(/\/auth\/session$/)])
    act(() => publishSession({ ...waiting, pendingFlow: null }))
    expect(title()).toBe('Συνεχίστε με σύνδεση')
  })

  it('notices what a member did on another device', async () => {
    const list = [{ email, verified: false, primary: true }]
    globalThis.fetch = async () => {
      const text = async () => JSON.stringify({ status: 200, data: list })
      return { status: 200, headers: new Headers(), text } as Response
    }
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
