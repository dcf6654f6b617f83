import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuthOutcome } from '#session/auth-outcome'
import { interruptedChange } from '#session/interrupted-change'
import { useAccountChange } from '#session/use-account-change'
import { ChangeProblem } from './change-problem'
import { renderAccountPage } from './testing/render-account-page'

const interrupted = interruptedChange<string>()

/** A page whose change has ended in this outcome. */
async function showAfter(outcome: AuthOutcome<unknown>) {
  const onDone = jest.fn()
  function Page() {
    const mutation = useAccountChange({ carryOut: async () => outcome, interrupted, onDone })
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
