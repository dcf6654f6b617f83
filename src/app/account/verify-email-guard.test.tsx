import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { goTo } from '../../lib/navigation/navigate'
import { publishSession, type SessionView, unknownSession } from '../../session/session-store'
import { annasAccount } from '../../session/testing/annas-account'
import { endNavigation, startNavigationFrom } from './pending-navigation'
import { VerifyEmailGuard } from './verify-email-guard'

jest.mock('../../lib/navigation/navigate', () => ({ goTo: jest.fn() }))
jest.mock('../../features/verify-email/verify-email-page', () => ({
  VerifyEmailPage: () => <h1>Κωδικός</h1>,
}))

const guest: SessionView = { ...unknownSession, status: 'guest' }
const member: SessionView = { ...unknownSession, status: 'member', user: annasAccount }
const address = (verified: boolean) => ({ email: 'anna@example.gr', verified, primary: !verified })

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

/** Renders the page with a session and the response about the e-mail addresses. */
function visit(session: SessionView, status: number, data: object[] = []) {
  jest.mocked(goTo).mockClear()
  const asked: string[] = []
  globalThis.fetch = async (path) => {
    asked.push(String(path))
    const text = async () => JSON.stringify({ status, data })
    return { status, headers: new Headers(), text } as Response
  }
  publishSession(session)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <VerifyEmailGuard path='/account/verify-email' params={{}} next={null} />
    </QueryClientProvider>,
  )
  return asked
}
const page = () => screen.findByRole('heading', { name: 'Κωδικός' })

describe('the page that confirms an address (R081)', () => {
  it('is shown to guests at once', async () => {
    const asked = visit(guest, 200)
    expect(await page()).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('is shown to members with an address to confirm', async () => {
    const asked = visit(member, 200, [address(true), address(false)])
    expect(await page()).toBeTruthy()
    expect(asked).toHaveLength(1)
    expect(goTo).not.toHaveBeenCalled()
  })

  it('leads members home who have none', async () => {
    visit(member, 200, [address(true)])
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/', { replace: true }))
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('does not redirect while a navigation is pending', async () => {
    startNavigationFrom('/account/verify-email')
    const asked = visit(member, 200, [address(true)])
    expect(await page()).toBeTruthy()
    expect(asked).toEqual([])
    endNavigation()
  })

  it('shows the page where the addresses cannot be read', async () => {
    visit(member, 503)
    expect(await page()).toBeTruthy()
    expect(goTo).not.toHaveBeenCalled()
  })
})
