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

export function rowsOfList(state: ContentState | null, list: string): Record<string, string>
