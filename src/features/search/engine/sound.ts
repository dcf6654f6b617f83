import sounds from '#locales/el/grammar/sounds.json'

const latin = new Map(sounds.latin as [string, string[]][])
const greek = new Map(sounds.greek as [string, string][])
const keyboard = new Map(Object.entries(sounds.keyboard))
const latinByKeyboard = new Map([...keyboard].map(([key, letter]) => [letter, key]))

/** Any of the spellings, the longest of those that fit. */
const anyOf = (spellings: Iterable<string>) =>
  new RegExp([...spellings].sort((a, b) => b.length - a.length).join('|'), 'g')

const latinSpelling = anyOf(latin.keys())
const greekSpelling = anyOf(greek.keys())

/** At most so many readings of a word in Latin letters. */
const mostReadings = 12

/**
 * How a folded word sounds, in Latin letters: all Greek spellings of a sound have the same letter
 * (`e` for both spellings of that vowel), and so have the voiced consonants that Latin letters do
 * not tell apart. Only for comparison, not for reading.
 */
export function soundOf(word: string): string {
  return word
    .replace(greekSpelling, (spelling) => greek.get(spelling) ?? spelling)
    .replace(/[fv](?=[8kpstfh])/g, 'f')
    .replace(/[fv](?=[gdvzlmnr])/g, 'v')
    .replace(/(.)\1+/g, '$1')
}

/** In letters; a root that short has lost fewer. */
const shortestRoot = 3

/**
 * A sound without its inflection, e.g. the same for all cases of a noun. Short words are left.
 */
export function rootOf(sound: string): string {
  const root = sound.replace(/(?<=m)at(?:a|os|on)$/, 'a').replace(/(?<=..)[aeiou]{1,3}[sn]?$/, '')
  const isLong = root.length > shortestRoot || sound.length - root.length < shortestRoot
  return root.length >= shortestRoot && isLong ? root : sound
}

/** Whether a word is written in Latin letters, or in these and the digits that stand for some. */
export function isLatin(word: string): boolean {
  return /[a-z]/.test(word) && /^[a-z\d]+$/.test(word)
}

/**
 * Greek spellings of a folded word in Latin letters: a letter that stands for several is read in
 * the same way everywhere in the word.
 */
export function greekReadings(word: string): string[] {
  const found = new Set(word.match(latinSpelling))
  let choices: ReadonlyMap<string, string>[] = [new Map()]
  for (const spelling of found) {
    const readings = latin.get(spelling) ?? [spelling]
    choices = choices.flatMap((choice) =>
      readings.map((reading) => new Map([...choice, [spelling, reading]])),
    )
  }
  return choices
    .slice(0, mostReadings)
    .map((choice) => word.replace(latinSpelling, (spelling) => choice.get(spelling) ?? spelling))
}

/** The word that the same keys give in the other layout of the keyboard. */
export function inOtherLayout(word: string): string {
  const letters = isLatin(word) ? keyboard : latinByKeyboard
  return [...word].map((letter) => letters.get(letter) ?? letter).join('')
}
