import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, type ApiProblem } from '#lib/http/problem'
import { AccountRead } from './account-read'

type Answer = () => Promise<string>

function Page({ answer }: { answer: Answer }) {
  const query = useQuery<string, ApiError>({ queryKey: ['x'], queryFn: answer })
  return (
    <AccountRead query={query} skeleton={<i>σκελετός</i>}>
      {(data) => <p>{data}</p>}
    </AccountRead>
  )
}

function show(answer: Answer) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Page answer={answer} />
    </QueryClientProvider>,
  )
}

const failWith = (outcome: ApiProblem): Promise<string> => Promise.reject(new ApiError(outcome))

describe('AccountRead', () => {
  afterEach(() => act(() => onlineManager.setOnline(true)))

  it('shows the skeleton while it loads, then the data', async () => {
    let arrive = (_: string) => {}
    show(() => new Promise((resolve) => (arrive = resolve)))
    expect(screen.getByText('σκελετός')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Φορτώνει…')
    await act(async () => arrive('διευθύνσεις'))
    expect(await screen.findByText('διευθύνσεις')).toBeTruthy()
    expect(screen.queryByText('σκελετός')).toBeNull()
  })

  it('shows the problem, and reads again on request', async () => {
    let tries = 0
    show(() => (++tries === 1 ? failWith({ kind: 'unreachable' }) : Promise.resolve('εδώ')))
    expect((await screen.findByRole('alert')).textContent).toContain('Η σελίδα δεν φορτώθηκε')
    await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }))
    expect(await screen.findByText('εδώ')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(['reauthenticationRequired', 'sessionEnded', 'signedOut'] as const)(
    'shows no error for %s: the app navigates',
    async (kind) => {
      show(() => failWith({ kind }))
      await act(async () => {})
      expect(screen.getByText('σκελετός')).toBeTruthy()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('shows beside its data while offline that changes need a connection', async () => {
    show(() => Promise.resolve('εδώ'))
    expect(await screen.findByText('εδώ')).toBeTruthy()
    act(() => onlineManager.setOnline(false))
    expect(screen.getByText(/^Βλέπετε όσα είχαν φορτωθεί/).textContent).toMatch(
      /χρειάζεται σύνδεση/,
    )
    expect(screen.getByText('εδώ')).toBeTruthy()
  })

  it('shows that the device is offline, and loads when the network is back', async () => {
    onlineManager.setOnline(false)
    show(() => Promise.resolve('εδώ'))
    expect(screen.getByText('Είστε εκτός σύνδεσης')).toBeTruthy()
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByText('εδώ')).toBeTruthy()
  })
})
