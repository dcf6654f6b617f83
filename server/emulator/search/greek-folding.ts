/** A folded text with the original position of each of its characters. */
interface FoldedText {
  text: string
  at: number[]
}

const marks = /\p{M}/gu

function foldCharacter(character: string): string {
  return character.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('ς', 'σ')
}

/**
 * Folds a text for search: no accents, diaereses or case, final sigma as sigma. Keeps original
 * positions. With `markup`, HTML tags count as a space.
 */
export function foldWithPlaces(text: string, { markup = false } = {}): FoldedText {
  const folded: string[] = []
  const at: number[] = []
  const put = (characters: string, from: number) => {
    for (const character of characters) {
      folded.push(character)
      at.push(from)
    }
  }
  let position = 0
  while (position < text.length) {
    const tagEnd = markup && text[position] === '<' ? text.indexOf('>', position) : -1
    if (tagEnd > 0) {
      put(' ', position)
      position = tagEnd + 1
      continue
    }
    const character = String.fromCodePoint(text.codePointAt(position) ?? 0)
    put(foldCharacter(character), position)
    position += character.length
  }
  return { text: folded.join(''), at }
}

/** Folds a text for search, e.g. `Ορθογραφίας` → `ορθογραφιασ`. */
export function fold(text: string): string {
  return foldWithPlaces(text).text
}
