/** Kinds of pages that the search finds; the index has one file for each. */
export const searchKinds = ['lessons', 'products', 'topics', 'help'] as const
export type SearchKind = (typeof searchKinds)[number]

const indexFolder = '/search-index/'

/** Address of a kind's file. The name is constant; the host revalidates it on each request. */
export function searchIndexPath(kind: SearchKind): string {
  return `${indexFolder}${kind}.json`
}

/** Whether a path is that of a file of the index. */
export function isSearchIndex(path: string): boolean {
  return path.startsWith(indexFolder)
}
