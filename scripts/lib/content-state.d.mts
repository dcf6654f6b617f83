/** One page of a list as it was read; validators are null where the API sends none. */
interface PageState {
  etag: string | null
  lastModified: string | null
  totalPages: number
  newest: string
  rows: Record<string, string>
}

/** What the API holds, by list. */
export interface ContentState {
  /** The addresses under which it was read. */
  source: string
  lists: Record<string, { count: number; newest: string; pages: PageState[] }>
}

/** Ids of the rows of a list that differ. */
export interface ListChanges {
  added: string[]
  changed: string[]
  removed: string[]
}

export function readContentState(
  upstream: string,
  publicUrl: string,
  known: ContentState | null,
): Promise<{ state: ContentState; requests: number }>
export function rowsOfList(state: ContentState | null, list: string): Record<string, string>
export function compareStates(
  before: ContentState | null,
  after: ContentState,
): Record<string, ListChanges>
