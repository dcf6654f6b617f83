/** Message of a page to the service worker. */
export type PageMessage =
  /** Activate the waiting version. */
  | { type: 'takeOver' }
  /** Cache the open page with the files that it loaded. */
  | { type: 'keep'; path: string; files: readonly string[] }
  /** Reply on the message's port with the cached pages: {@link KeptPage}[]. */
  | { type: 'listKept' }
  | SavedLessonsMessage

/** Messages about saved lessons. Each is answered on its port by one or several {@link SavedNews}. */
export type SavedLessonsMessage =
  | { type: 'listSaved' }
  | { type: 'saveLessons' | 'removeSaved'; paths: readonly string[] }

/** A lesson that the visitor saved to read it without a connection. */
export interface SavedLesson {
  path: string
  /** As in the page's HTML, with entities. */
  title: string
  /** Size of its page, data and pictures. */
  bytes: number
}

/** Why lessons were not saved: the device is full, or a file could not be loaded. */
export type SavingFailure = 'noRoom' | 'notLoaded'

/** Reply about saved lessons. */
export interface SavedNews {
  /** All saved lessons, the latest first; in the first and the last reply. */
  lessons?: readonly SavedLesson[]
  /** Share of the requested work, 0 to 1; the last reply has 1 or a failure. */
  share: number
  failure?: SavingFailure
}

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
  const { type, path, files, paths } = data
  if (type === 'takeOver' || type === 'listKept' || type === 'listSaved') return { type }
  if ((type === 'saveLessons' || type === 'removeSaved') && Array.isArray(paths)) {
    return { type, paths: paths.filter(isText) }
  }
  if (type !== 'keep' || typeof path !== 'string' || !Array.isArray(files)) return null
  return { type, path, files: files.filter(isText) }
}

/** Parses a message of the service worker; null for others. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  return isRecord(data) && data.type === 'takingOver' ? { type: 'takingOver' } : null
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}

const isText = (value: unknown): value is string => typeof value === 'string'
