import { fireEvent, screen } from '@testing-library/react'
import { member, renderAccountPage } from '#components/account/testing/render-account-page'
import { stubDialogs } from '#components/testing/browser-stubs'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { examplePasskey } from '#contract/examples/authenticator-examples'
import { publishSession } from '#session/session'
import { interruptedKeyChange } from './api'
import KeysPage from './keys-page'

beforeEach(() => stubDialogs())

it('asks again about a removal once it is known what goes with the key (R540)', async () => {
  publishSession(member)
  const { id, name } = examplePasskey
  interruptedKeyChange.keep({ kind: 'remove', id, name })
  let answer: FakeAnswer = [500, {}]
  fakeUpstream({ 'GET /account/authenticators': () => answer })
  renderAccountPage(<KeysPage />)
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })
  expect(screen.queryByRole('dialog')).toBeNull()
  answer = { status: 200, data: [examplePasskey] }
  fireEvent.click(retry)
  expect((await screen.findByRole('dialog')).textContent).toContain('Δεν έχετε άλλο δεύτερο βήμα')
})
