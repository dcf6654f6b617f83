import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import PasswordChangePage from './password-change-page'

const toasts = seenToasts()

it('says once that it is not known which password holds, and how to find out', async () => {
  fakeUpstream({ 'POST /account/password/change': new TypeError('Failed to fetch') })
  renderAccountPage(<PasswordChangePage />)
  await userEvent.type(await screen.findByLabelText('Τωρινός κωδικός'), 'mikromathisi-2026')
  await userEvent.type(screen.getByLabelText('Νέος κωδικός'), 'τέσσερις σταγόνες')
  await userEvent.type(screen.getByLabelText('Ο νέος κωδικός, ξανά'), 'τέσσερις σταγόνες')
  await userEvent.click(screen.getByRole('button', { name: 'Αλλαγή κωδικού' }))
  const notices = await screen.findAllByRole('alert')
  expect(notices).toHaveLength(1)
  expect(notices[0]?.textContent).toContain('Δεν ξέρουμε αν έγινε')
  expect(notices[0]?.textContent).toContain('Δοκιμάστε ξανά με τον κωδικό που είχατε ως τώρα')
  expect(screen.getByLabelText<HTMLInputElement>('Νέος κωδικός').value).toBe('τέσσερις σταγόνες')
})

it('says that it worked and offers to sign in, as the service ends all sessions', async () => {
  fakeUpstream({
    'POST /account/password/change': {
      status: 401,
      data: { flows: [] },
      meta: { is_authenticated: false },
    },
  })
  renderAccountPage(<PasswordChangePage />)
  await userEvent.type(await screen.findByLabelText('Τωρινός κωδικός'), 'mikromathisi-2026')
  await userEvent.type(screen.getByLabelText('Νέος κωδικός'), 'τέσσερις σταγόνες')
  await userEvent.type(screen.getByLabelText('Ο νέος κωδικός, ξανά'), 'τέσσερις σταγόνες')
  await userEvent.click(screen.getByRole('button', { name: 'Αλλαγή κωδικού' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({
    tone: 'success',
    title: 'Ο κωδικός άλλαξε',
    action: { label: 'Σύνδεση' },
  })
})
