import type * as Styles from './styles'

/** Loads the module in a document that was built with some rules. */
function loadStyles(rules: string): typeof Styles {
  document.head.innerHTML = `<style data-styles="">${rules}</style><link>`
  let styles: typeof Styles | undefined
  jest.isolateModules(() => {
    styles = jest.requireActual<typeof Styles>('./styles')
  })
  if (!styles) throw new Error('not loaded')
  return styles
}

const style = { color: 'text' }

/** Rules of the style element that the module fills in browsers. */
const insertedRules = () => [
  ...(document.head.querySelector<HTMLStyleElement>('style:not([data-styles])')?.sheet?.cssRules ??
    []),
]

it('inserts no rules that the page was built with, and keeps its style element', () => {
  const name = loadStyles('').classNameOf({ ...style })
  const { classNameOf } = loadStyles(`b{margin:.5em}.${name}{color:red}`)
  expect(classNameOf({ ...style })).toBe(name)
  expect(document.head.firstElementChild?.hasAttribute('data-styles')).toBe(true)
  expect(document.head.querySelectorAll('style')).toHaveLength(1)
})

it('inserts missing rules once', () => {
  const { classNameOf, insertGlobalStyles, mergeClassNames } = loadStyles('.other{color:red}')
  const name = classNameOf({ ...style })
  classNameOf({ ...style })
  expect(insertedRules().map(({ cssText }) => cssText)).toEqual([
    `.${name} {color: var(--c-text);}`,
  ])
  mergeClassNames({ m: 2 }, name)
  insertGlobalStyles({ b: { color: 'red' } })
  expect(insertedRules()).toHaveLength(4)
})

it('skips a rule that the browser does not support', () => {
  const { classNameOf } = loadStyles('')
  classNameOf({ ...style })
  const [{ parentStyleSheet: sheet } = { parentStyleSheet: null }] = insertedRules()
  if (!sheet) throw new Error('no sheet')
  const insert = jest.spyOn(sheet, 'insertRule').mockImplementationOnce(() => {
    throw new SyntaxError()
  })
  classNameOf({ color: 'error', '&:hover': { color: 'primary' } })
  expect(insert).toHaveBeenCalledTimes(2)
  expect(insertedRules()).toHaveLength(2)
})
