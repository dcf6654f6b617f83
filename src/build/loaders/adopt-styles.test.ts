import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const load = createRequire(__filename)
const adoptStyles: (source: string) => string = load('./adopt-styles.cjs')
const ofSonner = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')

it('has the styles of toasts adopted, where the content policy takes no style element', () => {
  const source = adoptStyles(ofSonner)
  expect(source).toContain('document.adoptedStyleSheets')
  expect(source).not.toContain("createElement('style')")
  expect(source.match(/__insertCSS\("/g)).toHaveLength(1)
})

it('stops the build where the package does it in another way', () => {
  expect(() => adoptStyles('export {}')).toThrow('no longer')
})
