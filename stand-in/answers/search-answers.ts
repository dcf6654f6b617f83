import { type MatchPosition, matchPositions } from '../search/match-positions'

interface FoundEntry {
  id: number
  master: number
  languageCode: string
  texts: Record<string, string>
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
}

/** One hit as the API sends it: `id` is the translation's, `master` the entity's. */
export function hitAnswer(
  entry: FoundEntry,
  score: number,
  patterns: readonly RegExp[],
  addressPrefix: string,
): HitAnswer {
  return {
    id: entry.id,
    master: entry.master,
    languageCode: entry.languageCode,
    ...entry.texts,
    absoluteUrl: `${addressPrefix}/${entry.master}/${entry.slug}`,
    mainImagePath: entry.picture ?? '',
    matchesPosition: matchPositions(entry.texts, patterns),
    rankingScore: Math.round(score * 1000) / 1000,
  }
}
