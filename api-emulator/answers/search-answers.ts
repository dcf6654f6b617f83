import { type MatchPosition, matchPositions } from '../search/match-positions'

interface FoundEntry {
  id: number
  master: number
  languageCode: string
  messages: Record<string, string>
  slug: string
  picture: string | null
}

/** What every hit of a search says, whatever it is of. */
export interface HitAnswer {
  id: number
  master: number
  languageCode: string
  absoluteUrl: string
  mainImagePath: string
  matchesPosition: Record<string, MatchPosition[]>
  rankingScore: number
  /** The texts once more, with the words that were found marked in them. */
  formatted: Record<string, string | number>
}

/** One hit as the API sends it: `id` is the translation's, `master` the entity's. */
export function hitAnswer(
  entry: FoundEntry,
  score: number,
  patterns: readonly RegExp[],
  addressPrefix: string,
): HitAnswer {
  const { id, master, languageCode } = entry
  const matchesPosition = matchPositions(entry.messages, patterns)
  const marked = Object.entries(entry.messages).map(([field, text]) => [
    field,
    withMarks(text, matchesPosition[field] ?? []),
  ])
  return {
    id,
    master,
    languageCode,
    ...entry.messages,
    absoluteUrl: `${addressPrefix}/${entry.master}/${entry.slug}`,
    mainImagePath: entry.picture ?? '',
    matchesPosition,
    rankingScore: Math.round(score * 1000) / 1000,
    formatted: { id, master, languageCode, ...Object.fromEntries(marked) },
  }
}

function withMarks(text: string, positions: readonly MatchPosition[]): string {
  let marked = ''
  let at = 0
  for (const { start, length } of positions) {
    if (start < at) continue
    marked += `${text.slice(at, start)}<mark>${text.slice(start, start + length)}</mark>`
    at = start + length
  }
  return marked + text.slice(at)
}
