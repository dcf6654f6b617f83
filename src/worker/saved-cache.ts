import { withoutTrailingSlash } from '#contract/paths/match-path'
import type { SavedLesson } from '#contract/site/worker-message'

/**
 * Lessons that the visitor saved. Each has a cache of its own, without limits and not among those
 * that `deleteOldCaches` deletes: it holds the page, its data, its pictures and one record.
 */
const prefix = 'saved-lesson '
const recordKey = '/saved-lesson.json'

/** What is known about a saved lesson; written last, so that its cache is complete. */
export interface SavedRecord extends SavedLesson {
  /** The build of which it was saved. */
  build: string
  /** In ms since 1970. */
  savedAt: number
}

const pageOf = (cacheName: string) => cacheName.slice(prefix.length)

/** The cache of a lesson; it is created where there is none. */
function openSaved(path: string): Promise<Cache> {
  return caches.open(prefix + path)
}

/** Removes a saved lesson with all its files. */
export async function removeSaved(path: string): Promise<void> {
  await caches.delete(prefix + path)
}

async function savedCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

/** Writes the record of a saved lesson. */
export async function writeRecord(record: SavedRecord): Promise<void> {
  await (await openSaved(record.path)).put(recordKey, new Response(JSON.stringify(record)))
}

/** A file of a lesson with the address under which it is saved. */
export interface SavedFile {
  key: string
  answer: Response
}

/** Stores a lesson in place of what was saved of it before; the record is written last. */
export async function storeLesson(files: readonly SavedFile[], record: SavedRecord): Promise<void> {
  const cache = await openSaved(record.path)
  const former = await cache.keys()
  for (const { key, answer } of files) await cache.put(key, answer)
  await writeRecord(record)
  const isOld = ({ url }: Request) =>
    !url.endsWith(recordKey) && !files.some(({ key }) => key === url)
  await Promise.all(former.filter(isOld).map((request) => cache.delete(request)))
}

/** The records of all saved lessons, the latest first; caches without one are incomplete. */
export async function savedRecords(): Promise<SavedRecord[]> {
  const names = await savedCacheNames()
  const records = await Promise.all(names.map(readRecord))
  return records.flatMap((record) => record ?? []).sort((a, b) => b.savedAt - a.savedAt)
}

/** The record of one lesson; null where it is not saved, or incomplete. */
export function savedRecord(path: string): Promise<SavedRecord | null> {
  return readRecord(prefix + path)
}

async function readRecord(cacheName: string): Promise<SavedRecord | null> {
  const answer = await caches.match(recordKey, { cacheName })
  const record: unknown = await answer?.json().catch(() => null)
  return isRecord(record) ? record : null
}

/** A worker of another build may have written another shape. */
function isRecord(value: unknown): value is SavedRecord {
  if (typeof value !== 'object' || value === null) return false
  const { path, title, bytes, build, savedAt }: Partial<Record<keyof SavedRecord, unknown>> = value
  const areTexts = [path, title, build].every((one) => typeof one === 'string')
  return areTexts && [bytes, savedAt].every(Number.isFinite)
}

/** Removes what was left of a lesson when the worker was stopped while saving it. */
export async function removeIncomplete(): Promise<void> {
  for (const name of await savedCacheNames()) {
    if (!(await readRecord(name))) await removeSaved(pageOf(name))
  }
}

/**
 * The address under which a file of a lesson is saved: pages without query and slash at the end,
 * pictures without their size, because one size is saved for all screens.
 */
export function savedKey(url: URL): string {
  const path = withoutTrailingSlash(url.pathname)
  return url.origin + (/^(\/media_stream-image\/.+?)\/\d+\/\d+\/[a-z]+\//.exec(path)?.[1] ?? path)
}

/** The saved file for a request; undefined where no saved lesson has it. */
export async function savedAnswer(request: Request): Promise<Response | undefined> {
  const key = savedKey(new URL(request.url))
  for (const name of await savedCacheNames()) {
    const answer = await (await caches.open(name)).match(key)
    if (answer) return answer
  }
  return undefined
}
