import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import { interruptedChange } from '#session/interrupted-change'
import { useAccountChange } from '#session/use-account-change'
import { ChangeProblem } from './change-problem'
import { renderAccountPage } from './testing/render-account-page'

const interrupted = interruptedChange<string>()

/** A page whose change has ended in this outcome. */
async function showAfter(outcome: Outcome) {
  const onDone = jest.fn()
  function Page() {
    const mutation = useAccountChange({ carryOut: () => endWith(outcome), interrupted, onDone })
    return (
      <>
        <ChangeProblem mutation={mutation} />
        <button type='button' onClick={() => void mutation.submit('α')}>
          Αλλαγή
        </button>
      </>
    )
  }
  renderAccountPage(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Αλλαγή' }))
  return onDone
}

it('shows why a change was not made, with focus, and can be closed', async () => {
  const onDone = await showAfter({
    kind: 'refused',
    errors: [{ code: 'cannot_remove_primary_email', param: 'email', message: '' }],
  })
  const notice = await screen.findByText(/Ορίστε πρώτα άλλη ως κύρια/)
  expect(document.activeElement?.contains(notice)).toBe(true)
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Εντάξει' }))
  expect(screen.queryByText(/Ορίστε πρώτα/)).toBeNull()
})

it('shows the seconds of a wait', async () => {
  await showAfter({ kind: 'rateLimited', seconds: 20 })
  expect(await screen.findByText(/σε 20 δευτερόλεπτα/)).toBeTruthy()
})

/** A page whose change has no answer; `looks` is what each look finds. */
async function showAfterLost(looks: (Outcome | 'nothing')[]) {
  const onDone = jest.fn()
  const look = async () => {
    const found = looks.shift() ?? 'nothing'
    return found === 'nothing' ? null : endWith(found)
  }
  function Page() {
    const mutation = useAccountChange<string>({
      carryOut: () => endWith({ kind: 'unreachable' }),
      ...(looks.length > 0 && { look }),
      onDone,
    })
    return (
      <>
        <ChangeProblem mutation={mutation} />
        <button type='button' onClick={() => void mutation.submit('α')}>
          Αλλαγή
        </button>
      </>
    )
  }
  renderAccountPage(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Αλλαγή' }))
  return onDone
}

it('says that a change was not made after a lost answer only if it has looked', async () => {
  const onDone = await showAfterLost(['nothing'])
  expect(await screen.findByText('Δεν έγινε η αλλαγή')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})

it('takes a change as made that it finds', async () => {
  const onDone = await showAfterLost([{ kind: 'done', data: 'new' }])
  expect(onDone).toHaveBeenCalledWith('α', 'new')
  expect(screen.queryByText(/αλλαγή$/)).toBeNull()
})

it('does not know where looking fails, and looks again when asked to', async () => {
  const onDone = await showAfterLost([
    { kind: 'unreachable' },
    { kind: 'unreachable' },
    { kind: 'done', data: 'new' },
  ])
  expect(await screen.findByText('Δεν ξέρουμε αν έγινε η αλλαγή')).toBeTruthy()
  expect(screen.queryByText('Δεν έγινε η αλλαγή')).toBeNull()
  const again = () => screen.getByRole('button', { name: 'Δείτε αν έγινε' })
  await userEvent.click(again())
  expect(await screen.findByText('Δεν ξέρουμε αν έγινε η αλλαγή')).toBeTruthy()
  await userEvent.click(again())
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('does not know where nobody can look', async () => {
  await showAfterLost([])
  expect(await screen.findByText('Δεν ξέρουμε αν έγινε η αλλαγή')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Εντάξει' }))
  expect(screen.queryByText(/Δεν ξέρουμε/)).toBeNull()
})
