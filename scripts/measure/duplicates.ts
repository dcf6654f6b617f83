/** One line of a file that contains code. */
export interface CodeLine {
  /** Number of the line, from 1. */
  line: number
  text: string
}

interface Place {
  file: number
  at: number
}

/**
 * Pairs of places that have at least `least` equal lines of code in a row, as
 * `a.ts:10 = b.ts:20 (14 lines)`. Import lines do not count.
 */
export function duplicatePairs(
  files: readonly { path: string; lines: readonly CodeLine[] }[],
  least: number,
): string[] {
  const codes = files.map(({ path, lines }) => ({ path, lines: lines.filter(isComparable) }))
  const windows = new Map<string, Place[]>()
  codes.forEach(({ lines }, file) => {
    for (let at = 0; at + least <= lines.length; at += 1) {
      const key = lines
        .slice(at, at + least)
        .map(({ text }) => text)
        .join('\n')
      windows.set(key, [...(windows.get(key) ?? []), { file, at }])
    }
  })
  const textAt = ({ file, at }: Place, offset: number) => codes[file]?.lines[at + offset]?.text
  const nameOf = ({ file, at }: Place) => `${codes[file]?.path}:${codes[file]?.lines[at]?.line}`
  return [...windows.values()].flatMap(pairsOf).flatMap(([one, other]) => {
    const before = textAt(one, -1)
    // The pair was already found one line earlier.
    if (before !== undefined && before === textAt(other, -1)) return []
    let length = least
    while (textAt(one, length) !== undefined && textAt(one, length) === textAt(other, length)) {
      length += 1
    }
    if (one.file === other.file && other.at - one.at < length) return []
    return [`${nameOf(one)} = ${nameOf(other)} (${length} lines)`]
  })
}

const isComparable = ({ text }: CodeLine) => !/^import |^} from /.test(text)

function pairsOf(places: readonly Place[]): [Place, Place][] {
  return places.flatMap((one, index) =>
    places.slice(index + 1).map((other): [Place, Place] => [one, other]),
  )
}
