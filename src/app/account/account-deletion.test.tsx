import { screen, waitFor } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import type { FakeAnswer } from '#components/testing/fake-upstream'
import { exampleOrder } from '#contract/examples/order-examples'
import { annasAccount } from '#session/testing/annas-account'
import { reauthenticationRequired } from '#session/testing/auth-answers'
import { apiPage } from '#tests/support/api-page'
import { fillIn, openAccountPage, press } from './testing/open-account-page'

// Nobody arrives at the goodbye here, so that it would come seconds later, in another test.
jest.mock('#session/sign-out', () => ({ endSession: async () => {} }))

const call = 'POST /api/user/account/7/delete-account'
const page = '/account/settings/delete'
const label = 'Γράψτε τη λέξη ΔΙΑΓΡΑΦΗ'
const button = 'Διαγραφή λογαριασμού'
const goodbye = '/account/goodbye'
const lost = new TypeError('Failed to fetch')

async function deleting(answer: FakeAnswer, more = {}, word = 'ΔΙΑΓΡΑΦΗ') {
  const opened = openAccountPage(page, member, { [call]: answer, ...more })
  await fillIn({ [label]: word })
  await press(button)
  return opened
}
const pages = ({ opened }: ReturnType<typeof openAccountPage>) => opened.map(([to]) => to)

it('names the orders that are open (R446)', async () => {
  const orders = [
    { ...exampleOrder, id: 640, status: 'SHIPPED' },
    { ...exampleOrder, id: 641, status: 'CANCELED' },
  ]
  openAccountPage(page, member, { 'GET /api/orders': apiPage(orders) })
  expect(await screen.findByRole('link', { name: 'Παραγγελία 640' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Παραγγελία 641' })).toBeNull()
})

it('tells that the orders could not be read', async () => {
  openAccountPage(
    page,
    { ...member, user: { ...annasAccount, id: 8 } },
    { 'GET /api/orders': [500, {}] },
  )
  expect(await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeTruthy()
})

it('says what is being done from the press on', async () => {
  let answer = (_: FakeAnswer) => {}
  const held = new Promise<FakeAnswer>((resolve) => {
    answer = resolve
  })
  openAccountPage(page, member, { [call]: () => held })
  await fillIn({ [label]: 'ΔΙΑΓΡΑΦΗ' })
  await press(button)
  expect(await screen.findByText('Στέλνουμε το αίτημα διαγραφής.')).toBeTruthy()
  answer([400, {}])
  expect(await screen.findByText('Ο λογαριασμός δεν διαγράφηκε')).toBeTruthy()
  expect(screen.queryByText('Στέλνουμε το αίτημα διαγραφής.')).toBeNull()
})

it.each(['', 'διαγραφω', 'DELETE'])('sends nothing for the word «%s»', async (word) => {
  const { calls } = await deleting([202, { accepted: true }], {}, word)
  expect(await screen.findByText('Γράψτε ακριβώς τη λέξη ΔΙΑΓΡΑΦΗ.')).toBeTruthy()
  expect(calls).not.toContain(call)
})

it.each(['ΔΙΑΓΡΑΦΗ', ' διαγραφή '])(
  'deletes the account for «%s», empties the device and says goodbye (R446, R448)',
  async (word) => {
    for (const name of ['recall-cards-7', 'reading-7', 'withdrawals-7']) {
      localStorage.setItem(name, '{}')
    }
    const opened = await deleting([202, { accepted: true }], {}, word)
    await waitFor(() => expect(pages(opened)).toEqual([goodbye]))
    expect(opened.sent).toEqual([{ confirmation: 'DELETE' }])
    // The sign-out deletes the values that belong to the session.
    const left = Object.keys(localStorage).filter((name) => !name.startsWith('own-'))
    expect(left).toEqual([])
  },
)

it('looks after a lost answer before it says that the account is gone (R447)', async () => {
  const opened = await deleting(lost, { 'GET /api/_auth/session': { isDeleted: true } })
  await waitFor(() => expect(pages(opened)).toEqual([goodbye]))
})

it('says after a lost answer that the account is still there', async () => {
  const session = { user: annasAccount, generation: 'gen-0000000001' }
  const opened = await deleting(lost, { 'GET /api/_auth/session': session })
  expect(await screen.findByText(/ο λογαριασμός σας υπάρχει ακόμη/)).toBeTruthy()
  expect(pages(opened)).toEqual([])
})

it('says that nobody knows, and looks again', async () => {
  let session: FakeAnswer = lost
  const opened = await deleting(lost, { 'GET /api/_auth/session': () => session })
  expect(await screen.findByText('Δεν ξέρουμε αν διαγράφηκε ο λογαριασμός')).toBeTruthy()
  session = { isDeleted: true }
  await press('Δείτε ξανά')
  await waitFor(() => expect(pages(opened)).toEqual([goodbye]))
})

it('leads a member who has been signed out meanwhile to the sign-in, which tells (R447)', async () => {
  await deleting(lost, { 'GET /api/_auth/session': {} })
  expect(await screen.findByText('Έχετε αποσυνδεθεί')).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Σύνδεση' }).getAttribute('href')
  expect(way).toBe(`/account/login?next=${page}`)
  expect(screen.queryByText('Δεν ξέρουμε αν διαγράφηκε ο λογαριασμός')).toBeNull()
  expect(screen.queryByRole('button', { name: button })).toBeNull()
})

const options = 'GET /account/authenticators/webauthn'
const stale: FakeAnswer = [403, { statusCode: 403, data: { code: 'staleSignIn' } }]

it('asks the sign-in service how the person confirms that it is them', async () => {
  const { calls } = await deleting(stale, { [options]: reauthenticationRequired() })
  await waitFor(() => expect(calls).toContain(options))
  expect(screen.queryByText('Ο λογαριασμός δεν διαγράφηκε')).toBeNull()
})

it('tells who cannot confirm it to sign in anew', async () => {
  const ready = { status: 200, data: { creation_options: { publicKey: keyOptions } } }
  await deleting(stale, { [options]: ready })
  expect(await screen.findByText(/μέσα στα πέντε πρώτα λεπτά/)).toBeTruthy()
})

const keyOptions = {
  challenge: 'AAAA',
  rp: { name: 'Σταγόνα' },
  user: { id: 'AAAA', name: 'anna', displayName: 'Άννα' },
  pubKeyCredParams: [],
}
