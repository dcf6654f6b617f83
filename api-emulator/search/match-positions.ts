import { foldWithPlaces } from './greek-folding'

/** A stretch of a text, counted in UTF-16 units. */
export interface MatchPosition {
  start: number
  length: number
}

const mostPerField = 20

function positionsIn(text: string, patterns: readonly RegExp[]): MatchPosition[] {
  const folded = foldWithPlaces(text, { markup: true })
  const found = patterns.flatMap((pattern) =>
    [...folded.text.matchAll(pattern)].map((match) => {
      const start = folded.at[match.index] ?? 0
      const last = folded.at[match.index + match[0].length - 1] ?? start
      return { start, length: last + 1 - start }
    }),
  )
  return found.sort((one, other) => one.start - other.start).slice(0, mostPerField)
}

/** Where the words of a query stand in each field; fields without a match are left out. */
export function matchPositions(
  messages: Readonly<Record<string, string>>,
  patterns: readonly RegExp[],
): Record<string, MatchPosition[]> {
  const fields = Object.entries(messages).map(([field, text]) => [
    field,
    positionsIn(text, patterns),
  ])
  return Object.fromEntries(fields.filter(([, positions]) => positions?.length))
}
