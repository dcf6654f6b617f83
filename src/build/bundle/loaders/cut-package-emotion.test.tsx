import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import createWholeCache from '@emotion/cache'
import { transformSync } from '@swc/core'

const load = createRequire(__filename)
const loader: (this: object, source: string) => string = load('./cut-package.cjs')
const cut = (options: object, source: string) => loader.call({ getOptions: () => options }, source)
const leanEmotion = (source: string) => cut({ patch: 'emotion' }, source)

type CreateCache = typeof createWholeCache

function leanCreateCache(file: string): CreateCache {
  const source = readFileSync(`node_modules/@emotion/cache/dist/${file}`, 'utf8')
  const { code } = transformSync(leanEmotion(source), { module: { type: 'commonjs' } })
  const module = { exports: {} as { default: CreateCache } }
  new Function('module', 'exports', 'require', code)(module, module.exports, load)
  return module.exports.default
}

/** What a browser is given for some styles. */
function rulesOf(createCache: CreateCache, styles: string): string[] {
  const rules: string[] = []
  const cache = createCache({ key: 'test' })
  const sheet = Object.assign(cache.sheet, { insert: (rule: string) => void rules.push(rule) })
  cache.insert('.a', { name: 'a', styles }, sheet, false)
  return rules
}

const whole = (styles: string) => rulesOf(createWholeCache, styles)

describe.each([
  ['browsers', 'emotion-cache.browser.esm.js'],
  ['the build', 'emotion-cache.esm.js'],
])('the lean emotion for %s', (_, file) => {
  const lean = (styles: string) => rulesOf(leanCreateCache(file), styles)

  it.each([
    'color:red;&:hover{color:blue;}@media (min-width: 40em){display:none;}',
    'hyphens:auto;padding:0;',
    'appearance:none;',
    'label:name;color:red;',
    '@supports (top:0){&::after{content:"";}}',
  ])('writes %s for every browser that loads the site', (styles) => {
    const outdated = /-moz-(?:appearance|hyphens):[^;]+;|-ms-[^;]+;/g
    expect(lean(styles)).toEqual(whole(styles).map((rule) => rule.replace(outdated, '')))
    expect(lean(styles).length).toBeGreaterThan(0)
  })

  it('leaves what all of them know without its prefix', () => {
    expect(lean('display:flex;transition:none;')).toEqual(['.a{display:flex;transition:none;}'])
  })

  it('stops the build where the package holds other pieces', () => {
    expect(() => leanEmotion('export {}')).toThrow('no longer')
  })
})
