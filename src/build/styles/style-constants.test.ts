import { edited, evaluableModule, styleConstants } from './style-constants'

const placesIn = (text: string) =>
  styleConstants('a.tsx', text).map(({ kind, depth, code }) => [kind, depth, code])

const bar = 'const bar: ThemeUIStyleObject = { color: "red" }'

describe('style constants', () => {
  it('are those whose types name a style object, animations and global styles', () => {
    const text = `${bar}
export const table = { a: bar, b: { m: 2 } } satisfies Record<string, ThemeUIStyleObject>
const nested = make() as Record<Size, Record<Tone, ThemeUIStyleObject>>
const rise = keyframes({ to: { opacity: 1 } })
insertGlobalStyles({ body: { margin: 0 } })
const other = { color: "red" }
function later() { const style: ThemeUIStyleObject = {} }`
    expect(placesIn(text)).toEqual([
      ['styles', 0, 'bar'],
      ['styles', 1, 'table'],
      ['styles', 2, 'nested'],
      ['animation', 0, 'rise'],
      ['globals', 0, '{ body: { margin: 0 } }'],
    ])
  })

  it('are replaced; a type annotation before the value is kept', () => {
    const text = `${bar}
const table = { a: bar } satisfies Record<string, ThemeUIStyleObject>
insertGlobalStyles({ a: { m: 0 } })`
    const edits = styleConstants('a.ts', text).map((place) => ({ ...place, text: place.kind }))
    expect(edited(text, edits)).toBe(`const bar: ThemeUIStyleObject = styles
const table = styles
insertGlobalStyles(globals)`)
  })

  it.each([
    ['a constant', '<p sx={bar} />'],
    ['one of a table', '<p sx={bar[size]} />'],
    ['one of two', '<p sx={isWide ? bar : imported.narrow} />'],
    ['a list', '<p sx={[bar, isWide && bar.wide, (imported)]} />'],
    ['a spread property', '<p {...(isWide && { sx: bar })} />'],
  ])('are accepted as `sx`: %s', (_, element) => {
    expect(() =>
      placesIn(`import { imported } from './b'\n${bar}\nconst A = () => ${element}`),
    ).not.toThrow()
  })

  it.each([
    ['an object', '<p sx={{ color: "red" }} />', '{ color: "red" }'],
    ['a call', '<p sx={make(bar)} />', 'make(bar)'],
    ['a constant without its type', '<p sx={other} />', 'other'],
    ['a part of a list', '<p sx={[bar, other.wide]} />', 'other'],
    ['a property', '<p {...{ sx: other }} />', 'other'],
  ])('are the only values accepted as `sx`: %s', (_, element, what) => {
    const text = `${bar}\nconst other = {}\nconst A = () => ${element}`
    expect(() => placesIn(text)).toThrow(`a.tsx:3: "${what}" is no style at module level.`)
  })
})

it('reduces a module for evaluation to the code that its styles need', () => {
  const text = `insertGlobalStyles(rules)
start()
export const Button = forwardRef(() => render())
const sizes = [1, make(2)]`
  const module = evaluableModule('a.ts', text, styleConstants('a.ts', text))
  expect(module).toBe(`

export const Button = /* @__PURE__ */ forwardRef(() => render())
const sizes = [1, /* @__PURE__ */ make(2)]
export const stylesToCompile = [() => (rules)]`)
})
