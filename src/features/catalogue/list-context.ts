/** What the build tells the page of a list about its place. */
export interface ListContext {
  /** From 1. */
  page: number
  pageCount: number
  /** When the newest product of the build was added, ISO 8601; null for an empty catalogue. */
  newestAddedAt: string | null
}
