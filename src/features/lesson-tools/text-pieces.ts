/** Letters of a piece: voices of the network stop in the middle of a longer one. */
const longest = 200

/** A text in pieces that are short enough to be spoken, parted after sentences, else between words. */
export function spokenPieces(text: string): string[] {
  const sentences = text.match(/\S[\s\S]*?(?:[.!;\u037e…][»"'”’)]*(?=\s)|$)\s*/gu) ?? []
  return joined(
    sentences.flatMap((sentence) => (sentence.length > longest ? words(sentence) : sentence)),
  )
}

/** Words with the blanks after them; one that is too long is cut between its letters. */
function words(sentence: string): string[] {
  return (sentence.match(/\S+\s*/gu) ?? []).flatMap((word) => {
    if (word.length <= longest) return word
    const letters = [...word]
    const each = Math.floor(longest / 2)
    return Array.from({ length: Math.ceil(letters.length / each) }, (_, at) =>
      letters.slice(at * each, (at + 1) * each).join(''),
    )
  })
}

/** As few pieces as possible. */
function joined(parts: readonly string[]): string[] {
  const pieces: string[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + part.trimEnd().length <= longest) {
      pieces[pieces.length - 1] = last + part
    } else pieces.push(part)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
