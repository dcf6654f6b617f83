import { normalCode } from './typed-text'

/** What a one-time code is made of. */
export interface CodeKind {
  made: 'digits' | 'letters'
  /** Characters that a code has. */
  usual: number
  /** Characters that other versions of the service use; the same where absent. */
  longest?: number
}

/**
 * The code in a typed or pasted text: in capitals, without blanks and dashes. Of a text with more
 * than a code, such as its label, the code is what has the usual length.
 */
export function codeIn(typed: string, { made, usual, longest = usual }: CodeKind): string {
  const words = wordsOf(typed)
  const isOwn = (text: string) => (made === 'digits' ? /^\d+$/ : /^[A-Z\d]+$/).test(text)
  const own = words.filter(({ text }) => isOwn(text))
  const whole = own.map(({ text }) => text).join('')
  const isAlone = own.length === words.length && words.slice(1).every(({ gap }) => isInCode(gap))
  if (isAlone && whole.length <= longest) return whole
  const found = bestOf(runsOf(own, usual))
  if (found !== undefined) return found
  // Not complete yet: characters that no code has are dropped, the others stay.
  const foreign = made === 'digits' ? /\D/g : /[^A-Z\d]/g
  return words
    .filter(({ text, isLatin }) => isLatin || isOwn(text))
    .map(({ text }) => text.replace(foreign, ''))
    .join('')
    .slice(0, longest)
}

/** Whether blanks, a dash or a dot separate groups of one code. */
function isInCode(gap: string): boolean {
  return /^(?:\s*-?\s*|\.)$/.test(gap)
}

interface Word {
  /** Place in the list of words. */
  at: number
  text: string
  /** In Latin capitals and digits, as codes are printed. */
  isPrinted: boolean
  /** Has a Latin letter or a digit. */
  isLatin: boolean
  /** What separates it from the word before. */
  gap: string
}

function wordsOf(typed: string): Word[] {
  const matches = [...normalCode(typed).matchAll(/([^\p{L}\p{M}\d]*)([\p{L}\p{M}\d]+)/gu)]
  return matches.map(([, gap = '', word = ''], at) => {
    const capitals = [...word.toUpperCase()]
    const text = capitals.map((sign) => lookalikes.get(sign.codePointAt(0)) ?? sign).join('')
    return { at, text, isPrinted: text === word, isLatin: /[A-Z\d]/i.test(word), gap }
  })
}

interface Run {
  text: string
  /** How much it looks like a code. */
  rank: number
}

/** All sequences of adjacent words that have the length together. */
function runsOf(words: readonly Word[], length: number): Run[] {
  return words.flatMap((_, from) => {
    const run: Word[] = []
    let text = ''
    for (const word of words.slice(from)) {
      const before = run.at(-1)
      const isApart = before && (word.at !== before.at + 1 || !isInCode(word.gap))
      if (isApart || text.length >= length) break
      run.push(word)
      text += word.text
    }
    return text.length === length ? [{ text, rank: rankOf(run) }] : []
  })
}

function rankOf(run: readonly Word[]): number {
  const isJoined = run.every(({ gap }, at) => at === 0 || gap === '-')
  const isPrinted = run.every((word) => word.isPrinted)
  const hasDigit = run.some(({ text }) => /\d/.test(text))
  return (isPrinted ? 4 : 0) + (isJoined ? 2 : 0) + (hasDigit ? 1 : 0)
}

function bestOf(runs: readonly Run[]): string | undefined {
  const best = Math.max(...runs.map(({ rank }) => rank))
  return runs.find(({ rank }) => rank === best)?.text
}

/** Greek capitals and the Latin letters of the same shape: codes have no Greek letters. */
const lookalikes: ReadonlyMap<number | undefined, string> = new Map([
  [0x391, 'A'],
  [0x392, 'B'],
  [0x395, 'E'],
  [0x396, 'Z'],
  [0x397, 'H'],
  [0x399, 'I'],
  [0x39a, 'K'],
  [0x39c, 'M'],
  [0x39d, 'N'],
  [0x39f, 'O'],
  [0x3a1, 'P'],
  [0x3a4, 'T'],
  [0x3a5, 'Y'],
  [0x3a7, 'X'],
])
