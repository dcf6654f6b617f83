import { classNameOf, mergeClassNames, styleBy, styleCache } from './styles'

const rulesOf = (className: string) => styleCache.inserted[className.slice('css-'.length)]

describe('classNameOf', () => {
  it('resolves tokens of the theme, breakpoints and variants', () => {
    expect(rulesOf(classNameOf({ p: [2, 4], color: 'text' }))).toMatch(
      /^\.css-\w+\{padding:8px;color:var\(--c-text\);\}@media screen and \(min-width: 640px\)\{\.css-\w+\{padding:16px;\}\}$/,
    )
    expect(rulesOf(classNameOf({ variant: 'buttons.danger' }))).toContain(':hover{')
  })

  it('gives equal styles the same class, and an object is read once', () => {
    let reads = 0
    const style = {
      get color() {
        reads += 1
        return 'primary'
      },
    }
    const first = classNameOf(style)
    const after = reads
    expect(classNameOf(style)).toBe(first)
    expect(reads).toBe(after)
    expect(classNameOf({ color: 'primary' })).toBe(first)
  })

  it.each([
    [
      'user-select:none',
      { userSelect: 'none' } as const,
      '-webkit-user-select:none;user-select:none;',
    ],
    ['hyphens:auto', { hyphens: 'auto' } as const, '-webkit-hyphens:auto;hyphens:auto;'],
    ['display:flex', { display: 'flex' } as const, '{display:flex;}'],
    ['transition:none', { transition: 'none' } as const, '{transition:none;}'],
  ])('prefixes only what a browser that loads the site needs: %s', (_, style, expected) => {
    expect(rulesOf(classNameOf(style))).toContain(expected)
  })
})

describe('mergeClassNames', () => {
  it('lets the classes that a parent hands over win', () => {
    const merged = mergeClassNames(
      classNameOf({ color: 'text' }),
      `${classNameOf({ color: 'error' })} own`,
    )
    expect(merged).toMatch(/^own css-\w+$/)
    const rules = String(rulesOf(merged.split(' ')[1] ?? ''))
    expect(rules.indexOf('--c-error')).toBeGreaterThan(rules.indexOf('--c-text'))
  })
})

describe('styleBy', () => {
  it('makes one style for each combination of arguments', () => {
    const make = jest.fn((size: string, wide?: boolean) => ({ width: wide ? '100%' : size }))
    const style = styleBy(make)
    expect(style('sm')).toBe(style('sm'))
    expect(style('sm', true)).toEqual({ width: '100%' })
    expect(style('md')).not.toBe(style('sm'))
    expect(make).toHaveBeenCalledTimes(3)
  })
})
