/** A stretch of a text, in UTF-16 units, as the search counts it. */
export interface Stretch {
  start: number
  length: number
}

/** A part of a text as it is shown: a match, or what stands between matches. */
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

/** Headings and list items often end without a full stop: running on, they need a mark. */
const endOfLine = /^<\/(?:h[1-6]|li)\b/i

/** How long an excerpt is, and how much of it comes before the first match; in characters. */
const excerptLength = 180
const excerptLead = 50

/** A line of plain text with its matches. */
export function markedText(text: string, stretches: readonly Stretch[]): TextPiece[] {
  const isMatch = matchTest(text.length, stretches)
  return joined(text.split('').map((unit, at) => ({ text: unit, isMatch: isMatch(at) })))
}

/**
 * What stands around the first match in some HTML, as plain text: tags are left out, and nothing
 * of it is ever read as HTML again.
 */
export function markedExcerpt(html: string, stretches: readonly Stretch[]): TextPiece[] {
  const isMatch = matchTest(html.length, stretches)
  const characters: TextPiece[] = []
  for (const { 0: found, index = 0 } of html.matchAll(token)) {
    for (const text of endOfLine.test(found) ? lineEnd(characters) : shown(found)) {
      const isSpace = /\s/.test(text)
      if (isSpace && (characters.at(-1)?.text ?? ' ') === ' ') continue
      characters.push({ text: isSpace ? ' ' : text, isMatch: !isSpace && isMatch(index) })
    }
  }
  while (isSeparator(characters.at(-1)?.text)) characters.pop()
  return joined(excerptOf(characters))
}

function lineEnd(characters: readonly TextPiece[]): string {
  const last = characters.findLast(({ text }) => text !== ' ')?.text ?? ''
  return /[\p{L}\p{N}»)]/u.test(last) ? ' · ' : ' '
}

function isSeparator(text: string | undefined): boolean {
  return text === ' ' || text === '·'
}

/** What people see of a character, an entity or a tag. */
function shown(found: string): string {
  if (found.length === 1) return found
  if (found.startsWith('<')) return ' '
  const name = found.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return namedCharacters[name] ?? found
  const code = Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

function matchTest(length: number, stretches: readonly Stretch[]): (at: number) => boolean {
  const flags = new Uint8Array(length)
  for (const { start, length: units } of stretches) flags.fill(1, start, start + units)
  return (at) => flags[at] === 1
}

/** Whole words around the first match, with an ellipsis where something was left out. */
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

function joined(characters: readonly TextPiece[]): TextPiece[] {
  const pieces: TextPiece[] = []
  for (const { text, isMatch } of characters) {
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += text
    else pieces.push({ text, isMatch })
  }
  return pieces
}
