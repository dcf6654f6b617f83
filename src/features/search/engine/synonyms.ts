import synonyms from '#locales/el/grammar/synonyms.json'
import { folded, wordsOf } from './fold'
import { isLatin } from './sound'
import { isFunctionWord, meaningfulWords, stemForm } from './word-forms'

/** What each phrase that people write means in the words of the pages; forms of words alike. */
const meanings = new Map<string, string[]>()
for (const [meaning, phrases] of Object.entries(synonyms)) {
  for (const phrase of phrases) {
    const key = phraseKey(wordsOf(phrase))
    meanings.set(key, [...(meanings.get(key) ?? []), meaning])
  }
}

/** Most words of a phrase, and most others between them. */
const longest = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length))
const mostBetween = 3

/** Most other wordings of a query. */
const mostWordings = 6

interface Wordings {
  /** The query in the words of the pages; none if it has no phrase that means something else. */
  others: readonly (readonly string[])[]
  /** Words of such phrases and their meanings: they are complete, and no errors. */
  known: ReadonlySet<string>
}

/** Other wordings of a query. */
export function wordingsOf(words: readonly string[]): Wordings {
  const known = new Set<string>()
  let others: string[][] = [[]]
  for (let at = 0; at < words.length; ) {
    const { phrase, meant } = phraseAt(words, at)
    const choices = meant.length > 0 ? meant.map(wordsOf) : [phrase]
    if (meant.length > 0) for (const word of [phrase, ...choices].flat()) known.add(word)
    others = others
      .flatMap((former) => choices.map((next) => [...former, ...next]))
      .slice(0, mostWordings)
    at += phrase.length
  }
  return { others: known.size > 0 ? others : [], known }
}

/**
 * The longest phrase at a position that means something else, or the one word there. Words that only
 * join others may stand between its own.
 */
function phraseAt(words: readonly string[], at: number): { phrase: string[]; meant: string[] } {
  for (let end = Math.min(words.length, at + longest + mostBetween); end > at; end -= 1) {
    const phrase = words.slice(at, end)
    const isTrimmed = [phrase[0], phrase.at(-1)].every((word = '') => !isFunctionWord(word))
    const meant = isTrimmed && meanings.get(phraseKey(phrase))
    if (meant) return { phrase, meant }
  }
  return { phrase: words.slice(at, at + 1), meant: [] }
}

function phraseKey(words: readonly string[]): string {
  return meaningfulWords(words).map(keyOf).join(' ')
}

/** English plurals are the same word. */
function keyOf(word: string): string {
  const plain = folded(word)
  return isLatin(plain) ? plain.replace(/(?<=[a-z]{2}[^s])s$/, '') : stemForm(word)
}
