import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { transformSync } from '@swc/core'
import type { i18n } from 'i18next'

const load = createRequire(__filename)
const leanI18next: (source: string) => string = load('./lean-i18next.cjs')
const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8')

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

const whole = instanceOf(source)
const lean = instanceOf(leanI18next(source))
const plain = /_(?:one|other)$/
const values = { name: 'Άννα', price: '3,00 €', number: 2, title: '<b>$t(a)</b>' }

describe('the lean i18next', () => {
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
    expect(() => leanI18next('export {}')).toThrow('no longer')
  })
})
