import { readdirSync, readFileSync } from 'node:fs'
import whole from 'i18next'
import lean from './i18next'

type Texts = { readonly [key: string]: string | Texts }

function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : keysOf(text, `${before}${key}.`),
  )
}

const dictionaries = readdirSync('locales/el')
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Texts] => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(`locales/el/${name}`, 'utf8')),
  ])

type Maker = { createInstance: () => ReturnType<(typeof lean)['createInstance']> }

/** An instance with the site's settings (src/lib/i18n/messages.ts). */
function instanceOf({ createInstance }: Maker) {
  const instance = createInstance()
  const options = {
    lng: 'el',
    fallbackLng: 'el',
    defaultNS: 'common',
    initImmediate: false,
    resources: { el: { common: { first: 'Πρώτο', nested: { name: 'Όνομα {{name}}' } } } },
    interpolation: { escapeValue: false },
    returnNull: false,
    parseMissingKeyHandler: (key: string) => `[${key}]`,
  }
  void instance.init(options)
  for (const [name, texts] of dictionaries) addTo(instance, 'el', name, texts)
  return instance
}

type Instance = ReturnType<typeof instanceOf>

/** Adds texts in the same way as `addMessages`. */
function addTo(instance: Instance, ...[language, name, texts]: [string, string, Texts]): void {
  const add: (...all: [string, string, Texts, true, true]) => void =
    instance.addResourceBundle.bind(instance)
  add(language, name, texts, true, true)
}

const instances = [instanceOf(lean), instanceOf(whole as unknown as Maker)] as const
const both = (read: (instance: Instance) => string) => instances.map(read)
const plural = /_(?:one|other)$/
const values = { name: 'Άννα $& $1', price: '3,00 €', number: 2, title: '<b>$t(a) {{name}}</b>' }

describe('the replacement of i18next', () => {
  it.each(dictionaries)('reads %s as i18next does', (ns, texts) => {
    for (const key of [
      ...keysOf(texts).map((name) => name.replace(plural, '')),
      'nowhere',
      'a.b',
    ]) {
      for (const given of [{}, values, ...[0, 1, 2, 1.5].map((count) => ({ count, ...values }))]) {
        const [own, expected] = both((instance) => instance.t(key, { ns, ...given }))
        expect(own).toBe(expected)
        expect(own).toBeTruthy()
      }
    }
  })

  it('reads the initial texts, and texts that are added later', () => {
    for (const instance of instances) {
      addTo(instance, 'el', 'common', { second: 'Δεύτερο', items_zero: 'Κανένα', items: 'Άλλα' })
    }
    for (const key of ['first', 'second', 'nested.name', 'nested.other']) {
      const [own, expected] = both((instance) => instance.t(key, { name: 'Άννα' }))
      expect(own).toBe(expected)
    }
    for (const count of [0, 1, 'πολλά']) {
      const [own, expected] = both((instance) => instance.t('items', { count }))
      expect(own).toBe(expected)
    }
  })

  it('changes its language, and falls back to the first one', async () => {
    for (const instance of instances) {
      addTo(instance, 'en', 'later', { word: 'A word, {{name}}' })
      await instance.changeLanguage('en')
    }
    expect(both(({ language }) => language)).toEqual(['en', 'en'])
    expect(both((instance) => instance.t('word', { ns: 'later', name: 'Anna' }))).toEqual([
      'A word, Anna',
      'A word, Anna',
    ])
    const [own, expected] = both((instance) => instance.t('first'))
    expect(own).toBe(expected)
    expect(own).toBe('Πρώτο')
  })
})
