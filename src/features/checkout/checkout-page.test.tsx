import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleAddress } from '#contract/examples/account-examples'
import { exampleOrder, examplePayWay } from '#contract/examples/order-examples'
import { exampleCountry, exampleRegion } from '#contract/examples/place-examples'
import { exampleRuntimeConfig } from '#contract/examples/site-examples'
import { tabStorage } from '#lib/storage/tab-storage'
import { annasAccount } from '#session/testing/annas-account'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { apiPage } from '#tests/support/api-page'
import { CheckoutPage } from './checkout-page'
import { pageParts } from './testing/page-parts'

it.each([
  ['1 προϊόν του καλαθιού σας δεν μπορεί να εμφανιστεί', [apiCartItem(2)], 1],
  ['2 προϊόντα του καλαθιού σας δεν μπορούν να εμφανιστούν', [], 2],
])('waits until what cannot be read is removed: «%s»', async (sentence, items, count) => {
  fakeUpstream({})
  const unreadItems = Array.from({ length: count }, (_, at) => ({ id: 504 + at, name: '' }))
  const cart = { ...apiCart(...items), unreadItems }
  const empty = <p>άδειο</p>
  renderAccountPage(
    <CheckoutPage {...pageParts} {...{ cart, empty }} user={annasAccount} isCartPending={false} />,
  )
  await screen.findByText(sentence)
  const link = screen.getByRole('link', { name: 'Διορθώστε το καλάθι' })
  expect(link.getAttribute('href')).toBe('/cart')
  expect(screen.queryByText('άδειο')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

describe('who is known (R434)', () => {
  const user = { ...annasAccount, phone: '+302101234567' }
  const main = { ...exampleAddress, isMain: true, street: 'Κανάρη', region: exampleRegion.alpha }
  const order = { ...exampleOrder, street: 'Ρυακίων', phone: '+306912345678' }

  /** Opens the checkout of a member with this book and these orders. */
  function open(book: object[] | Promise<FakeAnswer>, orders: object[] = []) {
    window.history.replaceState(null, '', '/checkout')
    const requests = fakeUpstream({
      'GET /api/config/public': exampleRuntimeConfig,
      'GET /api/pay-way': apiPage([examplePayWay]),
      'GET /api/countries': apiPage([exampleCountry]),
      'GET /api/regions': apiPage([exampleRegion]),
      'GET /api/user/addresses': () => (Array.isArray(book) ? apiPage(book) : book),
      'GET /api/orders': apiPage(orders),
    })
    const cart = apiCart(apiCartItem(2))
    renderAccountPage(
      <CheckoutPage {...pageParts} {...{ cart, user }} empty={null} isCartPending={false} />,
    )
    return requests
  }
  const card = () => screen.findByRole('region', { name: 'Παράδοση' })
  const payWay = () => screen.queryByLabelText(/Πληρωμή στην πόρτα/)

  it.each([
    ['the main address of the book', [main], [order], 'Κανάρη'],
    ['where the newest order went', [{ ...main, isMain: false }], [order], 'Ρυακίων'],
  ])('chooses the pay way at once: %s is on the card', async (_, book, orders, street) => {
    open(book, orders)
    expect((await card()).textContent).toContain(street)
    expect([payWay() !== null, screen.queryByRole('textbox')]).toEqual([true, null])
    expect(screen.queryByRole('navigation', { name: 'Βήματα της παραγγελίας' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Αλλαγή διεύθυνσης' }))
    expect(await screen.findByLabelText('Οδός')).toHaveProperty('value', street)
    fireEvent.click(screen.getByRole('button', { name: 'Συνέχεια στην πληρωμή' }))
    await waitFor(() => expect(payWay()).toBeTruthy())
  })

  it('asks no orders where the book has a main address', async () => {
    const { calls } = open([main], [order])
    await card()
    expect(calls.filter((call) => call.includes('/api/orders'))).toEqual([])
  })

  it('is asked as anybody else where nothing is known, or a field is missing', async () => {
    open([{ ...main, zipcode: '' }])
    expect(await screen.findByLabelText('Όνομα')).toBeTruthy()
    expect(payWay()).toBeNull()
  })

  it('does not wait long for a book that does not come', async () => {
    jest.useFakeTimers()
    open(new Promise(() => {}))
    await act(() => jest.advanceTimersByTimeAsync(1400))
    expect(screen.queryByLabelText('Όνομα')).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByLabelText('Όνομα')).toBeTruthy()
    jest.useRealTimers()
  })

  it('hears that the book could not be read, and has it read again', async () => {
    open(Promise.resolve<FakeAnswer>([500, { message: 'x' }]))
    fireEvent.click(await screen.findByRole('button', { name: 'Συνέχεια στη διεύθυνση' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Οι διευθύνσεις σας δεν φορτώθηκαν')
    expect(screen.getByLabelText('Οδός')).toHaveProperty('value', '')
    const read = apiPage([main])
    fakeUpstream({ 'GET /api/user/addresses': read, 'GET /api/regions': apiPage([exampleRegion]) })
    fireEvent.click(within(alert).getByRole('button', { name: 'Δοκιμάστε ξανά' }))
    await screen.findByLabelText('Από τις διευθύνσεις σας')
    expect(screen.getByLabelText('Οδός')).toHaveProperty('value', 'Κανάρη')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a guest who signs in from the checkout (R522)', () => {
  const user = { ...annasAccount, phone: '+302101234567' }
  const main = { ...exampleAddress, isMain: true, street: 'Κανάρη', region: exampleRegion.alpha }
  const cart = apiCart(apiCartItem(2))
  const page = (buyer: typeof user | null) => (
    <CheckoutPage
      key={buyer?.id ?? 'guest'}
      {...pageParts}
      {...{ cart, user: buyer }}
      empty={null}
      isCartPending={false}
    />
  )

  let signIn: () => void
  function Buyers() {
    const [buyer, setBuyer] = useState<typeof user | null>(null)
    signIn = () => setBuyer(user)
    return page(buyer)
  }

  /** A guest types a name. */
  async function typeAsGuest() {
    tabStorage.clear()
    window.history.replaceState(null, '', '/checkout')
    fakeUpstream({
      'GET /api/config/public': exampleRuntimeConfig,
      'GET /api/pay-way': apiPage([examplePayWay]),
      'GET /api/countries': apiPage([exampleCountry]),
      'GET /api/regions': apiPage([exampleRegion]),
      'GET /api/user/addresses': apiPage([main]),
    })
    const shown = renderAccountPage(<Buyers />)
    const name = await screen.findByLabelText('Όνομα')
    fireEvent.change(name, { target: { value: 'Νεφέλη' } })
    fireEvent.blur(name)
    await waitFor(() => expect(tabStorage.read('draft:checkout')).toContain('Νεφέλη'))
    return shown
  }
  const leaveFor = (path: string) => window.history.replaceState(null, '', path)

  it.each(['/account/login', '/account/signup/passkey', '/account/verify-email/some-key', '/cart'])(
    'orders for whom they had typed, and not for the main address of the book: by %s',
    async (path) => {
      const { unmount } = await typeAsGuest()
      leaveFor(path)
      unmount()
      leaveFor('/checkout')
      renderAccountPage(page(user))
      expect(await screen.findByLabelText('Όνομα')).toHaveProperty('value', 'Νεφέλη')
    },
  )

  it('does so where they sign in in another tab', async () => {
    await typeAsGuest()
    act(signIn)
    expect(await screen.findByLabelText('Όνομα')).toHaveProperty('value', 'Νεφέλη')
  })

  it.each([
    ['leaves the form open', async () => undefined],
    [
      'opens it again',
      async (unmount: () => void) => {
        leaveFor('/products')
        unmount()
        leaveFor('/checkout')
        renderAccountPage(<Buyers />)
        await screen.findByLabelText('Όνομα')
      },
    ],
  ])('hands nothing over long after it was typed, where one %s', async (_, act) => {
    const { unmount } = await typeAsGuest()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60 * 60 * 1000)
    await act(unmount)
    leaveFor('/account/login')
    cleanup()
    leaveFor('/checkout')
    renderAccountPage(page(user))
    const card = await screen.findByRole('region', { name: 'Παράδοση' })
    expect(card.textContent).toContain('Κανάρη')
    clock.mockRestore()
  })

  it.each(['/products', '/account/orders'])('hands nothing over by %s', async (path) => {
    const { unmount } = await typeAsGuest()
    leaveFor(path)
    unmount()
    leaveFor('/checkout')
    renderAccountPage(page(user))
    const card = await screen.findByRole('region', { name: 'Παράδοση' })
    expect(card.textContent).toContain('Κανάρη')
  })
})

describe('an order that the shop does not take', () => {
  const user = annasAccount
  const order = { ...exampleOrder, street: 'Ρυακίων', phone: '+306912345678' }
  const main = { ...exampleAddress, isMain: true, phone: '+306912345678' }
  const online = { ...examplePayWay, isOnlinePayment: true, providerCode: 'stripe' }
  const named = { name: 'Στην τράπεζα', description: '', instructions: '' }
  const way = { ...examplePayWay, id: 8, translations: { el: named } }
  const gone = 'Αυτός ο τρόπος πληρωμής δεν προσφέρεται αυτή τη στιγμή. Διαλέξτε άλλον.'
  const refusal = (data: object): FakeAnswer => [
    400,
    { statusCode: 400, statusMessage: '', message: 'x', id: 'x', data },
  ]

  it.each([
    ['is not sent as its way to pay is gone', null, /δεν προσφέρεται πια\. Διαλέξτε άλλον\.$/],
    ['is refused for its way to pay', refusal({ payWay: [gone] }), gone],
    [
      'is refused for something that is no field',
      refusal({ paymentIntentId: ['Needed'] }),
      /Ελέγξτε τα στοιχεία/,
    ],
  ])(
    'is shown what the shop offers now where it %s, and keeps what was typed (R510)',
    async (_, answer, said) => {
      window.history.replaceState(null, '', '/checkout')
      sessionStorage.clear()
      let ways = [answer ? online : examplePayWay]
      const cart = apiCart(apiCartItem(2))
      fakeUpstream({
        'GET /api/config/public': exampleRuntimeConfig,
        'GET /api/pay-way': () => apiPage(ways),
        'GET /api/countries': apiPage([exampleCountry]),
        'GET /api/regions': apiPage([exampleRegion]),
        'GET /api/user/addresses': apiPage([main]),
        'GET /api/orders': apiPage([order]),
        'GET /api/cart': () => {
          if (!answer) ways = [way]
          return cart
        },
        'POST /api/orders': () => {
          ways = [way]
          return answer
        },
      })
      renderAccountPage(
        <CheckoutPage {...pageParts} {...{ cart, user }} empty={null} isCartPending={false} />,
      )
      fireEvent.click(await screen.findByRole('radio', { name: /Πληρωμή στην πόρτα/ }))
      fireEvent.click(screen.getByRole('radio', { name: 'Τιμολόγιο' }))
      const typed = { target: { value: '094259216' } }
      fireEvent.change(screen.getByLabelText('ΑΦΜ'), typed)
      fireEvent.click(screen.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' }))
      await screen.findByText(said)
      const other = await screen.findByRole('radio', { name: /Στην τράπεζα/ })
      expect(screen.queryByRole('radio', { name: /Πληρωμή στην πόρτα/ })).toBeNull()
      expect(screen.getByLabelText('ΑΦΜ')).toHaveProperty('value', '094259216')
      fireEvent.click(other)
      expect(await screen.findByText(/28,30\s€/)).toBeTruthy()
    },
  )
})
