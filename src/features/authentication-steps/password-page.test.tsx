import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { publishSession, unknownSession } from '../../session/session-store'
import { annasAccount } from '../../session/testing/annas-account'
import { PasswordReauthenticationPage } from './password-page'

jest.mock('../../lib/config/public-config', () => ({
  publicConfig: { appTitle: 'Σταγόνα', titleSeparator: '-', author: { name: 'Σταγόνα' } },
}))

const { fetch } = globalThis
afterEach(() => {
  cleanup()
  globalThis.fetch = fetch
})

it('finds the other ways itself where a reload could not learn of them', async () => {
  const totp = { type: 'totp', created_at: 1, last_used_at: null }
  globalThis.fetch = async () => {
    const text = async () => JSON.stringify({ status: 200, data: [totp] })
    return { status: 200, headers: new Headers(), text } as Response
  }
  const user = { id: annasAccount.id, display: 'anna', has_usable_password: true }
  publishSession({
    ...unknownSession,
    status: 'member',
    user: annasAccount,
    stepsKnown: true,
    reauthenticationNeeded: true,
    answer: { status: 401, data: { user, flows: [] }, meta: { is_authenticated: true } },
  })
  const next = '/account/2fa/recovery-codes'
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PasswordReauthenticationPage path='/account/reauthenticate' params={{}} next={next} />
    </QueryClientProvider>,
  )
  const link = await screen.findByRole('link', { name: 'Με κωδικό από την εφαρμογή' })
  expect(link.getAttribute('href')).toBe(`/account/2fa/reauthenticate/totp?next=${next}`)
})
