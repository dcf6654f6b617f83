import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type ChangeOutcome,
  interruptedChange,
  useAccountChange,
} from '../../session/use-account-change'
import { ChangeProblem } from './change-problem'

const interrupted = interruptedChange<string>()

interface PageProps {
  carryOut: (change: string) => Promise<ChangeOutcome>
  onDone: (change: string) => void
}

function Page(deps: PageProps) {
  const mutation = useAccountChange<string>({ ...deps, interrupted })
  return (
    <>
      <ChangeProblem mutation={mutation} />
      <button type='button' onClick={() => void mutation.submit('α')}>
        Αλλαγή
      </button>
      <output>{`${mutation.status} ${mutation.change}`}</output>
    </>
  )
}

function show(outcome: ChangeOutcome) {
  const onDone = jest.fn()
  const carryOut = jest.fn(async () => outcome)
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <Page carryOut={carryOut} onDone={onDone} />
    </QueryClientProvider>
  )
  return { ...render(page), onDone, carryOut }
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Αλλαγή' }))

describe('ChangeProblem', () => {
  it('makes a change', async () => {
    const { onDone, carryOut } = show({ kind: 'done', data: null })
    await press()
    expect(await screen.findByText('resting null')).toBeTruthy()
    expect(carryOut.mock.calls).toEqual([['α']])
    expect(onDone.mock.calls).toEqual([['α']])
  })

  it('shows why a change was not made, with focus, and can be closed', async () => {
    const { onDone } = show({
      kind: 'refused',
      errors: [{ code: 'cannot_remove_primary_email', param: 'email', message: '' }],
    })
    await press()
    const notice = await screen.findByText(/Ορίστε πρώτα άλλη ως κύρια/)
    expect(document.activeElement?.contains(notice)).toBe(true)
    expect(onDone).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Εντάξει' }))
    expect(screen.queryByText(/Ορίστε πρώτα/)).toBeNull()
  })

  it('shows the seconds of a wait', async () => {
    show({ kind: 'rateLimited', seconds: 20 })
    await press()
    expect(await screen.findByText(/σε 20 δευτερόλεπτα/)).toBeTruthy()
  })

  it('has a change confirmed that reauthentication interrupted (R270)', async () => {
    const { unmount } = show({ kind: 'reauthenticationRequired' })
    await press()
    await screen.findByText('resting null')
    unmount()
    const { carryOut } = show({ kind: 'done', data: null })
    expect(screen.getByText('confirming α')).toBeTruthy()
    expect(carryOut).not.toHaveBeenCalled()
  })
})
