import { fold } from './greek-folding'
import { wordPattern } from './greeklish-pattern'

/** A translation as it is searched; its folded fields stand in the order of their weight. */
export interface SearchEntry {
  id: number
  folded: Readonly<Record<string, string>>
}

const longestQuery = 100
/** How much a match counts at the start of a field, at the start of a word, and inside one. */
const places = { start: 1, wordStart: 0.8, inside: 0.5 } as const
/** How much a match counts in the first, the second and the third field. */
const fieldWeights = [1, 0.3, 0.2]

/** The patterns of the words of a query; empty where nothing is asked for. */
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

/** 0 to 1: how well an entry answers a query; 0 where a word of it is nowhere in the entry. */
export function scoreOf(entry: SearchEntry, patterns: readonly RegExp[]): number {
  const scores = patterns.map((pattern) => wordScore(entry.folded, pattern))
  if (scores.length === 0 || scores.includes(0)) return 0
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** The entries that have every word of the query, best first, each with its score. */
export function rankEntries<Entry extends SearchEntry>(
  entries: readonly Entry[],
  patterns: readonly RegExp[],
): { entry: Entry; score: number }[] {
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, patterns) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.entry.id - other.entry.id)
}
