import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { transformSync } from '@swc/core'
import type { i18n } from 'i18next'

const load = createRequire(__filename)
const loader: (this: object, source: string) => string = load('./cut-package.cjs')
const cut = (options: object, source: string) => loader.call({ getOptions: () => options }, source)

describe('styles of toasts', () => {
  it('has the styles of toasts adopted, where the content policy takes no style element', () => {
    const source = cut(
      { patch: 'adoptStyles' },
      readFileSync('node_modules/sonner/dist/index.mjs', 'utf8'),
    )
    expect(source).toContain('document.adoptedStyleSheets')
    expect(source).not.toContain("createElement('style')")
    expect(source.match(/__insertCSS\("/g)).toHaveLength(1)
  })

  it('stops the build where the package does it in another way', () => {
    expect(() => cut({ patch: 'adoptStyles' }, 'export {}')).toThrow('no longer')
  })
})

describe("Gatsby's list of browser hooks", () => {
  /** As Gatsby writes it. */
  const list = `module.exports = [{
      plugin: require('../node_modules/one/gatsby-browser.js'),
      options: {"plugins":[],"words":{"a":"}"}},
    },{
      plugin: require('../gatsby-browser.tsx'),
      options: {"plugins":[]},
    },{
      plugin: require('../node_modules/gatsby/dist/two/gatsby-browser.js'),
      options: {"plugins":[]},
    }]`

  const without = (...plugins: string[]) => {
    const module: { exports: { options: object }[] } = { exports: [] }
    const source = cut({ patch: 'browserHooks', plugins }, list)
    new Function('module', 'require', source)(module, (path: string) => path)
    return module.exports.map((entry) => Object.values(entry)[0])
  }

  it("leaves plugins out of Gatsby's list of hooks", () => {
    expect(without('one', 'two')).toEqual(['../gatsby-browser.tsx'])
    expect(without('two')).toEqual([
      '../node_modules/one/gatsby-browser.js',
      '../gatsby-browser.tsx',
    ])
  })

  it('stops the build where a plugin is not in it', () => {
    expect(() => without('three')).toThrow('no longer')
  })
})

describe('lodash in Formik', () => {
  it('is replaced in each of its imports', () => {
    const source = readFileSync('node_modules/formik/dist/formik.esm.js', 'utf8')
    const patched = cut({ patch: 'formik', lodash: '/own/lodash.ts' }, source)
    expect(patched).not.toContain('lodash-es')
    expect(patched.match(/^import \{ \w+ \} from "\/own\/lodash\.ts";$/gm)).toHaveLength(4)
  })

  it('stops the build where the package imports something else', () => {
    expect(() => cut({ patch: 'formik', lodash: '' }, 'export {}')).toThrow('no longer')
  })
})

const i18nextSource = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8')

type Words = { readonly [key: string]: string | Words }

function keysOf(words: Words, before = ''): string[] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [before + key] : keysOf(word, `${before}${key}.`),
  )
}

const dictionaries = readdirSync('locales/el')
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Words] => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(`locales/el/${name}`, 'utf8')),
  ])

/** An instance of the package, made from its source and set up as the site's is. */
function instanceOf(text: string): i18n {
  const forNode = text.replaceAll('@babel/runtime/helpers/esm/', '@babel/runtime/helpers/')
  const { code } = transformSync(forNode, { module: { type: 'commonjs' } })
  const module = { exports: {} as { default: { createInstance: () => i18n } } }
  new Function('module', 'exports', 'require', code)(module, module.exports, load)
  const instance = module.exports.default.createInstance()
  void instance.init({
    lng: 'el',
    fallbackLng: 'el',
    initImmediate: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    parseMissingKeyHandler: (key) => `[${key}]`,
  })
  for (const [name, words] of dictionaries)
    instance.addResourceBundle('el', name, words, true, true)
  return instance
}

const whole = instanceOf(i18nextSource)
const lean = instanceOf(cut({ patch: 'i18next' }, i18nextSource))
const plain = /_(?:one|other)$/
const values = { name: 'Άννα', price: '3,00 €', number: 2, title: '<b>$t(a)</b>' }

it('makes the plural rules of a language once for each kind', () => {
  const once = instanceOf(cut({ patch: 'pluralRules' }, i18nextSource))
  const ruleOf = (instance: i18n, options = {}) =>
    instance.services.pluralResolver.getRule('el', options)
  expect(ruleOf(whole)).not.toBe(ruleOf(whole))
  expect(ruleOf(once)).toBe(ruleOf(once))
  const kinds = [{}, { ordinal: true }].map(
    (options) => ruleOf(once, options).resolvedOptions().type,
  )
  expect(kinds).toEqual(['cardinal', 'ordinal'])
})

describe('i18next with its pieces cut out', () => {
  it.each(dictionaries)('reads %s as the whole one does', (ns, words) => {
    for (const key of [...keysOf(words).map((name) => name.replace(plain, '')), 'nowhere']) {
      for (const count of [0, 1, 2, 1.5]) {
        const said = lean.t(key, { ns, count, ...values })
        expect(said).toBe(whole.t(key, { ns, count, ...values }))
        expect(said).toBeTruthy()
      }
    }
  })

  it('changes its language and takes texts that come later', async () => {
    lean.addResourceBundle('en', 'later', { word: 'A word, {{name}}' })
    await lean.changeLanguage('en')
    expect(lean.language).toBe('en')
    expect(lean.t('word', { ns: 'later', name: 'Anna' })).toBe('A word, Anna')
    await lean.changeLanguage('el')
  })

  it('stops the build where the package holds other pieces', () => {
    expect(() => cut({ patch: 'i18next' }, 'export {}')).toThrow('no longer')
  })
})
