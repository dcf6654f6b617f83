import { fold, foldWithPlaces } from './greek-folding'
import { wordPattern } from './greeklish-pattern'

/** A translation as it is searched; its folded fields are ordered by weight. */
interface SearchEntry {
  id: number
  folded: Readonly<Record<string, string>>
}

const longestQuery = 100
/** Score of a match at the start of a field, at the start of a word, and inside one. */
const places = { start: 1, wordStart: 0.8, inside: 0.5 } as const
/** Weight of the first, second and third field. */
const fieldWeights = [1, 0.3, 0.2]

/** Patterns of the words of a query; empty for an empty query. */
export function queryPatterns(query: string): RegExp[] {
  const words = fold(query.slice(0, longestQuery)).split(/[^\p{L}\p{N}]+/u)
  return words.filter(Boolean).map(wordPattern)
}

function placeScore(text: string, pattern: RegExp): number {
  let best = 0
  for (const { index } of text.matchAll(pattern)) {
    if (index === 0) return places.start
    const opensWord = !/[\p{L}\p{N}]/u.test(text.charAt(index - 1))
    best = Math.max(best, opensWord ? places.wordStart : places.inside)
  }
  return best
}

function wordScore(folded: Readonly<Record<string, string>>, pattern: RegExp): number {
  const scores = Object.values(folded).map(
    (text, field) => placeScore(text, pattern) * (fieldWeights[field] ?? 0.1),
  )
  return Math.max(0, ...scores)
}

/** Score of an entry, 0 to 1; 0 when a word of the query is missing. */
function scoreOf(entry: SearchEntry, patterns: readonly RegExp[]): number {
  const scores = patterns.map((pattern) => wordScore(entry.folded, pattern))
  if (scores.length === 0 || scores.includes(0)) return 0
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** Entries that contain every word of the query, with their scores, best first. */
export function rankEntries<Entry extends SearchEntry>(
  entries: readonly Entry[],
  patterns: readonly RegExp[],
): { entry: Entry; score: number }[] {
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, patterns) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.entry.id - other.entry.id)
}

/** Position of a match in UTF-16 units. */
export interface MatchPosition {
  start: number
  length: number
}

const maxPerField = 20

function positionsIn(text: string, patterns: readonly RegExp[]): MatchPosition[] {
  const folded = foldWithPlaces(text, { markup: true })
  const found = patterns.flatMap((pattern) =>
    [...folded.text.matchAll(pattern)].map((match) => {
      const start = folded.at[match.index] ?? 0
      const last = folded.at[match.index + match[0].length - 1] ?? start
      return { start, length: last + 1 - start }
    }),
  )
  return found.sort((one, other) => one.start - other.start).slice(0, maxPerField)
}

/** Match positions by field; fields without a match are omitted. */
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
