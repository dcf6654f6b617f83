import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { transformSync } from '@swc/core'
import type { i18n } from 'i18next'

const load = createRequire(__filename)
const loader: (this: object, source: string) => string = load('./cut-package.cjs')
const cut = (options: object, source: string) => loader.call({ getOptions: () => options }, source)

const sourceOf = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')

it.each(['adoptStyles', 'offlineHooks', 'formik', 'i18next'])(
  '%s stops the build where the package has changed',
  (patch) => {
    expect(() => cut({ patch, lodash: '' }, 'export {}')).toThrow('no longer')
  },
)

it('has toasts adopt their style sheet, as the content policy refuses style elements', () => {
  const source = cut({ patch: 'adoptStyles' }, sourceOf('sonner/dist/index.mjs'))
  expect(source).toContain('document.adoptedStyleSheets')
  expect(source).not.toContain("createElement('style')")
  expect(source.match(/__insertCSS\("/g)).toHaveLength(1)
})

it("removes the offline plugin from Gatsby's list of browser hooks", () => {
  const entry = (path: string) =>
    `{\n      plugin: require('${path}'),\n      options: {"plugins":[],"words":{"a":"}"}},\n    }`
  const names = ['../node_modules/one', '../node_modules/gatsby-plugin-offline', '..']
  const list = `module.exports = [${names.map((name) => entry(`${name}/gatsby-browser.js`))}]`
  const module: { exports: { plugin: string }[] } = { exports: [] }
  const load = (path: string) => path
  new Function('module', 'require', cut({ patch: 'offlineHooks' }, list))(module, load)
  expect(module.exports.map(({ plugin }) => plugin)).toEqual([
    '../node_modules/one/gatsby-browser.js',
    '../gatsby-browser.js',
  ])
})

it("replaces each of Formik's imports of lodash", () => {
  const formik = sourceOf('formik/dist/formik.esm.js')
  const patched = cut({ patch: 'formik', lodash: '/own/lodash.ts' }, formik)
  expect(patched).not.toContain('lodash-es')
  expect(patched.match(/^import \{ \w+ \} from "\/own\/lodash\.ts";$/gm)).toHaveLength(4)
})

const i18nextSource = sourceOf('i18next/dist/esm/i18next.js')

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

describe('the patched i18next', () => {
  it.each(dictionaries)('reads %s as the package does', (ns, words) => {
    for (const key of [...keysOf(words).map((name) => name.replace(plain, '')), 'nowhere']) {
      for (const count of [0, 1, 2, 1.5]) {
        const text = lean.t(key, { ns, count, ...values })
        expect(text).toBe(whole.t(key, { ns, count, ...values }))
        expect(text).toBeTruthy()
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
})
