/** A folded text and, for each of its characters, where that stood in the text it came from. */
export interface FoldedText {
  text: string
  at: number[]
}

const marks = /\p{M}/gu

function foldCharacter(character: string): string {
  return character.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('ς', 'σ')
}

/**
 * A text as it is searched: without accents, diaereses and capitals, final sigma like any other.
 * Remembers where each character came from. With `markup`, tags of HTML are left out and count as
 * a space.
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

/** A text as it is searched, e.g. `Ορθογραφίας` → `ορθογραφιασ`. */
export function fold(text: string): string {
  return foldWithPlaces(text).text
}
