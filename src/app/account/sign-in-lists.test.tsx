import { screen } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import {
  exampleAuthenticators,
  examplePasskey,
  exampleSessions,
} from '#contract/examples/authenticator-examples'
import { annasAccount } from '#session/testing/annas-account'
import { openAccountPage, press } from './testing/open-account-page'

const listOf = (...data: object[]) => ({ status: 200, data })
const cutList = (...data: object[]) => ({ status: 200, data, leftOut: 1 })

/** A member of whom nothing is kept from an earlier test. */
let lastId = 100
function another(has_usable_password = true) {
  lastId += 1
  return { ...member, user: { ...annasAccount, id: lastId, has_usable_password } }
}

it('a device of which nothing is known says neither when it was used nor from where (R557)', async () => {
  const current = exampleSessions.data.slice(0, 1)
  openAccountPage('/account/sessions', member, {
    'GET /auth/sessions': listOf(...current, { id: 4, is_current: false }),
  })
  const row = (await screen.findByText('Άγνωστη συσκευή')).closest('li')
  expect(row?.querySelector('.facts')?.textContent).toBe('')
  expect(screen.getAllByText(/Διεύθυνση IP/)).toHaveLength(1)
})

describe('a key (R557)', () => {
  const never = 'δεν έχει χρησιμοποιηθεί ακόμη'
  const { created_at: _, last_used_at: __, ...timeless } = examplePasskey

  it.each([
    ['whose times are not known says none', timeless, /^$/],
    ['that was never used says so', { ...examplePasskey, last_used_at: null }, never],
    ['that may have been used says when it was added', { ...timeless, created_at: 5 }, /1970$/],
  ])('%s', async (_, key, times) => {
    openAccountPage('/account/2fa/webauthn', another(), {
      'GET /account/authenticators': listOf(key),
    })
    const row = (await screen.findByText('Κινητό')).closest('li')
    const said = row?.querySelector('.facts')?.lastElementChild?.textContent
    expect(said).toMatch(times)
    if (times !== never) expect(said).not.toContain(never)
  })
})

const emails = 'GET /account/email'
const sessions = 'GET /auth/sessions'
const providers = 'GET /account/providers'
const factors = 'GET /account/authenticators'
const factor = '1 τρόπος επαλήθευσης δεν μπορεί να εμφανιστεί τώρα.'
const [app, codes] = exampleAuthenticators.data
const usedUp = { ...codes, unused_code_count: 0 }

describe('a list of the sign-in service that could not be read whole (R557)', () => {
  it.each<[path: string, call: string, rows: object[], told: string, untold: RegExp]>([
    [
      '/account/email',
      emails,
      [],
      '1 διεύθυνση δεν μπορεί να εμφανιστεί τώρα.',
      /Δεν υπάρχει καμία διεύθυνση/,
    ],
    [
      '/account/sessions',
      sessions,
      exampleSessions.data.slice(0, 1),
      '1 συσκευή δεν μπορεί να εμφανιστεί τώρα.',
      /μόνο σε αυτή τη συσκευή/,
    ],
    [
      '/account/sessions',
      sessions,
      exampleSessions.data,
      '1 συσκευή δεν μπορεί να εμφανιστεί τώρα.',
      /όλων των άλλων/,
    ],
    [
      '/account/providers',
      providers,
      [],
      '1 λογαριασμός δεν μπορεί να εμφανιστεί τώρα.',
      /Δεν έχετε συνδέσει|Σύνδεση λογαριασμού/,
    ],
    ['/account/2fa/webauthn', factors, [], factor, /Δεν έχετε κλειδί πρόσβασης/],
    ['/account/2fa', factors, [], factor, /Το επόμενο βήμα|Ανενεργή|Κανένα|Δεν υπάρχουν ακόμη/],
    ['/account/2fa', factors, [app, codes].map(Object), factor, /Προσθήκη κλειδιού|Κανένα/],
    ['/account/2fa/totp/deactivate', factors, [], factor, /δεν είναι ενεργή/],
  ])('%s: %s says no more than was read', async (path, call, rows, told, untold) => {
    openAccountPage(path, another(), { [call]: cutList(...rows) })
    expect(await screen.findByText(told)).toBeTruthy()
    expect(screen.queryByText(untold)).toBeNull()
  })

  it('shows the rows that were read, and what can be done with each', async () => {
    openAccountPage('/account/sessions', another(), {
      [sessions]: cutList(...exampleSessions.data),
    })
    await screen.findByRole('button', { name: 'Αποσύνδεση: Άγνωστη συσκευή' })
    expect(screen.getByText('Αυτή η συσκευή')).toBeTruthy()
  })

  it.each([
    ['the overview leads to what may be there', '/account/2fa', 'link', 'Διαχείριση'],
    ['and to the codes', '/account/2fa', 'link', 'Προβολή'],
  ])('%s', async (_, path, role, name) => {
    openAccountPage(path, another(), { [factors]: cutList() })
    expect(await screen.findByRole(role, { name })).toBeTruthy()
  })

  it.each([
    ['a key that may be the last', [examplePasskey], /αν δεν έχετε άλλο/],
    ['a key beside the app', [examplePasskey, app].map(Object), null],
  ])('a removal says what may go with %s', async (_, rows, warning) => {
    openAccountPage('/account/2fa/webauthn', another(), { [factors]: cutList(...rows) })
    await press('Αφαίρεση του «Κινητό»')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).not.toContain('Δεν έχετε άλλο δεύτερο βήμα')
    if (warning) expect(dialog.textContent).toMatch(warning)
    else expect(dialog.textContent).not.toContain('κωδικοί ανάκτησης')
  })

  it('so does the app that may be the last second step', async () => {
    openAccountPage('/account/2fa/totp/deactivate', another(), { [factors]: cutList(Object(app)) })
    expect(await screen.findByText(/αν δεν έχετε άλλο/)).toBeTruthy()
    expect(screen.queryByText(/Δεν έχετε άλλο δεύτερο βήμα/)).toBeNull()
    expect(screen.queryByText(/μένουν όπως είναι/)).toBeNull()
  })

  it('new codes are made with a warning of old ones, and needs no factor that was read', async () => {
    const call = 'POST /account/authenticators/recovery-codes'
    const { calls } = openAccountPage('/account/2fa/recovery-codes/generate', another(), {
      [factors]: cutList(),
      [call]: new TypeError('Failed to fetch'),
    })
    expect(await screen.findByText(/αν έχετε, με τους καινούργιους παύουν να ισχύουν/)).toBeTruthy()
    expect(screen.queryByText(/συμπληρώνουν ένα δεύτερο βήμα/)).toBeNull()
    await press('Δημιουργία νέων κωδικών')
    // There are codes now, which may have been there before.
    expect(await screen.findByText(/^Δεν ξέρουμε αν έγινε/)).toBeTruthy()
    expect(calls).toContain(call)
  })

  it('a new address says which one it replaces all the same', async () => {
    openAccountPage('/account/email', another(), { [emails]: cutList() })
    await press('Αλλαγή διεύθυνσης')
    expect(await screen.findByText(/αντικαθιστά την anna@/)).toBeTruthy()
  })

  it.each([
    ['addresses', emails, '1 διεύθυνση δεν μπορεί να εμφανιστεί τώρα.'],
    ['factors', factors, factor],
  ])('the overview counts no steps where %s are missing', async (_, call, told) => {
    openAccountPage('/account', another(), { [call]: cutList() })
    expect(await screen.findByText(told)).toBeTruthy()
    expect(screen.queryByText(/από 3 βήματα|είναι σε τάξη|Επιβεβαιώστε το e-mail/)).toBeNull()
    expect(screen.queryByText(/Προσθέστε δεύτερο βήμα/)).toBeNull()
  })

  it('the overview still says what is known to be missing', async () => {
    openAccountPage('/account', another(), { [factors]: cutList(usedUp) })
    expect(await screen.findByText('Φτιάξτε κωδικούς ανάκτησης')).toBeTruthy()
    expect(screen.queryByText(/από 3 βήματα/)).toBeNull()
  })

  it('nobody is told that there is no way to confirm who they are', async () => {
    const session = { ...another(false), reauthenticationNeeded: true, stepsKnown: true }
    openAccountPage('/account/reauthenticate', session, { [factors]: cutList() })
    expect(await screen.findByText(factor)).toBeTruthy()
    expect(screen.queryByText(/ούτε δεύτερο βήμα/)).toBeNull()
  })
})
