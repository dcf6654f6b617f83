import type * as Styles from './styles'

/** The module as a page loads it whose document was built with some styles. */
function loadStyles(builtWith: readonly string[]): typeof Styles {
  const ids = builtWith.map((name) => name.replace('css-', ''))
  document.head.innerHTML = `<style data-styles="${ids.join(' ')}"></style><link>`
  let styles: typeof Styles | undefined
  jest.isolateModules(() => {
    styles = jest.requireActual<typeof Styles>('./styles')
  })
  if (!styles) throw new Error('not loaded')
  return styles
}

const style = { color: 'text' }

it('inserts nothing that the page was built with, and leaves its tag where it is', () => {
  const name = loadStyles([]).classNameOf({ ...style })
  const { classNameOf, styleCache } = loadStyles([name])
  expect(classNameOf({ ...style })).toBe(name)
  expect(styleCache.sheet.tags).toEqual([])
  expect(document.head.firstElementChild?.hasAttribute('data-styles')).toBe(true)
  expect(document.head.querySelectorAll('style')).toHaveLength(1)
})

it('inserts what the page was built without', () => {
  const { classNameOf, styleCache } = loadStyles([])
  classNameOf({ ...style })
  expect(styleCache.sheet.tags).toHaveLength(1)
})
