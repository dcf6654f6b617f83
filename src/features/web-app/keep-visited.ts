import type { PageMessage } from '../../../contract/site/worker-message'

interface Keeping {
  /** What the page loaded so far, as addresses. */
  loaded: () => readonly string[]
  /** Whether the person wants to spare data. */
  sparesData: () => boolean
  tell: (message: PageMessage) => void
}

/**
 * Has the worker keep each page that is read, for later without a connection: those opened by a link
 * are never asked for as HTML, and the first one came before the worker did (R227).
 * @returns what is told of each page
 */
export function keepVisited({ loaded, sparesData, tell }: Keeping): (path: string) => void {
  const told = new Set<string>()
  return (path) => {
    if (sparesData()) return
    const files = loaded().filter((file) => !told.has(file))
    for (const file of files) told.add(file)
    tell({ type: 'keep', path, files })
  }
}
