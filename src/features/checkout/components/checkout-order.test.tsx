import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleAddress } from '#contract/examples/account-examples'
import { examplePayWay } from '#contract/examples/order-examples'
import { exampleCountry, exampleRegion } from '#contract/examples/place-examples'
import type { Cart } from '#contract/shop/cart'
import { type PayWay, payWay } from '#contract/shop/pay-way'
import { publicConfig } from '#lib/config/public-config'
import { annasAccount } from '#session/testing/annas-account'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { apiPage } from '#tests/support/api-page'
import { checkoutDraft } from '../checkout-draft'
import { checkoutMachine } from '../checkout-machine'
import { emptyCheckout } from '../checkout-schema'
import { useKnownRecipient } from '../known-recipient'
import type { OrderAttempt } from '../order'
import type { CheckOutcome, SendOutcome } from '../order-outcome'
import { someUuid } from '../testing/some-attempt'
import type { CheckoutActor } from '../use-checkout'
import { CheckoutOrder } from './checkout-order'

afterEach(() => sessionStorage.clear())

/** All values but the pay way. */
const typed = {
  ...emptyCheckout,
  firstName: 'Άννα',
  lastName: 'Κώστα',
  email: 'anna@example.gr',
  phone: '2101234567',
  region: exampleRegion.alpha,
  street: 'Ρυακίων',
  streetNumber: '12α',
  city: 'Πάτρα',
  zipcode: '00000',
}
const filled = apiCart(apiCartItem(2))
const payWays: readonly PayWay[] = [z.parse(payWay, examplePayWay)]
const terms = { shippingPrice: 3, payWays, unshownPayWays: 0, isMailed: false }

interface ShownProps {
  actor: CheckoutActor
  cart: Cart
  payWays: readonly PayWay[]
  unshownPayWays: number
}

function Shown({ actor, cart, payWays, unshownPayWays }: ShownProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { addresses, recipient } = useKnownRecipient(true)
  const shown = {
    user: annasAccount,
    cart,
    terms: { ...terms, payWays, unshownPayWays },
    addresses,
    recipient,
  }
  return <CheckoutOrder {...shown} checkout={{ actor, state }} unpaidOrder={(uuid) => uuid} />
}

/** The form against a shop that answers the orders with these outcomes. */
function renderForm(
  outcomes: SendOutcome[],
  {
    step = 'how',
    addresses = Promise.resolve<FakeAnswer>(apiPage([])),
    cart = filled,
    payWays = terms.payWays,
    unshownPayWays = 0,
  } = {},
) {
  window.history.replaceState(null, '', `/checkout?step=${step}`)
  fakeUpstream({
    'GET /api/countries': apiPage([exampleCountry]),
    'GET /api/regions': apiPage([exampleRegion]),
    'GET /api/user/addresses': () => addresses,
    'GET /api/orders': apiPage([]),
  })
  const sent: (OrderAttempt | null)[] = []
  const machine = checkoutMachine.provide({
    actors: {
      checkOrder: fromPromise<CheckOutcome, OrderAttempt | null>(async () => ({ kind: 'asShown' })),
      sendOrder: fromPromise<SendOutcome, OrderAttempt | null>(async ({ input }) => {
        sent.push(input)
        return outcomes.shift() ?? { kind: 'unclear' }
      }),
    },
  })
  const actor = createActor(machine, { input: { unanswered: null } }).start()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown {...{ actor, cart, payWays, unshownPayWays }} />
    </QueryClientProvider>,
  )
  return { sent, actor }
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByText(name))
const submit = 'Παραγγελία με υποχρέωση πληρωμής'

it.each([
  ['none is offered', 0, 0, [1, 0]],
  ['none could be read', 0, 2, [0, 1]],
  ['one of two could be read', 1, 1, [0, 1]],
  ['one is offered', 1, 0, [0, 0]],
] as const)(
  'tells ways to pay that could not be read from none: %s (R556)',
  (_, read, unshown, said) => {
    checkoutDraft(annasAccount.id).keep(typed)
    renderForm([], { payWays: terms.payWays.slice(0, read), unshownPayWays: unshown })
    const words = [/δεν υπάρχει διαθέσιμος τρόπος/, /πληρωμής δεν μπορ(εί|ούν) να εμφανιστ/]
    expect(words.map((text) => screen.queryAllByText(text).length)).toEqual(said)
    expect(screen.queryAllByRole('radiogroup', { name: 'Τρόπος πληρωμής' })).toHaveLength(read)
  },
)

it('shows what is ordered directly above the button of the order, and nowhere else', async () => {
  checkoutDraft(annasAccount.id).keep(typed)
  renderForm([])
  const summary = screen.getByRole('region', { name: 'Η παραγγελία σας' })
  const button = screen.getByRole('button', { name: submit })
  const stops = [...document.querySelectorAll('button, input, select, a[href], [role=radiogroup]')]
  const before = stops.slice(0, stops.indexOf(button)).filter((stop) => !summary.contains(stop))
  for (const stop of before) {
    expect(summary.compareDocumentPosition(stop)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  }
  expect(summary.nextElementSibling?.contains(button)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Πίσω' }))
  await screen.findByRole('heading', { name: 'Πού το στέλνουμε' })
  expect(screen.getAllByRole('region', { name: 'Η παραγγελία σας' })).toHaveLength(1)
})

describe('what is promised beside the sum', () => {
  beforeEach(() => {
    Object.assign(publicConfig, { deliveryDays: { from: 2, to: 4 } })
    checkoutDraft(annasAccount.id).keep(typed)
  })
  afterEach(() => void Object.assign(publicConfig, { deliveryDays: undefined }))

  const delivery = () => screen.queryByText(/^Παράδοση .*\d/)?.textContent
  const [cash] = terms.payWays
  if (!cash) throw new Error('there is no pay way')

  it('is a range of days, and days after the payment of a transfer', async () => {
    const transfer = { ...cash, requiresConfirmation: true }
    renderForm([], { payWays: [transfer] })
    expect(delivery()).toMatch(/^Παράδοση \p{L}+\s\d.*\s– \p{L}+\s\d+\s\p{L}+$/u)
    fireEvent.click(screen.getByLabelText(/Πληρωμή στην πόρτα/))
    await waitFor(() => expect(delivery()).toBe('Παράδοση σε 2–4 εργάσιμες ημέρες από την πληρωμή'))
  })

  it.each([
    ['is sold out', { stock: 0 }],
    ['has fewer pieces', { stock: 1 }],
    ['is off sale', { active: false }],
  ])('is no delivery where a product %s', (_, product) => {
    renderForm([], { cart: apiCart(apiCartItem(2, product)) })
    expect(delivery()).toBeUndefined()
  })

  it('has a picture of each product, and no delivery without the setting', () => {
    Object.assign(publicConfig, { deliveryDays: undefined })
    renderForm([])
    const items = screen.getByRole('list', { name: 'Προϊόντα της παραγγελίας' })
    expect(items.querySelectorAll('li img')).toHaveLength(1)
    expect(delivery()).toBeUndefined()
  })
})

it('opens the step of a refused field, and continues once it is corrected (A5-79)', async () => {
  checkoutDraft(annasAccount.id).keep(typed)
  const { sent } = renderForm([
    { kind: 'refused', fields: { zipcode: 'Λάθος κωδικός.' }, whole: null },
    { kind: 'placed', uuid: someUuid },
  ])
  expect(screen.getByText('μόλις διαλέξετε')).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/Πληρωμή στην πόρτα/))
  expect(await screen.findByText(/27,80\s€/)).toBeTruthy()
  await press(submit)

  expect(await screen.findByText('Λάθος κωδικός.')).toBeTruthy()
  expect(window.location.search).toBe('?step=where')
  await type('Τ.Κ.', '26442')
  await press('Συνέχεια στην πληρωμή')
  await press(submit)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ owner: 7, total: 27.8, body: { zipcode: '26442', payWay: 5 } })
}, 20_000)

it('opens no step before the previous ones are valid', async () => {
  checkoutDraft(annasAccount.id).keep({ ...typed, phone: '' })
  renderForm([])
  expect(await screen.findByLabelText('Τηλέφωνο')).toBeTruthy()
  expect(window.location.search).toBe('?step=who')
  await type('Τηλέφωνο', '2101234567')
  await press('Συνέχεια στη διεύθυνση')
  const heading = await screen.findByText('Πού το στέλνουμε', { selector: 'h2' })
  expect(document.activeElement).toBe(heading)
  expect(checkoutDraft(annasAccount.id).read()).toMatchObject({ phone: '2101234567' })
  expect(checkoutDraft(8).read()).toEqual({})
})

it.each([
  ['is filled in', false, exampleAddress.street],
  ['is left out where somebody is about to type', true, ''],
])('the main address %s when it arrives late', async (_, isTyping, street) => {
  const empty = { street: '', streetNumber: '', city: '', zipcode: '' }
  checkoutDraft(annasAccount.id).keep({ ...typed, ...empty })
  let arrive: (answer: FakeAnswer) => void = () => {}
  const addresses = new Promise<FakeAnswer>((resolve) => {
    arrive = resolve
  })
  renderForm([], { step: 'where', addresses })
  const field = await screen.findByLabelText('Οδός')
  if (isTyping) field.focus()
  arrive(apiPage([exampleAddress]))
  await screen.findByLabelText('Από τις διευθύνσεις σας')
  expect(field).toHaveProperty('value', street)
})

it('says how many addresses cannot be shown, and offers to keep none among them (R540)', async () => {
  checkoutDraft(annasAccount.id).keep({ ...typed, keepAddress: '' })
  const addresses = Promise.resolve<FakeAnswer>({ ...apiPage([]), count: 2, leftOut: 2 })
  renderForm([], { step: 'where', addresses })
  await screen.findByText('2 διευθύνσεις δεν μπορούν να εμφανιστούν τώρα.')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

describe('an address to be kept', () => {
  const kept = { ...typed, zipcode: '26442', payWay: '5', keepAddress: 'yes' }
  const order = async (addresses: object[] = [], more = {}) => {
    checkoutDraft(annasAccount.id).keep(kept)
    const answer = Promise.resolve<FakeAnswer>({ ...apiPage(addresses), ...more })
    const { sent } = renderForm([{ kind: 'placed', uuid: someUuid }], { addresses: answer })
    await screen.findByText('Αλλαγή διεύθυνσης')
    await press(submit)
    await waitFor(() => expect(sent).toHaveLength(1))
    return sent[0]?.keptAddress
  }

  it('goes with the order, named by its street', async () => {
    const { street, streetNumber, city, firstName } = kept
    expect(await order()).toMatchObject({
      ...{ title: 'Ρυακίων 12α', isMain: true, street, streetNumber, city, firstName },
    })
  })

  it.each([{ count: 3 }, { count: 1, leftOut: 1 }])(
    'takes the main one’s place from none that cannot be read: %j (R540)',
    async (more) => {
      expect(await order([], more)).toMatchObject({ title: 'Ρυακίων 12α', isMain: false })
    },
  )

  it('is none that the book has', async () => {
    const { street, streetNumber, city, zipcode, region } = kept
    const place = { street, streetNumber, city, zipcode, region }
    expect(await order([{ ...exampleAddress, ...place }])).toBeUndefined()
  })
})
