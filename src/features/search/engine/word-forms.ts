import { stemmer } from '@orama/stemmers/greek'
import functionWords from '#locales/el/grammar/function-words.json'
import { folded } from './fold'
import { greekReadings, inOtherLayout, isLatin, rootOf, soundOf } from './sound'

/**
 * Forms under which a word is indexed, by their first character: its stem, and how it sounds. They
 * share the fields of the index.
 */
const forms = { stem: '~', sound: '#' } as const

const stemForm = (word: string) => forms.stem + stemOf(folded(word))
export const soundForm = (sound: string) => forms.sound + sound

/** Neuter words keep or lose the last vowel of their stem, depending on the case. */
const lastVowel = /(?<=..)\u03b9$/

function stemOf(word: string): string {
  return stemmer(word).replace(lastVowel, '')
}

/** The sound of an indexed word, and its root: of a Latin word, of its first reading. */
function indexedSounds(word: string): string[] {
  const [reading = word] = readingsOf(word)
  return withRoot(soundOf(reading))
}

const withRoot = (sound: string) => [...new Set([sound, rootOf(sound)])]

/** The terms of an indexed word; remembers those of former words, because texts repeat theirs. */
export function memoisedTerms(): (word: string) => string[] {
  const known = new Map<string, string[]>()
  return (word) => {
    const terms = known.get(word) ?? termsOf(word)
    known.set(word, terms)
    return terms
  }
}

function termsOf(word: string): string[] {
  return [stemForm(word), ...indexedSounds(folded(word)).map(soundForm)]
}

/** What a word of a query may mean. */
export interface QueryWord {
  stem: string
  /** How it may sound. */
  sounds: readonly string[]
  /** Sounds of the word with two neighbouring letters swapped. */
  swapped: readonly string[]
}

/** The meanings of a word of a query. */
export function queryWord(word: string): QueryWord {
  const plain = folded(word)
  return {
    stem: stemForm(word),
    sounds: soundsOf([...readingsOf(plain), inOtherLayout(plain)]),
    swapped: soundsOf(swaps(plain).flatMap(readingsOf)),
  }
}

export const rootsOf = (sounds: readonly string[]) => unique(sounds.flatMap(withRoot))

/** A long word of one repeated letter sounds like nothing. */
function soundsOf(readings: readonly string[]): string[] {
  return unique(
    readings
      .map((reading) => ({ reading, sound: soundOf(reading) }))
      .filter(({ reading, sound }) => sound.length > 1 || reading.length < 3)
      .map(({ sound }) => sound),
  )
}

function readingsOf(word: string): string[] {
  return isLatin(word) ? greekReadings(word) : [word]
}

function swaps(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const [one = '', other = ''] = word.slice(at, at + 2)
    return word.slice(0, at) + other + one + word.slice(at + 2)
  })
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

const functionSounds = new Set(functionWords.map((word) => soundOf(folded(word))))

/** Whether a word only joins others (articles, prepositions, pronouns), in either alphabet. */
export function isFunctionWord(word: string): boolean {
  return readingsOf(folded(word)).some((reading) => functionSounds.has(soundOf(reading)))
}
