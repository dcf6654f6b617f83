/** Letters of a piece: voices of the network stop in the middle of a longer one. */
const longest = 200

/** An end of a sentence, with the quotation marks after it; a small letter goes on with the same one. */
const sentence = /\S[\s\S]*?(?:[.!;\u037e…][»"'”’)]*(?=\s+[^\s\p{Ll}]|\s*$)|$)\s*/gu
/** A letter or two before a full stop, as in «κ. Μαρία» or «σ. 12». */
const shortened = /(?:^|[\s(«])\p{L}{1,2}\.\s*$/u

/**
 * The sentences of a text, each short enough to be spoken; a longer one is parted between words. Where
 * listening stops, it goes on with one of these.
 */
export function sentencesOf(text: string): string[] {
  const whole: string[] = []
  for (const part of text.match(sentence) ?? []) {
    const last = whole.at(-1)
    if (last !== undefined && shortened.test(last)) whole[whole.length - 1] = last + part
    else whole.push(part)
  }
  return whole
    .flatMap((one) => (one.trim().length > longest ? joined(words(one)) : one))
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** Words with the blanks after them; one that is too long is cut between its letters. */
function words(long: string): string[] {
  return (long.match(/\S+\s*/gu) ?? []).flatMap((word) => {
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
  return pieces
}
