import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import PasswordChangePage from './password-change-page'

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
