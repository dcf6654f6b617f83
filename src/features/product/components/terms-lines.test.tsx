import { cleanup, render, screen } from '@testing-library/react'
import { publicConfig } from '../../../lib/config/public-config'
import { TermsLines } from './terms-lines'

jest.mock('../../../lib/config/public-config', () => ({ publicConfig: {} }))
afterEach(cleanup)

const said = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

/** The lines of a shop whose owner has stated so much. */
function open(stated: object, payWays: readonly object[] = []) {
  Object.assign(publicConfig, { shippingPrice: undefined, deliveryDays: undefined, ...stated })
  render(<TermsLines payWays={payWays as never} />)
}

it('says what delivery takes and costs, that goods can go back, and how people pay', () => {
  open({ shippingPrice: 3, deliveryDays: { from: 2, to: 4 } }, [
    { name: 'Αντικαταβολή', cost: 2, freeFrom: 50 },
    { name: 'Τραπεζική κατάθεση', cost: 0, freeFrom: 0 },
  ])
  expect(said()).toEqual([
    'Παράδοση σε 2–4 εργάσιμες ημέρες. Μεταφορικά 3,00 € ανά παραγγελία. Επιστροφή μέσα σε 14 ημέρες.',
    'Πληρωμή: Αντικαταβολή (+2,00 €, δωρεάν από 50,00 €) ή Τραπεζική κατάθεση.',
  ])
  const link = screen.getByRole('link', { name: 'Επιστροφή μέσα σε 14 ημέρες' })
  expect(link.getAttribute('href')).toBe('/return-policy')
})

it('claims nothing that the owner has not stated', () => {
  open({})
  expect(said()).toEqual(['Επιστροφή μέσα σε 14 ημέρες.'])
})

it.each([
  [{ deliveryDays: { from: 1, to: 1 } }, 'Παράδοση σε 1 εργάσιμη ημέρα.'],
  [{ deliveryDays: { from: 3, to: 3 } }, 'Παράδοση σε 3 εργάσιμες ημέρες.'],
  [{ shippingPrice: 0 }, 'Δωρεάν μεταφορικά.'],
])('says it in words that fit: %j', (stated, words) => {
  open(stated)
  expect(said()[0]).toContain(words)
})
