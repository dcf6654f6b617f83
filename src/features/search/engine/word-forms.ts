import { stemmer } from '@orama/stemmers/greek'
import functionWords from '#locales/el/grammar/function-words.json'
import { folded } from './fold'
import { greekReadings, inOtherLayout, isLatin, rootOf, soundOf } from './sound'

/**
 * Forms under which a word is indexed, by their first character: its stem, and how it sounds. They
 * share the fields of the index.
 */
const forms = { stem: '~', sound: '#' } as const

export const stemForm = (word: string) => forms.stem + stemOf(folded(word))
export const soundForm = (sound: string) => forms.sound + sound
export const isSound = (term: string) => term.startsWith(forms.sound)

/** Neuter words keep or lose the last vowel of their stem, depending on the case. */
const lastVowel = /(?<=..)\u03b9$/

/** A shorter stem belongs to too many words. */
const shortestStem = 3

function stemOf(word: string): string {
  const stem = stemmer(word).replace(lastVowel, '')
  return stem.length < shortestStem ? word : stem
}

/** The sound of an indexed word, and its root: of a Latin word, of its first reading. */
function indexedSounds(word: string): string[] {
  const [reading = word] = readingsOf(word)
  return withRoot(soundOf(reading))
}

const withRoot = (sound: string) => [...new Set([sound, rootOf(sound)])]

/** The terms of indexed words; remembers those of former words, because texts repeat theirs. */
export function memoisedTerms() {
  const known = new Map<string, string[]>()
  const whole = new Set<string>()
  return {
    termsOf(word: string): string[] {
      const terms = known.get(word) ?? termsOf(word)
      known.set(word, terms)
      whole.add(terms[1] ?? '')
      return terms
    },
    /** Whether a term is how a whole word sounds, not only its root. */
    isWhole: (term: string) => whole.has(term),
  }
}

/** Its stem, its sound, and the root of that. */
function termsOf(word: string): string[] {
  return [stemForm(word), ...indexedSounds(folded(word)).map(soundForm)]
}

/** What a word of a query may mean. */
export interface QueryWord {
  /** Its stem, also if the keyboard had the other layout. */
  stems: readonly string[]
  /** How it may sound. */
  sounds: readonly string[]
  /** The sounds, and their roots. */
  roots: readonly string[]
  /** Sounds of the word with two neighbouring letters swapped; none if it may not be an error. */
  swapped: readonly string[]
  /** Whether it may be the beginning of a word, or written with an error. */
  mayBegin: boolean
  mayErr: boolean
  /** It ends as no Greek word does: a name, an English word, or one that is still being typed. */
  endsForeign: boolean
}

/** A Greek word has its stem; the root of its sound is for errors, and resembles others if short. */
const shortestGreekRoot = 4
/** From so many letters, a word in Latin letters is unlikely to begin a Greek one by chance. */
const latinBeginning = 5
/** How a Greek word in Latin letters ends that may have an error; English ones end otherwise. */
const greekEnd = /^.{3,}[aiou]$|^.{6,}(?<![cpst])[ehnswy]$/

/** How Greek words end in Latin letters. */
const greekLetter = /[aeiouyhwns]$/

/** The meanings of a word of a query; a single letter means itself only. */
export function queryWord(word: string): QueryWord {
  const plain = folded(word)
  const isLetter = plain.length === 1
  const isForeign = isLatin(plain)
  const mayErr = !isLetter && (!isForeign || greekEnd.test(plain))
  const sounds = isLetter ? [] : soundsOf(readingsOf(plain))
  const isSure = (root: string) =>
    isForeign || root.length >= shortestGreekRoot || sounds.includes(root)
  return {
    stems: isLetter ? [stemForm(word)] : [stemForm(word), stemForm(inOtherLayout(plain))],
    sounds,
    roots: rootsOf(sounds).filter(isSure),
    swapped: mayErr ? soundsOf(swaps(plain).flatMap(readingsOf)) : [],
    mayBegin: !isForeign || plain.length >= latinBeginning,
    mayErr,
    endsForeign: isForeign && !greekLetter.test(plain),
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

/** A word with two neighbouring letters swapped; its first one is seldom wrong. */
function swaps(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => {
    const at = 1 + index
    const [one = '', other = ''] = word.slice(at, at + 2)
    return word.slice(0, at) + other + one + word.slice(at + 2)
  })
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

const functionPlain = new Set(functionWords.map(folded))
const functionSounds = new Set([...functionPlain].map(soundOf))

/** Whether a word only joins others (articles, prepositions, pronouns), in either alphabet. */
export function isFunctionWord(word: string): boolean {
  const plain = folded(word)
  const readings = readingsOf(plain)
  return (
    functionPlain.has(plain) || readings.some((reading) => functionSounds.has(soundOf(reading)))
  )
}

/** The words that mean something by themselves; all words if none does. */
export function meaningfulWords(words: readonly string[]): readonly string[] {
  const meaningful = words.filter((word) => !isFunctionWord(word))
  return meaningful.length > 0 ? meaningful : words
}
