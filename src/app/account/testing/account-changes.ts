import type { FakeAnswer } from '#components/testing/fake-upstream'
import { exampleAddress } from '#contract/examples/account-examples'
import {
  exampleAuthenticators,
  examplePasskey,
  exampleProviderAccounts,
  exampleSessions,
  exampleTotpActive,
} from '#contract/examples/authenticator-examples'
import { exampleRegion } from '#contract/examples/place-examples'
import { annasAccount } from '#session/testing/annas-account'
import { apiPage } from '#tests/support/api-page'

/** A change on a page of the account. */
export interface Change {
  page: string
  /** What is typed, by label. */
  typed?: Record<string, string>
  /** A picture that is chosen. */
  picture?: File
  /** Names of the buttons to press, in two steps where a field is shown by the first. */
  opens?: string | RegExp
  buttons: (string | RegExp)[]
  /** The request, and its body where it names what is changed. */
  call: string
  body?: object
  /** What shows whether it was made, and its answers before and after. */
  look: string
  before: FakeAnswer
  after: FakeAnswer
  /** What the page says of a change that was made. */
  done: string
  /** The link to where one can see it, where it is unclear whether it was made. */
  seeAt?: [name: string, href: string]
}

const all = (...data: object[]) => ({ status: 200, data })
const home = exampleAddress
const office = { ...home, id: 16, title: 'Γραφείο', isMain: false }
const first = { email: 'nefeli@example.gr', verified: true, primary: true }
const second = { email: 'nefeli@ergasia.example', verified: true, primary: false }
const withoutKeys = exampleAuthenticators.data.slice(0, 2)
const thisDevice = all(...exampleSessions.data.slice(0, 1))

/** The first bytes of a picture of 600 × 400. */
export const pngHeader = new Uint8Array(100)
pngHeader.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
pngHeader.set([0, 0, 2, 88, 0, 0, 1, 144], 16)

const written = {
  'Όνομα της διεύθυνσης': 'Εξοχικό',
  Όνομα: 'Άννα',
  Επώνυμο: 'Γεωργίου',
  Τηλέφωνο: '+306900000012',
  Περιφέρεια: exampleRegion.alpha,
  Οδός: 'Ερμού',
  Αριθμός: '4',
  Πόλη: 'Πάτρα',
  'Τ.Κ.': '26442',
}

/** A change of each kind on the pages of the account. */
export const changes: readonly Change[] = [
  {
    page: '/account/addresses/new',
    typed: written,
    buttons: ['Αποθήκευση διεύθυνσης'],
    call: 'POST /api/user/addresses',
    look: 'GET /api/user/addresses',
    before: apiPage([home]),
    after: apiPage([home, { ...office, title: 'Εξοχικό', street: 'Ερμού' }]),
    done: 'Η διεύθυνση «Εξοχικό» αποθηκεύτηκε.',
  },
  {
    page: '/account/addresses/16/edit',
    typed: { Οδός: 'Αθηνάς' },
    buttons: ['Αποθήκευση αλλαγών'],
    call: 'PUT /api/user/addresses/16',
    look: 'GET /api/user/addresses/16',
    before: office,
    after: { ...office, street: 'Αθηνάς' },
    done: 'Οι αλλαγές στη διεύθυνση «Γραφείο» αποθηκεύτηκαν.',
    seeAt: ['Δείτε τις διευθύνσεις σας', '/account/addresses'],
  },
  {
    page: '/account/addresses',
    buttons: ['Να γίνει κύρια: Γραφείο'],
    call: 'POST /api/user/addresses/16/set-main',
    look: 'GET /api/user/addresses',
    before: apiPage([home, office]),
    after: apiPage([
      { ...home, isMain: false },
      { ...office, isMain: true },
    ]),
    done: 'Κύρια διεύθυνση είναι πια η «Γραφείο».',
  },
  {
    page: '/account/addresses',
    buttons: ['Διαγραφή: Γραφείο', 'Διαγραφή διεύθυνσης'],
    call: 'DELETE /api/user/addresses/16',
    look: 'GET /api/user/addresses',
    before: apiPage([home, office]),
    after: apiPage([home]),
    done: 'Η διεύθυνση «Γραφείο» διαγράφηκε.',
  },
  {
    page: '/account/settings',
    typed: { Πόλη: 'Βόλος' },
    buttons: ['Αποθήκευση στοιχείων'],
    call: 'PUT /api/user/account/7',
    look: 'GET /api/user/account/7',
    before: { ...annasAccount },
    after: { ...annasAccount, city: 'Βόλος' },
    done: 'Τα στοιχεία σας αποθηκεύτηκαν.',
  },
  {
    page: '/account/settings',
    typed: { 'Όνομα χρήστη': 'anna.g' },
    buttons: ['Αλλαγή ονόματος χρήστη'],
    call: 'POST /api/user/account/7/change-username',
    look: 'GET /api/user/account/7',
    before: { ...annasAccount },
    after: { ...annasAccount, username: 'anna.g' },
    done: 'Το όνομα χρήστη άλλαξε.',
  },
  {
    page: '/account/settings',
    picture: new File([pngHeader], 'me.png', { type: 'image/png' }),
    buttons: ['Αποθήκευση φωτογραφίας'],
    call: 'PATCH /api/user/account/7',
    look: 'GET /api/user/account/7',
    before: { ...annasAccount },
    after: { ...annasAccount, mainImagePath: 'media/stagona/uploads/users/me.png' },
    done: 'Η φωτογραφία σας άλλαξε.',
  },
  {
    page: '/account/email',
    opens: 'Αλλαγή διεύθυνσης',
    typed: { 'Διεύθυνση e-mail': 'nea@example.gr' },
    buttons: ['Συνέχεια'],
    call: 'POST /account/email',
    look: 'GET /account/email',
    before: all(first),
    after: all(first, { email: 'nea@example.gr', verified: false, primary: false }),
    done: 'Περιμένει επιβεβαίωση',
  },
  {
    page: '/account/email',
    buttons: [`Να γίνει κύρια: ${second.email}`],
    call: 'PATCH /account/email',
    look: 'GET /account/email',
    before: all(first, second),
    after: all({ ...first, primary: false }, { ...second, primary: true }),
    done: `Κύρια διεύθυνση είναι πλέον η ${second.email}.`,
  },
  {
    page: '/account/email',
    buttons: [`Διαγραφή: ${second.email}`, 'Διαγραφή διεύθυνσης'],
    call: 'DELETE /account/email',
    look: 'GET /account/email',
    before: all(first, second),
    after: all(first),
    done: `Η διεύθυνση ${second.email} διαγράφηκε.`,
  },
  {
    page: '/account/sessions',
    buttons: ['Αποσύνδεση: Άγνωστη συσκευή', 'Αποσύνδεση συσκευής'],
    call: 'DELETE /auth/sessions',
    look: 'GET /auth/sessions',
    before: exampleSessions,
    after: thisDevice,
    done: 'Η συσκευή αποσυνδέθηκε.',
  },
  {
    page: '/account/sessions',
    buttons: ['Αποσύνδεση όλων των άλλων', 'Αποσύνδεση των άλλων'],
    call: 'DELETE /auth/sessions',
    body: { sessions: [4] },
    look: 'GET /auth/sessions',
    before: exampleSessions,
    after: thisDevice,
    done: 'Αποσυνδεθήκατε από όλες τις άλλες συσκευές.',
  },
  {
    page: '/account/providers',
    buttons: ['Αποσύνδεση: Πηγή, Νεφέλη', 'Αποσύνδεση λογαριασμού'],
    call: 'DELETE /account/providers',
    look: 'GET /account/providers',
    before: exampleProviderAccounts,
    after: all(),
    done: 'Ο λογαριασμός Πηγή αποσυνδέθηκε.',
  },
  {
    page: '/account/2fa/webauthn',
    opens: 'Μετονομασία του «Κινητό»',
    typed: { Όνομα: 'Τηλέφωνο' },
    buttons: ['Αποθήκευση ονόματος'],
    call: 'PUT /account/authenticators/webauthn',
    look: 'GET /account/authenticators',
    before: exampleAuthenticators,
    after: all(...withoutKeys, { ...examplePasskey, name: 'Τηλέφωνο' }),
    done: 'Το κλειδί πρόσβασης λέγεται τώρα «Τηλέφωνο».',
  },
  {
    page: '/account/2fa/webauthn',
    buttons: ['Αφαίρεση του «Κινητό»', 'Αφαίρεση κλειδιού'],
    call: 'DELETE /account/authenticators/webauthn',
    body: { authenticators: [62] },
    look: 'GET /account/authenticators',
    before: exampleAuthenticators,
    after: all(...withoutKeys),
    done: 'Το κλειδί πρόσβασης αφαιρέθηκε.',
  },
  {
    page: '/account/2fa/webauthn/add',
    typed: { Όνομα: 'USB στο γραφείο' },
    buttons: ['Δημιουργία κλειδιού'],
    call: 'POST /account/authenticators/webauthn',
    look: 'GET /account/authenticators',
    before: exampleAuthenticators,
    after: all(...exampleAuthenticators.data, {
      ...examplePasskey,
      id: 63,
      name: 'USB στο γραφείο',
    }),
    done: 'Το κλειδί πρόσβασης είναι έτοιμο',
  },
  {
    page: '/account/2fa/totp/activate',
    typed: { 'Κωδικός 6 ψηφίων': '123456' },
    buttons: ['Ενεργοποίηση'],
    call: 'POST /account/authenticators/totp',
    look: 'GET /account/authenticators',
    before: all(examplePasskey),
    after: all(examplePasskey, exampleTotpActive.data),
    done: 'Η εφαρμογή κωδικών είναι ενεργή',
  },
  {
    page: '/account/2fa/totp/deactivate',
    buttons: ['Απενεργοποίηση'],
    call: 'DELETE /account/authenticators/totp',
    look: 'GET /account/authenticators',
    before: exampleAuthenticators,
    after: all(examplePasskey),
    done: 'Η εφαρμογή κωδικών απενεργοποιήθηκε.',
  },
]
