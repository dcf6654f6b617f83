import * as z from 'zod/mini'
import { exampleOrder } from '#contract/examples/order-examples'
import { order } from '#contract/shop/order'
import { tabStorage } from '#lib/storage/tab-storage'
import { checkoutDraft, draftAgain, handOverDraft, startingValues } from './checkout-draft'
import { checkoutMessages } from './checkout-messages'
import { allowedStep } from './checkout-steps'
import { recipientOfOrder } from './known-recipient'
import { orderBody } from './order'

const unknown = { addresses: null, recipient: null }
const anna = { firstName: 'Άννα', lastName: 'Κώστα', email: 'anna@example.gr', phone: null }

beforeEach(() => {
  jest.useFakeTimers({ now: 0 })
  tabStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** What the member's form starts with, after a guest has typed. */
function asMember() {
  return startingValues(anna, unknown, checkoutDraft(7).read())
}

function typeAsGuest() {
  checkoutDraft('guest').keep({ email: 'mine@example.gr', firstName: '', city: 'Πάτρα' })
}

it('keeps what a guest typed over signing in; fields left empty are those of the account (R416)', () => {
  typeAsGuest()
  handOverDraft()
  expect(asMember()).toMatchObject({ email: 'mine@example.gr', firstName: 'Άννα', city: 'Πάτρα' })
  // Also after a reload.
  expect(asMember()).toMatchObject({ email: 'mine@example.gr', city: 'Πάτρα' })
})

it.each([
  ['did not leave the checkout to sign in', () => {}],
  [
    'signs in long after',
    () => {
      handOverDraft()
      jest.setSystemTime(30 * 60 * 1000)
    },
  ],
  [
    'signed out in between',
    () => {
      handOverDraft()
      tabStorage.clear()
    },
  ],
])('is not that of a member where the guest %s', (_, act) => {
  typeAsGuest()
  act()
  expect(asMember()).toMatchObject({ email: 'anna@example.gr', city: '' })
})

it('leaves a member the own draft where the guest had typed nothing', () => {
  checkoutDraft(7).keep({ city: 'Βόλος' })
  handOverDraft()
  expect(asMember()).toMatchObject({ email: 'anna@example.gr' })
})

it('starts empty for a guest, with what was typed before', () => {
  expect(startingValues(null, unknown, {})).toMatchObject({ email: '', firstName: '', phone: '' })
  typeAsGuest()
  expect(startingValues(null, unknown, checkoutDraft('guest').read())).toMatchObject({
    city: 'Πάτρα',
  })
})

describe('an order that is made anew to be paid in another way (R445)', () => {
  const placed = z.parse(order, { ...exampleOrder, customerNotes: 'Στον δεύτερο όροφο' })
  const startAgain = (differences: Partial<typeof placed> = {}) => {
    draftAgain('guest', { ...placed, ...differences })
    return startingValues(null, unknown, checkoutDraft('guest').read())
  }

  it('has all fields of a guest filled in, and is at the way to pay', () => {
    const values = startAgain()
    const { email, firstName, street, zipcode } = placed
    const notes = { customerNotes: 'Στον δεύτερο όροφο' }
    expect(values).toMatchObject({ email, firstName, street, zipcode, ...notes, payWay: '' })
    expect(allowedStep('how', values)).toBe('how')
  })

  it('does not take the VAT number of an invoice for a note', () => {
    expect(startAgain({ documentType: 'INVOICE' }).customerNotes).toBe('')
  })

  it.each([
    ['a note', 'Στον δεύτερο όροφο\nΤο κουδούνι δεν ακούγεται πάντα'],
    ['no note', ''],
  ])('asks for the same invoice, with its tax number and %s (R520)', (_, customerNotes) => {
    const invoice = { documentType: 'INVOICE', vatNumber: 'EL094259216', customerNotes } as const
    const values = { ...startAgain(), ...invoice, payWay: '1' }
    const line = checkoutMessages.text('how.vatLine', { number: invoice.vatNumber })
    const sent = orderBody(values, [{ product: 1, name: '', price: 1, quantity: 1 }], line)
    const placedNotes = { documentType: sent.documentType, customerNotes: sent.customerNotes }
    expect(startAgain(placedNotes)).toMatchObject({ ...invoice, payWay: '' })
  })

  it('goes where it was to go, and not to the main address of a member', () => {
    draftAgain(7, placed)
    const recipient = { ...recipientOfOrder(placed), street: 'Άλλη' }
    const { street } = startingValues(anna, { addresses: [], recipient }, checkoutDraft(7).read())
    expect(street).toBe(placed.street)
  })
})
