import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { showToast } from '#components/show-toast'
import { stubDialogs } from '#components/testing/browser-stubs'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { signOut } from '#session/sign-out'
import EmailAddressesPage from './email-addresses-page'
import { unsavedAddress } from './use-email-addresses'

let mockByCode = true
jest.mock('#session/use-auth-config', () => ({
  useAuthConfig: () => ({
    data: { account: { email_verification_by_code_enabled: mockByCode } },
    isPending: false,
  }),
}))

const first = { email: 'anna@example.gr', verified: true, primary: true }
const second = { email: 'second@example.gr', verified: false, primary: false }
const unknown = {
  status: 400,
  errors: [{ code: 'unknown_email', param: 'email', message: 'Unknown.' }],
}

/** The service, which mails codes or links; `list` are its addresses. */
function service(byCode: boolean, list: object[]) {
  mockByCode = byCode
  const state = { list }
  const read = () => ({ status: 200, data: state.list })
  const { calls } = fakeUpstream({
    'GET /account/email': read,
    'DELETE /account/email': () => (byCode ? unknown : read()),
    'POST /account/email': () => {
      state.list = [first, second]
      return read()
    },
  })
  return Object.assign(state, { calls })
}

/** Loads the page again, with an empty cache. */
function open(): void {
  cleanup()
  renderAccountPage(<EmailAddressesPage />)
}

const code = () => screen.queryByLabelText(/Κωδικός από το e-mail/)
const removal = () => screen.queryByRole('button', { name: `Διαγραφή: ${second.email}` })
const row = () => screen.findByText('Περιμένει επιβεβαίωση')

async function add(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Αλλαγή διεύθυνσης' }))
  const field = screen.getByLabelText(/Διεύθυνση e-mail/)
  fireEvent.change(field, { target: { value: second.email } })
  fireEvent.click(screen.getByRole('button', { name: 'Συνέχεια' }))
  await row()
}

class FakeChannel {
  static open: FakeChannel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor(readonly name: string) {
    FakeChannel.open.push(this)
  }
  postMessage(): void {}
  close(): void {}
}

stubDialogs()

jest.mock('#session/sign-out', () => ({ signOut: jest.fn() }))
jest.mock('#components/show-toast', () => ({ showToast: jest.fn() }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
})
afterEach(() => {
  FakeChannel.open = []
  jest.clearAllMocks()
})

it('tells that a new address replaces the present one before it is sent', async () => {
  const { calls } = service(true, [first])
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Αλλαγή διεύθυνσης' }))
  expect(screen.getByText(/αντικαθιστά την anna@example\.gr/)).toBeTruthy()
  expect(screen.getByText(/θα συνδεθείτε ξανά με τη νέα/)).toBeTruthy()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

describe('an address verified by code', () => {
  it('can be verified after a reload, without a delete button that would be refused', async () => {
    service(true, [first])
    open()
    await add()
    expect([code() !== null, removal()]).toEqual([true, null])
    open()
    await row()
    expect([code() !== null, removal()]).toEqual([true, null])
    expect(screen.getByText(/Αλλιώς δεν αλλάζει τίποτα/)).toBeTruthy()
  })

  it('of another browser loses its delete button once the service refused it', async () => {
    service(true, [first, second])
    open()
    await row()
    fireEvent.click(removal() as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name: 'Διαγραφή διεύθυνσης' }))
    await waitFor(() => expect(removal()).toBeNull())
  })
})

it('does not take an address that was there before as the one whose answer was lost', async () => {
  service(true, [first, second])
  const { fetch } = globalThis
  globalThis.fetch = async (address, options) => {
    if (options?.method === 'POST') throw new TypeError('Failed to fetch')
    return fetch(address, options)
  }
  open()
  await row()
  fireEvent.click(await screen.findByRole('button', { name: 'Αλλαγή διεύθυνσης' }))
  fireEvent.change(screen.getByLabelText(/Διεύθυνση e-mail/), { target: { value: second.email } })
  fireEvent.click(screen.getByRole('button', { name: 'Συνέχεια' }))
  expect(await screen.findByText('Δεν ξέρουμε αν έγινε')).toBeTruthy()
})

describe('a code that is accepted', () => {
  const user = { id: 7, display: 'anna', email: second.email, has_usable_password: true }
  const meta = { is_authenticated: true }
  const signedIn = { status: 200, data: { user, methods: [] }, meta }
  const ended = { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }

  it.each([
    ['keeps the session', signedIn],
    ['ends it at once', ended],
  ])(
    'tells that the address has changed where the service %s, and signs out',
    async (_, answer) => {
      service(true, [first])
      const { calls } = fakeUpstream({
        'GET /account/email': { status: 200, data: [first, second] },
        'POST /auth/email/verify': answer,
      })
      unsavedAddress.keep(second.email)
      open()
      await row()
      fireEvent.change(code() as HTMLElement, { target: { value: '123456' } })
      fireEvent.click(screen.getByRole('button', { name: 'Επιβεβαίωση' }))
      await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1))
      const title = `Η διεύθυνσή σας είναι πλέον η ${second.email}`
      expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title }))
      expect(calls.at(-1)).toBe('POST /auth/email/verify')
    },
  )
})

describe('an address verified by link', () => {
  it('can be deleted', async () => {
    service(false, [first])
    open()
    await add()
    expect([code(), removal() !== null]).toEqual([null, true])
  })

  it('is verified as soon as another tab reports it', async () => {
    const state = service(false, [first])
    open()
    await add()
    state.list = [first, { ...second, verified: true }]
    act(() => {
      for (const { onmessage } of FakeChannel.open) onmessage?.({ data: { email: second.email } })
    })
    await waitFor(() => expect(screen.queryByText('Περιμένει επιβεβαίωση')).toBeNull())
    expect(screen.queryByText(/Στείλαμε έναν σύνδεσμο/)).toBeNull()
  })

  it('is verified by polling after another device was used', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const state = service(false, [first, second])
    open()
    await row()
    state.list = [first, { ...second, verified: true }]
    await act(() => jest.advanceTimersByTimeAsync(10_500))
    await waitFor(() => expect(screen.queryByText('Περιμένει επιβεβαίωση')).toBeNull())
    const asked = state.calls.length
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(state.calls).toHaveLength(asked)
    jest.useRealTimers()
  })
})
