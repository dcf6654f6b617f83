/** What a page tells the service worker. */
export type PageMessage =
  /** A person asked for the version that waits. */
  | { type: 'takeOver' }
  /** A person reads this page: it is to be there offline too, with the files that it loaded. */
  | { type: 'keep'; path: string; files: readonly string[] }
  /** Asks, by a port that comes with it, which pages can be read offline: {@link KeptPage}[]. */
  | { type: 'listKept' }

/** A page that can be read without a connection. */
export interface KeptPage {
  path: string
  /** As it stands in the page's own HTML, with what is special there written as an entity. */
  title: string
}

/** What the service worker tells every open page. */
export type WorkerMessage =
  /** A person asked for this version, in one of the tabs: it takes over now. */
  { type: 'takingOver' }

/** Reads what a page said; null for everybody else's messages, Gatsby's own among them. */
export function readPageMessage(data: unknown): PageMessage | null {
  if (!isRecord(data)) return null
  if (data.type === 'takeOver' || data.type === 'listKept') return { type: data.type }
  const { type, path, files } = data
  if (type !== 'keep' || typeof path !== 'string' || !Array.isArray(files)) return null
  return { type, path, files: files.filter((file) => typeof file === 'string') }
}

/** Reads what the service worker said; null for anything else. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  return isRecord(data) && data.type === 'takingOver' ? { type: 'takingOver' } : null
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
