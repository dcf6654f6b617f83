import * as fc from 'fast-check'
import { newRecoveryCodes } from './recovery-codes'

describe('recovery codes', () => {
  it('are ten different texts of eight digits, whatever chance says', () => {
    const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fraction, (number) => {
        const codes = newRecoveryCodes({ random: () => number })
        expect(new Set(codes).size).toBe(10)
        for (const code of codes) expect(code).toMatch(/^\d{8}$/)
      }),
    )
  })
})
