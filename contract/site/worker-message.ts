/** Message of a page to the service worker. */
export type PageMessage =
  /** Activate the waiting version. */
  | { type: 'takeOver' }
  /** Cache the open page with the files that it loaded. */
  | { type: 'keep'; path: string; files: readonly string[] }
  /** Reply on the message's port with the cached pages: {@link KeptPage}[]. */
  | { type: 'listKept' }

/** A page that can be read without a connection. */
export interface KeptPage {
  path: string
  /** As in the page's HTML, with entities. */
  title: string
}

/** Message of the service worker to every open page. */
export type WorkerMessage =
  /** This version was requested in one of the tabs and is being activated. */
  { type: 'takingOver' }

/** Parses a page's message; null for others, such as Gatsby's own. */
export function readPageMessage(data: unknown): PageMessage | null {
  if (!isRecord(data)) return null
  if (data.type === 'takeOver' || data.type === 'listKept') return { type: data.type }
  const { type, path, files } = data
  if (type !== 'keep' || typeof path !== 'string' || !Array.isArray(files)) return null
  return { type, path, files: files.filter((file) => typeof file === 'string') }
}

/** Parses a message of the service worker; null for others. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  return isRecord(data) && data.type === 'takingOver' ? { type: 'takingOver' } : null
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
