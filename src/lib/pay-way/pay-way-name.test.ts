import { payWayCodes } from '#contract/shop/online-payment'
import { payWayDescription, payWayName } from './pay-way-name'

const way = (name: string, description = '') => ({ translations: { el: { name, description } } })

it.each(payWayCodes)('has a Greek name and description of %s', (code) => {
  expect(payWayName(way(code))).not.toContain('_')
  expect(payWayName(way(code))).not.toBe(code)
  expect(payWayDescription(way(code))).toMatch(/^[\p{Script=Greek}].+\.$/u)
})

it('reads the code in any language', () => {
  expect(payWayName({ translations: { en: { name: 'PAY_ON_DELIVERY' } } })).toBe('Αντικαταβολή')
})

it("keeps the owner's own name", () => {
  expect(payWayName(way('Με κουπόνι'))).toBe('Με κουπόνι')
  expect(payWayName(way('BITCOIN'))).toBe('BITCOIN')
  expect(payWayDescription(way('BITCOIN'))).toBe('')
  expect(payWayDescription(way('PAY_PAL', 'Στέλνετε στο shop@example.gr.'))).toBe(
    'Στέλνετε στο shop@example.gr.',
  )
})
