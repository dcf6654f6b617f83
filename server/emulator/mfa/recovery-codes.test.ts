import * as fc from 'fast-check'
import { newRecoveryCodes } from './recovery-codes'

it('are ten different codes of eight digits, for any random source', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, (value) => {
      const codes = newRecoveryCodes({ randomBytes: (size) => new Uint8Array(size).fill(value) })
      expect(new Set(codes).size).toBe(10)
      for (const code of codes) expect(code).toMatch(/^\d{8}$/)
    }),
  )
})
