import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { emitAuthAnswer } from '../../session/auth-event-bus'
import { ActivateTotpPage } from './activate-totp-page'

jest.mock('../../lib/config/public-config', () => ({
  publicConfig: { appTitle: 'Σταγόνα', titleSeparator: '-', author: { name: 'Σταγόνα' } },
}))

const { fetch } = globalThis
afterEach(() => {
  cleanup()
  globalThis.fetch = fetch
})

const user = { id: 7, display: 'anna', email: 'anna@example.gr', has_usable_password: true }
const signedIn = { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } }
const reauthenticationNeeded = {
  status: 401,
  data: { user, methods: [], flows: [{ id: 'reauthenticate' }] },
  meta: { is_authenticated: true },
}
const secret = { status: 404, meta: { secret: 'JBSWY3DP', totp_url: 'otpauth://totp/x' } }
const keyOptions = { status: 200, data: { creation_options: { publicKey: {} } } }
const wrongCode = {
  status: 400,
  errors: [{ code: 'incorrect_code', param: 'code', message: 'wrong' }],
}

/** The service: what it answers to `method path`, most recent first; each call is kept. */
function service(answers: Record<string, { status: number }>) {
  const calls: string[] = []
  globalThis.fetch = async (address, { method = 'GET' } = {}) => {
    const path = String(address).replace(/^.*\/account\/authenticators/, '')
    calls.push(`${method} ${path}`)
    const said = answers[`${method} ${path}`] ?? { status: 404 }
    // The gateway hands a new secret on as a success.
    const status = 'meta' in said && said.status === 404 ? 200 : said.status
    const text = async () => JSON.stringify(said)
    return { status, headers: new Headers(), text } as Response
  }
  return calls
}

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={queries}>
      <ActivateTotpPage />
    </QueryClientProvider>,
  )
}

const code = () => screen.findByLabelText<HTMLInputElement>(/Κωδικός 6 ψηφίων/)
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Ενεργοποίηση' }))

describe('activating an app that shows codes', () => {
  beforeEach(() => emitAuthAnswer(signedIn as Parameters<typeof emitAuthAnswer>[0]))

  it('asks for a due proof before it shows the secret', async () => {
    const calls = service({ 'GET /totp/svg': secret, 'GET /webauthn': reauthenticationNeeded })
    open()
    await waitFor(() => expect(calls).toContain('GET /webauthn'))
    await screen.findByText('Ετοιμάζεται ο μυστικός κωδικός…')
    expect(screen.queryByText('JBSW Y3DP')).toBeNull()
    expect(screen.queryByLabelText(/Κωδικός 6 ψηφίων/)).toBeNull()
  })

  it('shows the secret where the last proof is recent enough', async () => {
    const calls = service({ 'GET /totp/svg': secret, 'GET /webauthn': keyOptions })
    open()
    expect(await screen.findByText('JBSW Y3DP')).toBeTruthy()
    expect(calls).toEqual(['GET /totp/svg', 'GET /webauthn'])
  })

  it('shows it where the service knows no keys to ask about', async () => {
    service({ 'GET /totp/svg': secret })
    open()
    expect(await code()).toBeTruthy()
  })

  it('keeps the code that was typed before the proof ran out', async () => {
    service({
      'GET /totp/svg': secret,
      'GET /webauthn': keyOptions,
      'POST /totp': reauthenticationNeeded,
    })
    const { unmount } = open()
    fireEvent.change(await code(), { target: { value: '123456' } })
    submit()
    await screen.findByText('Ετοιμάζεται ο μυστικός κωδικός…')
    unmount()

    const calls = service({ 'POST /totp': wrongCode })
    open()
    expect((await code()).value).toBe('123456')
    expect(screen.getByText('JBSW Y3DP')).toBeTruthy()
    expect(screen.getByText(/αν άλλαξε στο μεταξύ/)).toBeTruthy()
    submit()
    await waitFor(() => expect(calls).toEqual(['POST /totp']))
  })
})
