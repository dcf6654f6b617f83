import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { followLink } from '../../lib/navigation/navigate'
import { publishSession, unknownSession } from '../../session/session-store'
import { PasskeyStep } from './second-factor-pages'

jest.mock('../../lib/config/public-config', () => ({
  publicConfig: { appTitle: 'Σταγόνα', titleSeparator: '-', author: { name: 'Σταγόνα' } },
}))
jest.mock('../../lib/navigation/navigate', () => ({ followLink: jest.fn() }))
const mockStop = jest.fn()
let mockAnswer: (outcome: { kind: string }) => void = () => {}
jest.mock('../../lib/passkey/passkey-device', () => ({
  askPasskey: () =>
    new Promise((resolve) => {
      mockAnswer = resolve
    }),
  stopAskingPasskey: () => {
    mockStop()
    mockAnswer({ kind: 'stopped' })
  },
}))

const { fetch } = globalThis
afterEach(() => {
  cleanup()
  globalThis.fetch = fetch
})

it('stops waiting for a key as soon as another way is chosen, and leads there', async () => {
  const options = { publicKey: { challenge: 'c', rpId: 'localhost', allowCredentials: [] } }
  const said = { status: 200, data: { request_options: options } }
  globalThis.fetch = async () => {
    const text = async () => JSON.stringify(said)
    return { status: 200, headers: new Headers(), text } as Response
  }
  const flow = { id: 'mfa_authenticate', types: ['recovery_codes' as const, 'webauthn' as const] }
  publishSession({
    ...unknownSession,
    status: 'guest',
    stepsKnown: true,
    answer: { status: 401, data: { flows: [flow] }, meta: { is_authenticated: false } },
    pendingFlow: flow,
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PasskeyStep purpose='authenticate' next='/blog' />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Χρήση κλειδιού πρόσβασης' }))
  await screen.findByRole('button', { name: 'Περιμένει η συσκευή…' })
  mockStop.mockClear()
  fireEvent.click(screen.getByRole('link', { name: 'Με κωδικό ανάκτησης' }))
  expect(mockStop).toHaveBeenCalledTimes(1)
  expect(followLink).toHaveBeenCalledWith('/account/2fa/authenticate/recovery-codes?next=/blog')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Χρήση κλειδιού πρόσβασης' })).toBeTruthy(),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})
