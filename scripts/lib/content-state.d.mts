/** One page of a list as read; validators are null if the API sends none. */
interface PageState {
  etag: string | null
  lastModified: string | null
  totalPages: number
  newest: string
  rows: Record<string, string>
}

/** Content of the API, by list. */
export interface ContentState {
  /** The addresses with which it was read. */
  source: string
  lists: Record<string, { count: number; newest: string; pages: PageState[] }>
}

export function rowsOfList(state: ContentState | null, list: string): Record<string, string>
