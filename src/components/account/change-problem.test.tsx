import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import { useAccountChange } from '#session/use-account-change'
import { ChangeProblem } from './change-problem'
import { renderAccountPage } from './testing/render-account-page'

/** A page whose change has ended in this outcome; `looks` are those of each look after it. */
async function showAfter(outcome: Outcome, looks: Outcome[] = []) {
  const onDone = jest.fn()
  function Page() {
    const mutation = useAccountChange<string>({
      carryOut: () => endWith(outcome),
      ...(looks.length > 0 && { look: () => endWith(looks.shift() as Outcome) }),
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

it('does not know where looking fails, and looks again when asked to', async () => {
  const lost = { kind: 'unreachable' } as const
  const onDone = await showAfter(lost, [lost, lost, { kind: 'done', data: 'new' }])
  expect(await screen.findByText('Δεν ξέρουμε αν έγινε η αλλαγή')).toBeTruthy()
  expect(screen.queryByText('Δεν έγινε η αλλαγή')).toBeNull()
  const again = () => screen.getByRole('button', { name: 'Δείτε αν έγινε' })
  await userEvent.click(again())
  expect(await screen.findByText('Δεν ξέρουμε αν έγινε η αλλαγή')).toBeTruthy()
  await userEvent.click(again())
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('does not know where nobody can look', async () => {
  await showAfter({ kind: 'unreachable' })
  expect(await screen.findByText('Δεν ξέρουμε αν έγινε η αλλαγή')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Εντάξει' }))
  expect(screen.queryByText(/Δεν ξέρουμε/)).toBeNull()
})
