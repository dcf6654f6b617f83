/** Position of a match in UTF-16 units, as the search API counts. */
export interface MatchRange {
  start: number
  length: number
}

/** A part of a text: a match, or the text between matches. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

const token = /<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);|[\s\S]/gi
const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** After headings and list items a separator is inserted. */
const endOfLine = /^<\/(?:h[1-6]|li)\b/i

/** Length of an excerpt and of its text before the first match, in characters. */
const excerptLength = 180
const excerptLead = 50

/** Splits plain text at its matches. */
export function highlight(text: string, ranges: readonly MatchRange[]): TextPiece[] {
  const isMatch = matchTest(text.length, ranges)
  return mergePieces(text.split('').map((unit, at) => ({ text: unit, isMatch: isMatch(at) })))
}

/** An excerpt around the first match in HTML, as plain text without tags. */
export function highlightedExcerpt(html: string, ranges: readonly MatchRange[]): TextPiece[] {
  const isMatch = matchTest(html.length, ranges)
  const characters: TextPiece[] = []
  for (const { 0: found, index = 0 } of html.matchAll(token)) {
    for (const text of endOfLine.test(found) ? lineEnd(characters) : shown(found)) {
      const isSpace = /\s/.test(text)
      if (isSpace && (characters.at(-1)?.text ?? ' ') === ' ') continue
      characters.push({ text: isSpace ? ' ' : text, isMatch: !isSpace && isMatch(index) })
    }
  }
  while (isSeparator(characters.at(-1)?.text)) characters.pop()
  return mergePieces(excerptOf(characters))
}

function lineEnd(characters: readonly TextPiece[]): string {
  const last = characters.findLast(({ text }) => text !== ' ')?.text ?? ''
  return /[\p{L}\p{N}»)]/u.test(last) ? ' · ' : ' '
}

function isSeparator(text: string | undefined): boolean {
  return text === ' ' || text === '·'
}

/** The plain text of a character, an entity or a tag. */
function shown(found: string): string {
  if (found.length === 1) return found
  if (found.startsWith('<')) return ' '
  const name = found.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return namedCharacters[name] ?? found
  const code = Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

function matchTest(length: number, ranges: readonly MatchRange[]): (at: number) => boolean {
  const flags = new Uint8Array(length)
  for (const { start, length: units } of ranges) flags.fill(1, start, start + units)
  return (at) => flags[at] === 1
}

/** Whole words around the first match, with ellipses. */
function excerptOf(characters: readonly TextPiece[]): TextPiece[] {
  const first = characters.findIndex(({ isMatch }) => isMatch)
  const begin = first <= excerptLead ? 0 : wordStart(characters, first - excerptLead, first)
  const end = wordEnd(characters, begin, begin + excerptLength)
  return [
    ...(begin > 0 ? [ellipsis] : []),
    ...characters.slice(begin, end),
    ...(end < characters.length ? [ellipsis] : []),
  ]
}

const ellipsis: TextPiece = { text: '…', isMatch: false }

function wordStart(characters: readonly TextPiece[], from: number, latest: number): number {
  const space = characters.findIndex(({ text }, at) => at >= from && text === ' ')
  return space < 0 || space >= latest ? from : space + 1
}

function wordEnd(characters: readonly TextPiece[], begin: number, to: number): number {
  if (to >= characters.length) return characters.length
  const space = characters.slice(0, to + 1).findLastIndex(({ text }) => text === ' ')
  return space > begin ? space : to
}

function mergePieces(characters: readonly TextPiece[]): TextPiece[] {
  const pieces: TextPiece[] = []
  for (const { text, isMatch } of characters) {
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += text
    else pieces.push({ text, isMatch })
  }
  return pieces
}
