import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../support/repository'

const read = (path: string) => readFileSync(join(repository, path), 'utf8')

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`))
    .map((name) => `${folder}/${name}`)
}

interface Text {
  place: string
  words: string
}

/** All strings of a JSON file, by their keys. */
function textsOfJson(file: string): Text[] {
  const below = (value: unknown, place: string): Text[] =>
    typeof value === 'string'
      ? [{ place, words: value }]
      : Object.entries(value ?? {}).flatMap(([key, inner]) => below(inner, `${place} ${key}`))
  return below(JSON.parse(read(file)), file)
}

/** The string literals of a program that contain Greek. */
function textsOfCode(file: string): Text[] {
  const literals = read(file).matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)
  return [...literals]
    .map(([, plain, template]) => ({ place: file, words: plain ?? template ?? '' }))
    .filter(({ words }) => /\p{Script=Greek}/u.test(words))
}

/** Messages of the sign-in service, verbatim; the gateway shows none of them. */
const quoted = ['server/emulator/auth/messages.ts']

const proseOf = (file: string): Text => ({ place: file, words: read(file) })

const interfaceMessages = filesBelow('locales', '.json')
  .filter((file) => !file.includes('/grammar/'))
  .flatMap(textsOfJson)
const allMessages = [
  ...interfaceMessages,
  ...[...filesBelow('locales', '.md'), ...filesBelow('server/emulator/seed', '.md')].map(proseOf),
  ...filesBelow('server/emulator/seed', '.json').flatMap(textsOfJson),
  ...filesBelow('server/emulator', '.ts')
    .filter((file) => !quoted.includes(file))
    .flatMap(textsOfCode),
  ...textsOfCode('server/gateway/lib/messages.ts'),
]

/** A text without placeholders and addresses. */
const bare = (words: string) => words.replace(/\{\{.*?\}\}|\$\{.*?\}|\S+@\S+|https?:\S+/g, '…')

interface Term {
  term: string
  not: readonly string[]
}

/** The rows of a table of the document. */
function termsUnder(heading: string): Term[] {
  const section = read('docs/greek-terms.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| (.+?) \| .+ \| (.*`) \|$/gm)].map(([, term = '', not = '']) => ({
    term,
    not: [...not.matchAll(/`(.+?)`/g)].map(([, words = '']) => words),
  }))
}

function refused(variant: string): RegExp {
  const letters = variant.replaceAll('*', '\\p{L}*')
  return new RegExp(`(?<![\\p{L}-])${letters}(?!\\p{L})`, 'iu')
}

function offences(messages: readonly Text[], pattern: RegExp): string[] {
  return messages
    .filter(({ words }) => pattern.test(bare(words)))
    .map(({ place, words }) => `${place}: ${pattern.exec(bare(words))?.[0]}`)
}

const cases = (heading: string) =>
  termsUnder(heading).flatMap(({ term, not }) => not.map((variant) => [variant, term] as const))

describe('Greek terms', () => {
  it('are read from the document, and there are texts to check', () => {
    expect(cases('Everywhere').length).toBeGreaterThan(15)
    expect(cases('In the interface').length).toBeGreaterThan(8)
    expect(interfaceMessages.length).toBeGreaterThan(1000)
    expect(allMessages.length).toBeGreaterThan(interfaceMessages.length + 300)
  })

  it.each(cases('Everywhere'))('no text has «%s» for «%s»', (variant) => {
    expect(offences(allMessages, refused(variant))).toEqual([])
  })

  it.each(cases('In the interface'))('the interface does not have «%s» for «%s»', (variant) => {
    expect(offences(interfaceMessages, refused(variant))).toEqual([])
  })

  it('«κλειδί» is short for a passkey only on its own screens and in labels', () => {
    const short = /(?<![\p{L}-])κλειδ(?:ί|ιά|ιού|ιών)(?! πρόσβασης| USB)(?!\p{L})/iu
    const elsewhere = interfaceMessages.filter(
      ({ place, words }) => !/\/passkey/.test(place) && words.length > 25,
    )
    expect(offences(elsewhere, short)).toEqual([])
  })

  it('labels of buttons have less than 25 letters, except the order button', () => {
    const button =
      / (?:submit\w*|\w*[aA]ction|send\w*|save|retry|again\w*|undo|keep|dismiss|add|accept|decline|reload|openApp|leave|resting\w*|signIn|endOthers|toCodes|toList)$/
    const letters = (words: string) => bare(words).match(/\p{L}/gu)?.length ?? 0
    const labels = interfaceMessages.filter(
      ({ place, words }) => button.test(place) && !/[.:;]$/.test(words),
    )
    expect(labels.length).toBeGreaterThan(100)
    const long = labels.filter(({ words }) => letters(words) >= 25).map(({ words }) => words)
    expect(long).toEqual(['Παραγγελία με υποχρέωση πληρωμής'])
  })

  it('a date follows a colon or is alone, never after «στις»', () => {
    expect(offences(interfaceMessages, /στις …/u)).toEqual([])
  })

  it('only the lesson itself states how many minutes it takes', () => {
    const figure = /(?:\d+|ένα|δύο|τρία|τέσσερα|πέντε|έξι|επτά|οκτώ|δέκα) λεπτ(?:ό|ά|ών)(?!\p{L})/iu
    const promising =
      /locales\/el\/(?:home|blog|catalogue|text-page)\.json|seed\/content\/blog-tags/
    expect(
      offences(
        allMessages.filter(({ place }) => promising.test(place)),
        figure,
      ),
    ).toEqual([])
  })

  it.each([
    ['κλειδ* ασφαλείας', 'Τα Κλειδιά ασφαλείας σας'],
    ['email', 'το email σας'],
    ['μέρα', 'μία μέρα'],
  ])('would find «%s» in «%s»', (variant, words) => {
    expect(offences([{ place: 'here', words }], refused(variant))).toHaveLength(1)
  })
})
