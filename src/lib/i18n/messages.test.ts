import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import common from '#locales/el/common.json'
import { addMessages, i18n } from './messages'

const repository = join(__dirname, '../../..')
const folder = join(repository, 'locales/el')

type Words = { readonly [key: string]: string | Words }

/** Every text of a dictionary, by its complete key. */
function leaves(words: Words, before = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[before + key, word]] : leaves(word, `${before}${key}.`),
  )
}

const dictionaries = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Words] => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  ])

const plural = /_(?:zero|one|two|few|many|other)$/
const keys = new Set(
  dictionaries.flatMap(([, words]) => leaves(words).map(([key]) => key.replace(plural, ''))),
)

const sources = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path): [string, string] => [path, readFileSync(join(repository, 'src', path), 'utf8')])

/** Names and symbols that are the same in every language. */
const wordless =
  /^(?:Cookies|E-mail|PayPal|Apple Pay|Google Pay|(?:\{\{\w+\}\}|[\d\p{P}\p{S}\s])+)$/u

describe('the dictionary (R010)', () => {
  it.each(dictionaries)('%s is completely in Greek', (_name, words) => {
    const foreign = leaves(words).filter(
      ([, text]) => !/\p{Script=Greek}/u.test(text) && !wordless.test(text),
    )
    expect(foreign).toEqual([])
  })

  it.each(dictionaries)('%s has singular and plural of each counted text', (_name, words) => {
    const counted = leaves(words)
      .map(([key]) => key)
      .filter((key) => plural.test(key))
    const stems = [...new Set(counted.map((key) => key.replace(plural, '')))]
    expect(counted.sort()).toEqual(stems.flatMap((stem) => [`${stem}_one`, `${stem}_other`]).sort())
  })

  it('has every key that the code uses', () => {
    const asked = sources.flatMap(([path, code]) =>
      [...code.matchAll(/\b(?:t|text|message)\(\s*'([^']+)'/g)].map(([, key = '']) => [key, path]),
    )
    expect(asked.length).toBeGreaterThan(250)
    expect(keys.size).toBeGreaterThan(300)
    expect(asked.filter(([key = '']) => !keys.has(key))).toEqual([])
  })

  it('is registered, each file once', () => {
    const registered = sources.flatMap(([, code]) =>
      [...code.matchAll(/\baddMessages\('([^']+)'/g)].map(([, name]) => name),
    )
    const names = dictionaries.map(([name]) => name)
    expect(registered.sort()).toEqual(names.sort())
  })

  it('shows a Greek sentence for a missing text, never its key', () => {
    const { text } = addMessages('dictionary-test', { here: 'Εδώ' })
    const ask = text as (key: string) => string
    expect(ask('here')).toBe('Εδώ')
    expect(ask('nowhere.at.all')).toBe(common.missingText)
    expect(i18n.t('neither.here', { ns: 'no-such-file' })).toBe(common.missingText)
    expect(common.missingText).toMatch(/^\p{Script=Greek}/u)
  })
})
