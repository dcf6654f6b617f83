import { kitLocaleCodes, kitLocaleOf } from './kit-locales'

describe('languages of the kit (R352)', () => {
  it('knows fifty, each with a name of its own', () => {
    const names = kitLocaleCodes.map((code) => kitLocaleOf(code).name)
    expect(kitLocaleCodes).toHaveLength(50)
    expect(new Set(names).size).toBe(50)
  })

  it('has six whose lines start on the right', () => {
    const rightToLeft = kitLocaleCodes.filter((code) => kitLocaleOf(code).dir === 'rtl')
    expect(rightToLeft).toEqual(['ar', 'ckb', 'fa-IR', 'he', 'ug-CN', 'ur'])
  })

  it.each(kitLocaleCodes)('%s is a well-formed code', (code) => {
    expect(() => Intl.getCanonicalLocales(code)).not.toThrow()
    expect(kitLocaleOf(code).code).toBe(code)
  })

  it('has Greek, written from the left', () => {
    expect(kitLocaleOf('el')).toEqual({ code: 'el', name: 'Greek', dir: 'ltr' })
  })

  it.each(['xx', 'EL', 'toString', ''])('answers English for %p', (code) => {
    expect(kitLocaleOf(code)).toEqual({ code: 'en', name: 'English', dir: 'ltr' })
  })
})
