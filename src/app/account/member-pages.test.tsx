import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import type { FakeAnswer, FakeAnswers } from '#components/testing/fake-upstream'
import { exampleRecoveryCodes } from '#contract/examples/authenticator-examples'
import { examplePost } from '#contract/examples/blog-examples'
import { exampleFavourite } from '#contract/examples/cart-examples'
import { exampleProduct, exampleProductReview } from '#contract/examples/catalogue-examples'
import { exampleOrderDetail } from '#contract/examples/order-examples'
import { exampleOwnAlert } from '#contract/examples/writing-examples'
import { annasAccount } from '#session/testing/annas-account'
import { apiPage } from '#tests/support/api-page'
import { openAccountPage, pageTitle, press } from './testing/open-account-page'

const lesson = examplePost.translations.el.title
const product = exampleProduct.translations.el.name

describe('a page of a member', () => {
  it.each([
    ['/account', 'Γεια σας, Άννα', /Παραγγελία 640/],
    ['/account/sessions', 'Συσκευές', 'Firefox σε Linux'],
    ['/account/email', 'Διευθύνσεις e-mail', '@ergasia.example'],
    ['/account/password/change', 'Κωδικός πρόσβασης', 'Αλλαγή κωδικού'],
    ['/account/providers', 'Άλλοι λογαριασμοί', 'Νεφέλη'],
    ['/account/addresses', 'Διευθύνσεις', 'Γραφείο'],
    ['/account/addresses/new', 'Νέα διεύθυνση', 'Αποθήκευση διεύθυνσης'],
    ['/account/addresses/16/edit', 'Επεξεργασία διεύθυνσης', 'Αποθήκευση αλλαγών'],
    ['/account/orders', 'Παραγγελίες', 'Παραγγελία 640'],
    ['/account/orders/640', 'Παραγγελία 640', 'Εκτύπωση'],
    ['/account/favourites/posts', 'Αγαπημένα μαθήματα', lesson],
    ['/account/favourites/products', 'Αγαπημένα προϊόντα', product],
    ['/account/alerts', 'Λίστα αναμονής', product],
    ['/account/subscriptions', 'Ενημερώσεις με e-mail', 'Νέα μαθήματα'],
    ['/account/reviews', 'Κριτικές', product],
    ['/account/settings', 'Ρυθμίσεις', 'Όνομα χρήστη'],
    ['/account/settings', 'Ρυθμίσεις', /^Οι άλλοι σας βλέπουν ως$/],
    ['/account/settings/privacy', 'Τα δεδομένα σας', 'Ζητήστε αντίγραφο'],
    ['/account/settings/delete', 'Διαγραφή λογαριασμού', /τιμολόγια/],
    ['/account/help', 'Βοήθεια', /Πόσο κοστίζουν/],
    ['/account/2fa', 'Επαλήθευση δύο βημάτων', /Εφαρμογή κωδικών/],
    ['/account/2fa/totp/activate', 'Ενεργοποίηση εφαρμογής κωδικών', /^JBSW Y3DP/],
    ['/account/2fa/totp/deactivate', 'Απενεργοποίηση εφαρμογής κωδικών', 'Απενεργοποίηση'],
    ['/account/2fa/recovery-codes', 'Κωδικοί ανάκτησης', '1122 3344'],
    ['/account/2fa/recovery-codes/generate', 'Νέοι κωδικοί ανάκτησης', /2 κωδικούς/],
    ['/account/2fa/webauthn', 'Κλειδιά πρόσβασης', 'Κινητό'],
    ['/account/2fa/webauthn/add', 'Νέο κλειδί πρόσβασης', 'Δημιουργία κλειδιού'],
  ])('%s shows «%s» and its data (R043–R064)', async (path, name, shown) => {
    openAccountPage(path, member)
    await pageTitle(name)
    expect(document.title).toMatch(path === '/account' ? /^Επισκόπηση / : `${name} `)
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  })
})

describe('a part of an account page that cannot be read', () => {
  it.each([
    ['/account', 21, '/orders', 'Οι παραγγελίες δεν φορτώθηκαν'],
    ['/account', 22, '/products/favourites', 'Τα αγαπημένα προϊόντα δεν φορτώθηκαν'],
    ['/account/settings/delete', 23, '/orders', 'Δεν φορτώθηκαν οι παραγγελίες σας'],
    [
      '/account/settings/privacy',
      24,
      '/user/account/24/data-exports',
      'Δεν φορτώθηκαν τα αντίγραφά σας',
    ],
  ])(
    'on %s of member %s by %s says so, and is read again on a press (R485)',
    async (page, id, path, says) => {
      let answer: FakeAnswer = [502, {}]
      // Nobody whose answers are still known.
      const other = { ...member, user: { ...annasAccount, id } }
      openAccountPage(page, other, { [`GET /api${path}`]: () => answer })
      const told = (await screen.findByText(says)).closest<HTMLElement>('[role=alert]')
      answer = path.endsWith('exports') ? { exports: [], linked: null } : apiPage([])
      if (told) fireEvent.click(within(told).getByRole('button', { name: 'Δοκιμάστε ξανά' }))
      await waitFor(() => expect(screen.queryByText(says)).toBeNull())
    },
  )
})

it('lets the texts of an address run in their own direction', async () => {
  openAccountPage('/account/addresses', member)
  const title = await screen.findByText('Γραφείο')
  expect(title.getAttribute('dir')).toBe('auto')
  const lines = title.closest('li')?.querySelectorAll('p[dir=auto]')
  expect(lines).toHaveLength(3)
})

describe('an empty list of a member', () => {
  it.each([
    ['/account/orders', '/api/orders', '/products'],
    ['/account/addresses', '/api/user/addresses', '/account/addresses/new'],
    ['/account/favourites/posts', '/api/user/account/7/liked-blog-posts', '/blog'],
    ['/account/favourites/products', '/api/products/favourites', '/products'],
    ['/account/reviews', '/api/user/account/7/product-reviews', '/products'],
    ['/account/alerts', '/api/products/alerts', '/products'],
  ])('%s has a drawing and one way on (R439)', async (path, read, target) => {
    openAccountPage(path, member, { [`GET ${read}`]: apiPage([]) })
    const title = await screen.findByRole('heading', { level: 2, name: /ακόμη|^Δεν / })
    const { parentElement: state } = title
    expect(state?.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 160 120')
    const ways = [...(state?.querySelectorAll('a, button') ?? [])]
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([target])
  })
})

const favourites = 'POST /api/products/favourites/favourites-by-products'

describe('a change on a page of a member', () => {
  interface Change {
    path: string
    /** Names of the buttons to press. */
    buttons: (string | RegExp)[]
    /** The request, and its answer. */
    call: string
    answer?: FakeAnswers[string]
    /** Answers to further requests. */
    answers?: FakeAnswers
    /** The body of the request. */
    body?: unknown
    toast: string
  }

  it.each<Change>([
    {
      path: '/account/providers',
      buttons: ['Αποσύνδεση: Πηγή, Νεφέλη', 'Αποσύνδεση λογαριασμού'],
      call: 'DELETE /account/providers',
      answer: { status: 200, data: [] },
      body: { provider: 'pigi', account: '990017' },
      toast: 'Ο λογαριασμός Πηγή αποσυνδέθηκε.',
    },
    {
      path: '/account/2fa/recovery-codes/generate',
      buttons: ['Δημιουργία νέων κωδικών'],
      call: 'POST /account/authenticators/recovery-codes',
      answer: exampleRecoveryCodes,
      toast: 'Οι νέοι κωδικοί είναι έτοιμοι.',
    },
    {
      path: '/account/reviews',
      buttons: [`Διαγραφή της κριτικής για: ${product}`, 'Διαγραφή κριτικής'],
      call: `DELETE /api/products/reviews/${exampleProductReview.id}`,
      toast: 'Η κριτική διαγράφηκε.',
    },
    {
      path: '/account/alerts',
      buttons: [`Αφαίρεση από τη λίστα αναμονής: ${product}`, 'Αφαίρεση από τη λίστα'],
      call: `DELETE /api/products/alerts/${exampleOwnAlert.id}`,
      toast: 'Αφαιρέθηκε από τη λίστα αναμονής',
    },
    {
      path: '/account/favourites/posts',
      buttons: [`Αφαίρεση από τα αγαπημένα: ${lesson}`],
      call: `POST /api/blog/posts/${examplePost.id}/update-likes`,
      answers: { 'POST /api/blog/posts/liked-posts': [200, [examplePost.id]] },
      toast: 'Αφαιρέθηκε από τα αγαπημένα',
    },
    {
      path: '/account/favourites/products',
      buttons: [`Αφαίρεση από τα αγαπημένα: ${product}`],
      call: `DELETE /api/products/favourites/${exampleFavourite.id}`,
      answers: { [favourites]: [200, [exampleFavourite]] },
      toast: 'Αφαιρέθηκε από τα αγαπημένα',
    },
    {
      path: '/account/orders/640',
      buttons: ['Ακύρωση παραγγελίας', 'Ναι, ακύρωση'],
      call: 'POST /api/orders/640/cancel',
      answer: { ...exampleOrderDetail, status: 'CANCELED', canBeCanceled: false },
      toast: 'Η παραγγελία 640 ακυρώθηκε.',
    },
  ])('$call of $path', async ({ path, buttons, call, answer = {}, answers, body, toast }) => {
    const { calls, sent, toasts } = openAccountPage(path, member, { [call]: answer, ...answers })
    for (const name of buttons) await press(name)
    await waitFor(() => expect(toasts).toMatchObject([{ title: expect.stringContaining(toast) }]))
    expect(calls).toContain(call)
    if (body) expect(sent).toEqual([body])
  })

  it('shows why the service refused it, with a link that helps (R294)', async () => {
    openAccountPage('/account/providers', member, {
      'DELETE /account/providers': { status: 400, errors: [{ code: 'no_password', message: '' }] },
    })
    await press('Αποσύνδεση: Πηγή, Νεφέλη')
    await press('Αποσύνδεση λογαριασμού')
    const [link] = await screen.findAllByRole('link', { name: /κωδικ/i })
    expect(link?.getAttribute('href')).toBe('/account/password/change')
  })
})
