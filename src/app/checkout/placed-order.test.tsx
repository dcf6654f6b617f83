import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { noteBankVisit } from '#components/account/bank-visit'
import { guest, member } from '#components/account/testing/render-account-page'
import { stubDialogs } from '#components/testing/browser-stubs'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCart } from '#contract/examples/cart-examples'
import { exampleOrderDetail, exampleOrderState } from '#contract/examples/order-examples'
import { exampleRuntimeConfig } from '#contract/examples/site-examples'
import { publicConfig } from '#lib/config/public-config'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { tabStorage } from '#lib/storage/tab-storage'
import { publishSession, unknownSession } from '#session/session'
import { PlacedOrder } from './placed-order'

const { uuid } = exampleOrderDetail
const path = `/checkout/success/${uuid}`
const ofGuest = { ...exampleOrderDetail, user: null }
const whole = `GET /api/orders/uuid/${uuid}`
const state = `${whole}/state`
const config = { 'GET /api/config/public': { ...exampleRuntimeConfig, orderMail: 'sent' } }

const opened = openedPages()
beforeEach(() => {
  stubDialogs()
  tabStorage.clear()
  Object.assign(publicConfig, { shopAudience: 'everyone' })
  window.history.replaceState(null, '', path)
})
afterEach(() => {
  // What was read is forgotten with the visitor.
  for (const view of [member, unknownSession]) act(() => publishSession(view))
  Object.assign(publicConfig, { shopAudience: 'superusers' })
})

function open(view = guest) {
  publishSession(view)
  return render(<PlacedOrder path={path} />)
}

const pageText = () => document.body.textContent ?? ''
const personal = (['firstName', 'lastName', 'email', 'phone', 'street', 'customerNotes'] as const)
  .map((name) => String(exampleOrderDetail[name]))
  .filter(Boolean)

describe('the order of a guest in the browser that placed it (R415)', () => {
  it('is shown whole, with the ways to keep the page and without those of an account', async () => {
    fakeUpstream({ ...config, [whole]: ofGuest })
    open()
    await screen.findByText(/Η παραγγελία σας καταχωρίστηκε/)
    for (const value of [exampleOrderDetail.email, exampleOrderDetail.street]) {
      expect(pageText()).toContain(value)
    }
    expect(screen.getByRole('button', { name: 'Αντιγραφή συνδέσμου' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Εκτύπωση' })).toBeTruthy()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((to) => to.startsWith('/account/orders'))).toEqual([])
    expect(links.filter((to) => to.includes(uuid))).toEqual([])
  })

  it('can be cancelled by its uuid', async () => {
    const canceled = { ...ofGuest, status: 'CANCELED', canBeCanceled: false }
    const { calls } = fakeUpstream({
      ...config,
      [whole]: { ...ofGuest, canBeCanceled: true },
      [`POST /api/orders/uuid/${uuid}/cancel`]: canceled,
    })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Ακύρωση παραγγελίας' }))
    const dialog = within(await screen.findByRole('dialog'))
    // "Cancel" would mean either.
    const labels = dialog.getAllByRole('button').map(({ textContent }) => textContent)
    expect(labels).toEqual(expect.arrayContaining(['Όχι, να μείνει', 'Ναι, ακύρωση']))
    fireEvent.click(dialog.getByRole('button', { name: 'Ναι, ακύρωση' }))
    await screen.findByRole('heading', { level: 1, name: /ακυρώθηκε/ })
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
      `POST /api/orders/uuid/${uuid}/cancel`,
    ])
    expect(screen.queryByRole('button', { name: 'Ακύρωση παραγγελίας' })).toBeNull()
    expect(pageText()).toContain('Αν κάτι δεν είναι όπως το περιμένατε, γράψτε μας.')
  })

  it.each([
    ['PROCESSING', 0],
    ['COMPLETED', 1],
  ])('says that its invoice comes by mail, in %s (R451)', async (status, contacts) => {
    fakeUpstream({ ...config, [whole]: { ...ofGuest, documentType: 'INVOICE', status } })
    open()
    const part = within(await screen.findByRole('region', { name: 'Τιμολόγιο' }))
    expect(part.getByText(/Στέλνεται στο nefeli@example.gr/)).toBeTruthy()
    expect(part.queryByRole('button')).toBeNull()
    expect(part.queryAllByRole('link', { name: 'Δεν ήρθε; Γράψτε μας' })).toHaveLength(contacts)
  })

  it('offers an account with the e-mail, which is not in the address', async () => {
    fakeUpstream({ ...config, [whole]: ofGuest })
    open()
    const link = await screen.findByRole('link', { name: 'Δημιουργία λογαριασμού' })
    expect(link.getAttribute('href')).toBe('/account/signup')
    fireEvent.click(link)
    expect(opened.map(([to]) => to)).toEqual(['/account/signup'])
    expect(tabStorage.read('sign-up-address')).toBe(exampleOrderDetail.email)
    expect(pageText()).toContain('δεν θα εμφανιστεί στον λογαριασμό σας')
  })

  it('is shown to a member of this browser, too, without that offer', async () => {
    fakeUpstream({ ...config, [whole]: ofGuest })
    open(member)
    await screen.findByRole('button', { name: 'Αντιγραφή συνδέσμου' })
    expect(screen.queryByRole('link', { name: 'Δημιουργία λογαριασμού' })).toBeNull()
  })

  it('says where it is once it is on its way', async () => {
    const shipped = { ...ofGuest, status: 'SHIPPED', trackingNumber: 'RT1', canBeCanceled: false }
    fakeUpstream({ ...config, [whole]: shipped })
    open()
    expect(await screen.findByText('Πορεία της παραγγελίας')).toBeTruthy()
    expect(pageText()).toContain('RT1')
    expect(screen.queryByText('Τι γίνεται από εδώ και πέρα')).toBeNull()
  })

  it.each(['PENDING', 'PROCESSING'])(
    'thanks and asks to keep the page while %s',
    async (status) => {
      fakeUpstream({ ...config, [whole]: { ...ofGuest, status } })
      open()
      expect(await screen.findByRole('heading', { level: 1, name: /^Ευχαριστούμε/ })).toBeTruthy()
      for (const part of ['Πορεία της παραγγελίας', 'Κρατήστε αυτή τη σελίδα']) {
        expect(screen.getByRole('heading', { level: 2, name: part })).toBeTruthy()
      }
    },
  )

  it.each([
    ['SHIPPED', 'Η παραγγελία 640 στάλθηκε.'],
    ['DELIVERED', 'Η παραγγελία 640 παραδόθηκε.'],
    ['COMPLETED', 'Η παραγγελία 640 ολοκληρώθηκε.'],
    ['CANCELED', 'Η παραγγελία 640 ακυρώθηκε.'],
    ['RETURNED', 'Η παραγγελία 640 επιστράφηκε.'],
    ['REFUNDED', 'Τα χρήματα της παραγγελίας 640 επιστράφηκαν.'],
    ['anything new', 'Η παραγγελία 640'],
  ])('says what became of it when it is %s', async (status, heading) => {
    fakeUpstream({ ...config, [whole]: { ...ofGuest, status, canBeCanceled: false } })
    open()
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Πορεία της παραγγελίας' })).toBeTruthy()
    expect(screen.queryByText('Κρατήστε αυτή τη σελίδα')).toBeNull()
    expect(pageText()).not.toContain('Ευχαριστούμε')
  })
})

describe('an order that another tab changes (R466)', () => {
  const comeBack = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const canceled = { ...ofGuest, status: 'CANCELED', canBeCanceled: false }

  it('is read again when one comes back, and then offers the same once more', async () => {
    const answers: FakeAnswers = { ...config, [whole]: ofGuest }
    fakeUpstream(answers)
    open()
    await screen.findByRole('heading', { level: 1, name: /^Ευχαριστούμε/ })
    answers[whole] = canceled
    await comeBack()
    expect(await screen.findByRole('heading', { level: 1, name: /ακυρώθηκε/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Παραγγείλτε ξανά' })).toBeTruthy()
  })

  it('has one such button where the payment says why it is over', async () => {
    fakeUpstream({ ...config, [whole]: { ...canceled, isPaidOnline: true } })
    open()
    await screen.findByText(/ακυρώθηκε χωρίς να πληρωθεί/)
    expect(screen.getAllByRole('button', { name: 'Παραγγείλτε ξανά' })).toHaveLength(1)
  })
})

describe('the order of a guest elsewhere (R415)', () => {
  it.each([
    ['a guest', guest],
    ['a member', member],
  ])('shows %s state, items and totals, and nothing of the person', async (_, view) => {
    fakeUpstream({ ...config, [state]: exampleOrderState })
    open(view)
    expect(await screen.findByText('Πορεία της παραγγελίας')).toBeTruthy()
    expect(pageText()).toContain('Ετοιμάζεται')
    expect(pageText()).toMatch(/29,26/)
    expect(personal.filter((value) => pageText().includes(value))).toEqual([])
    expect(screen.queryByRole('button', { name: 'Ακύρωση παραγγελίας' })).toBeNull()
    expect(document.title).not.toContain(String(exampleOrderState.id))
  })
})

describe('an order that is paid on the bank’s page (R445)', () => {
  const unpaid = { status: 'PENDING', isPaidOnline: true }
  const recent = { createdAt: new Date().toISOString() }

  it('can be paid in the browser that placed it', async () => {
    fakeUpstream({ ...config, [whole]: { ...ofGuest, ...unpaid, ...recent } })
    open()
    expect(await screen.findByRole('button', { name: /^Πληρωμή/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Άλλος τρόπος πληρωμής' })).toBeTruthy()
  })

  it('keeps what a guest typed for another way to pay', async () => {
    const canceled = { ...ofGuest, ...unpaid, ...recent, status: 'CANCELED', items: [] }
    fakeUpstream({
      ...config,
      [whole]: { ...ofGuest, ...unpaid, ...recent },
      [`POST /api/orders/uuid/${uuid}/cancel`]: canceled,
      'GET /api/cart': exampleCart,
    })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Άλλος τρόπος πληρωμής' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Ναι, ακύρωση και νέα' }))
    await waitFor(() => expect(opened.map(([to]) => to)).toEqual(['/checkout']))
    expect(tabStorage.read('draft:checkout')).toContain(ofGuest.street)
  })

  it('asks a buyer who cancels it whether a page of the bank is open', async () => {
    fakeUpstream({ ...config, [whole]: { ...ofGuest, ...unpaid, ...recent } })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Ακύρωση παραγγελίας' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('κλείστε την πρώτα')
  })

  it.each([
    [{ paymentStatus: 'PENDING' }, 'Δεν έχει πληρωθεί ακόμη'],
    [{ paymentStatus: 'COMPLETED' }, 'Πληρώθηκε'],
    [
      { paymentStatus: 'COMPLETED', status: 'CANCELED', isCanceled: true, timesPaid: 2 },
      'τα χρήματα επιστρέφουν',
    ],
    [
      { paymentStatus: 'COMPLETED', status: 'PROCESSING', timesPaid: 2 },
      'Πληρώθηκε περισσότερες από μία φορές',
    ],
    [{ paymentStatus: 'PROCESSING' }, 'Ρωτάμε την τράπεζα'],
    [{ paymentStatus: 'PARTIALLY_REFUNDED' }, 'Επιστράφηκε μέρος των χρημάτων'],
  ])(
    'says elsewhere how it stands with the payment, and nothing of the person (R481): %j',
    async (changes, words) => {
      fakeUpstream({ ...config, [state]: { ...exampleOrderState, ...unpaid, ...changes } })
      open()
      await screen.findByText('Πορεία της παραγγελίας')
      expect(pageText()).toContain(words)
      expect(personal.filter((value) => pageText().includes(value))).toEqual([])
      expect(screen.queryByRole('button', { name: /^Πληρωμή/ })).toBeNull()
    },
  )

  it('asks the bank elsewhere, too, for whom it has sent back to another browser (R480)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    const answers: FakeAnswers = { ...config, [state]: { ...exampleOrderState, ...unpaid } }
    fakeUpstream(answers)
    noteBankVisit(uuid, { kind: 'returned', word: null })
    open()
    await screen.findByText(/μην πληρώσετε ξανά/)
    expect(pageText()).not.toContain('Δεν έχει πληρωθεί ακόμη')
    answers[state] = { ...exampleOrderState, isPaidOnline: true, paymentStatus: 'COMPLETED' }
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByText('Πληρώθηκε')).toBeTruthy()
    expect(pageText()).not.toContain('μην πληρώσετε ξανά')
    jest.useRealTimers()
  })

  it.each(['everyone', 'customers'])(
    'asks whom the bank sent back to sign in where it is a member’s (%s)',
    async (shopAudience) => {
      Object.assign(publicConfig, { shopAudience })
      fakeUpstream(config)
      noteBankVisit(uuid, { kind: 'returned', word: null })
      open()
      const link = await screen.findByRole('link', { name: 'Σύνδεση' })
      expect(link.getAttribute('href')).toBe(`/account/login?next=${path}`)
    },
  )
})

it('of a member has the link to its page in the account, and nothing for guests', async () => {
  fakeUpstream({ ...config, [whole]: exampleOrderDetail })
  open(member)
  const link = await screen.findByRole('link', { name: 'Δείτε την πορεία της' })
  expect(link.getAttribute('href')).toBe(`/account/orders/${exampleOrderDetail.id}`)
  expect(screen.queryByText('Κρατήστε αυτή τη σελίδα')).toBeNull()
})

it('is not there, without a request, where guests cannot order', async () => {
  Object.assign(publicConfig, { shopAudience: 'customers' })
  const { calls } = fakeUpstream({})
  open()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy())
  expect(calls).toEqual([])
})
