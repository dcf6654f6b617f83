import { classNameOf, insertGlobalStyles, keyframes, mergeClassNames, rulesFor } from './styles'

const rulesOf = (className: string) => rulesFor(className.split(' '))

describe('classNameOf', () => {
  it('resolves tokens of the theme, breakpoints and variants', () => {
    expect(rulesOf(classNameOf({ p: [2, 4], color: 'text' }))).toMatch(
      /^\.\w{5}\{padding:8px;color:var\(--c-text\);\}@media screen and \(min-width:640px\)\{\.\w{5}\{padding:16px;\}\}$/,
    )
    expect(rulesOf(classNameOf({ variant: 'buttons.danger' }))).toContain(':hover{')
  })

  it('returns the same class for equal styles, and reads an object once', () => {
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

  it('returns the classes of several styles in order, without falsy ones', () => {
    const names = classNameOf([{ color: 'text' }, false, undefined, { color: 'error' }]).split(' ')
    expect(names).toEqual([classNameOf({ color: 'text' }), classNameOf({ color: 'error' })])
  })

  it('accepts styles that the bundler compiled', () => {
    expect(classNameOf('aB3dE&{color:red}\n&:hover{color:blue}' as never)).toBe('aB3dE')
    expect(rulesFor(['aB3dE'])).toBe('.aB3dE{color:red}.aB3dE:hover{color:blue}')
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
  const parent = classNameOf({ color: 'error', p: 4 })

  it('gives priority to the classes of a parent', () => {
    const merged = mergeClassNames([{ color: 'text' }, { m: 2 }], `${parent} own`)
    expect(merged).toMatch(/^own \w{15}$/)
    const rules = rulesOf(merged)
    expect(rules.indexOf('--c-error')).toBeGreaterThan(rules.indexOf('--c-text'))
    expect(rules).toContain('margin:8px')
    expect(mergeClassNames([{ color: 'text' }, { m: 2 }], `${parent} own`)).toBe(merged)
  })

  it('puts rules for widths or states after all unconditional rules', () => {
    const rules = rulesOf(mergeClassNames({ p: [1, 2], '&:hover': { p: 3 } }, parent))
    expect(rules.indexOf('padding:16px')).toBeLessThan(rules.indexOf('padding:8px'))
  })

  it('merges a merged class again', () => {
    const merged = mergeClassNames({ color: 'primary' }, mergeClassNames({ color: 'text' }, parent))
    expect(merged).toMatch(/^\w{15}$/)
    const rules = rulesOf(merged)
    expect(rules.indexOf('--c-error')).toBeGreaterThan(rules.indexOf('--c-primary'))
  })
})

it('writes the rule of an animation once, with the styles that use it', () => {
  const grow = keyframes({ from: { opacity: 0.123 } })
  const names = [{ animation: `${grow} 1s` }, { animation: `${grow} 2s` }].map((style) =>
    classNameOf(style),
  )
  expect(rulesFor(names).split(`@keyframes ${grow}{from{opacity:0.123;}}`)).toHaveLength(2)
  expect(keyframes('aB3dE' as never)).toBe('aB3dE')
})

it('writes the rules of whole documents first', () => {
  insertGlobalStyles({ 'html.x': { zIndex: 3, '@media print': { zIndex: 4 } } })
  insertGlobalStyles(['b{color:red}'])
  const name = classNameOf({ color: 'text' })
  expect(rulesFor([name])).toMatch(
    /^html\.x\{z-index:3;\}@media print\{html\.x\{z-index:4;\}\}b\{color:red\}\.\w{5}\{/,
  )
})

it('puts rules of breakpoints last, narrow widths first, and each width once', () => {
  const a = classNameOf({ p: [2, null, 4], '@media (max-width: 10px)': { p: 1 } })
  const b = classNameOf({ m: [2, 3, 4], '&:hover': { m: 1 } })
  expect(rulesFor([a, b])).toContain(
    [
      `.${a}{padding:8px;}@media (max-width: 10px){.${a}{padding:4px;}}`,
      `.${b}{margin:8px;}.${b}:hover{margin:4px;}`,
      `@media screen and (min-width:640px){.${b}{margin:12px;}}`,
      `@media screen and (min-width:768px){.${a}{padding:16px;}.${b}{margin:16px;}}`,
    ].join(''),
  )
})
