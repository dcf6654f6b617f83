import { kitLocaleCodes, kitLocaleOf } from './kit-locales'

describe('languages of the kit (R352)', () => {
  it('are fifty, each with its own name', () => {
    const names = kitLocaleCodes.map((code) => kitLocaleOf(code).name)
    expect(kitLocaleCodes).toHaveLength(50)
    expect(new Set(names).size).toBe(50)
  })

  it('include six written from right to left', () => {
    const rightToLeft = kitLocaleCodes.filter((code) => kitLocaleOf(code).dir === 'rtl')
    expect(rightToLeft).toEqual(['ar', 'ckb', 'fa-IR', 'he', 'ug-CN', 'ur'])
  })

  it('have well-formed codes', () => {
    for (const code of kitLocaleCodes) {
      expect(() => Intl.getCanonicalLocales(code)).not.toThrow()
      expect(kitLocaleOf(code).code).toBe(code)
    }
  })

  it('include Greek, written from left to right', () => {
    expect(kitLocaleOf('el')).toEqual({ code: 'el', name: 'Greek', dir: 'ltr' })
  })

  it.each(['xx', 'EL', 'toString', ''])('fall back to English for %p', (code) => {
    expect(kitLocaleOf(code)).toEqual({ code: 'en', name: 'English', dir: 'ltr' })
  })
})
