import fc from 'fast-check'
import { plainCode } from './plain-code'

describe('plainCode (A3-50)', () => {
  it.each([
    ['123 456', '123456'],
    ['012-345', '012345'],
    [' 1 2 3\u00a04 5 6\n', '123456'],
    ['\u0661\u0662\u0663\u0664\u0665\u0666', '123456'],
    ['\u06f0\u06f1\u06f2\u06f3\u06f4\u06f9', '012349'],
    ['\uff11\uff12\uff13\uff14\uff15\uff16', '123456'],
    ['\u{1d7cf}\u{1d7d8}', '10'],
    ['cd\u20137k', 'CD7K'],
    ['τχν3κ', 'TXN3K'],
    ['12\u200b34', '1234'],
  ])('reads %j as %s', (typed, code) => {
    expect(plainCode(typed)).toBe(code)
  })

  it('changes nothing the second time, and leaves only capitals and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = plainCode(typed)
        expect(once).toMatch(/^[A-Z0-9]*$/)
        expect(plainCode(once)).toBe(once)
      }),
    )
  })
})
