/** Result of a run; durations of its steps in milliseconds. */
export interface UpdateOutcome {
  isBuilt: boolean
  release: string | null
  previous: string | null
  sourcesChanged: boolean
  /** Ids of the rows that differ, by list of the API. */
  changes: Record<string, Record<'added' | 'changed' | 'removed', string[]>>
  /** Number of requests for changes at the API; the build itself reads the content again. */
  upstreamRequests: number
  steps: { buildMs?: number; checkMs?: number; publishMs?: number }
}

export function updateSite(
  upstream: string,
  options?: { isForced?: boolean; waitMs?: number; needsContent?: boolean },
): Promise<UpdateOutcome>
export function servedRelease(): string | null
export const requestFile: string
