import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import GenerateCodesPage from './generate-codes-page'

const opened = openedPages()
const codesPath = '/account/authenticators/recovery-codes'
const lost = new TypeError('Failed to fetch')

const codes = (madeAt: number) => ({
  type: 'recovery_codes',
  created_at: madeAt,
  total_code_count: 10,
  unused_code_count: 8,
})
const read = (madeAt: number) => ({
  status: 200,
  data: { ...codes(madeAt), unused_codes: ['11112222'] },
})

/** Makes new codes, whose answer is lost; then reading them answers so. */
async function makeNew(reading: object) {
  const answers = { reading }
  const { calls } = fakeUpstream({
    'GET /account/authenticators': {
      status: 200,
      data: [codes(100), { type: 'totp', created_at: 5 }],
    },
    [`POST ${codesPath}`]: lost,
    [`GET ${codesPath}`]: () => answers.reading,
  })
  renderAccountPage(<GenerateCodesPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Δημιουργία νέων κωδικών' }))
  return { calls, answers }
}

it('shows the new codes if only the answer was lost', async () => {
  await makeNew(read(200))
  expect(opened.map(([path]) => path)).toEqual(['/account/2fa/recovery-codes'])
  expect(screen.queryByText(/Δεν έγινε|Δεν ξέρουμε/)).toBeNull()
})

it('says that the old ones are kept only if it has read them', async () => {
  await makeNew(read(100))
  expect(await screen.findByText('Δεν έγινε η αλλαγή')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Όχι, να μείνουν οι παλιοί' })).toBeTruthy()
})

it('does not say which ones hold if it cannot read them, and looks again', async () => {
  const { calls, answers } = await makeNew(lost)
  expect(await screen.findByText('Δεν ξέρουμε αν έγινε η αλλαγή')).toBeTruthy()
  expect(screen.queryByText(/να μείνουν οι παλιοί/)).toBeNull()
  answers.reading = read(200)
  await userEvent.click(screen.getByRole('button', { name: 'Δείτε αν έγινε' }))
  expect(opened).toHaveLength(1)
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})
