import { matchEntityPath } from '#contract/paths/match-path'
import type { SavedLesson, SavedNews, SavingFailure } from '#contract/site/worker-message'
import { cacheable, cacheKindOf } from './cache-kind'
import { titleOf } from './offline-page'
import {
  removeIncomplete,
  removeSaved,
  type SavedFile,
  savedKey,
  savedRecords,
  storeLesson,
  writeRecord,
} from './saved-cache'

interface Saving {
  /** The site's own origin. */
  origin: string
  /** The present build. */
  build: string
}

type Reply = (news: SavedNews) => void

/** How long one file may take, in ms. */
const fileTimeoutMs = 20_000

let lastTurn: Promise<unknown> = Promise.resolve()

/** Runs one action after the other, so that saving, refreshing and removing never overlap. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(act)
  lastTurn = turn.catch(() => {})
  return turn
}

/**
 * Saves lessons one by one, and replies at once and after each file; on failure those that were
 * saved before stay.
 */
export async function saveLessons(
  paths: readonly string[],
  saving: Saving,
  reply: Reply,
): Promise<void> {
  reply({ lessons: await savedLessons(), share: 0 })
  for (const [index, path] of paths.entries()) {
    const failure = await inTurn(async () => {
      const lessons = await savedLessons()
      const onShare = (share: number) => reply({ lessons, share: (index + share) / paths.length })
      const result = await saveLesson(path, saving, onShare)
      return result === 'saved' || result === 'noRoom' ? result : 'notLoaded'
    })
    const lessons = await savedLessons()
    if (failure !== 'saved') return reply({ lessons, share: index / paths.length, failure })
  }
  reply({ lessons: await savedLessons(), share: 1 })
}

/** Removes saved lessons. */
export async function removeLessons(paths: readonly string[], reply: Reply): Promise<void> {
  for (const path of paths) await inTurn(() => removeSaved(path))
  reply({ lessons: await savedLessons(), share: 1 })
}

/** The saved lessons, the latest first. */
export async function savedLessons(): Promise<SavedLesson[]> {
  return (await savedRecords()).map(({ path, title, bytes }) => ({ path, title, bytes }))
}

/**
 * Saves the lessons of an earlier build again, so that they agree with the scripts of this one. A
 * lesson that is no longer published stays as it was saved. Ends at the first one that does not
 * load; the next visited page tries again.
 */
export async function refreshSaved(saving: Saving): Promise<void> {
  await inTurn(removeIncomplete)
  for (const { path } of await savedRecords()) {
    if (!(await inTurn(() => refreshLesson(path, saving)))) return
  }
}

/** @returns false where the lesson could not be loaded or stored */
async function refreshLesson(path: string, saving: Saving): Promise<boolean> {
  const record = (await savedRecords()).find((one) => one.path === path)
  if (!record || record.build === saving.build) return true
  const result = await saveLesson(path, saving, () => {}, record.savedAt)
  if (result === 'gone') await writeRecord({ ...record, build: saving.build })
  return result === 'saved' || result === 'gone'
}

async function saveLesson(
  path: string,
  { origin, build }: Saving,
  onShare: (share: number) => void,
  savedAt = Date.now(),
): Promise<'saved' | 'gone' | SavingFailure> {
  if (matchEntityPath(path)?.entity !== 'blogPost') return 'gone'
  const files = await loadLesson(new URL(path, origin), onShare).catch(() => 'notLoaded' as const)
  if (typeof files === 'string') return files
  const bytes = files.reduce((sum, { body }) => sum + body.size, 0)
  const known = (await savedRecords()).find((record) => record.path === path)
  if (!(await hasRoom(bytes - (known?.bytes ?? 0)))) return 'noRoom'
  const title = titleOf((await files[0]?.body.text()) ?? '') ?? path
  try {
    await storeLesson(files, { path, title, bytes, build, savedAt })
    return 'saved'
  } catch {
    // The device is full in spite of the estimate.
    if (!known) await removeSaved(path)
    return 'noRoom'
  }
}

interface LoadedFile extends SavedFile {
  body: Blob
}

/** The page, its data and its pictures; a picture that the site does not have is left out. */
async function loadLesson(
  page: URL,
  onShare: (share: number) => void,
): Promise<LoadedFile[] | 'gone'> {
  const html = await load(page)
  const data = await load(new URL(`/page-data${page.pathname}/page-data.json`, page))
  if (!html || !data) return 'gone'
  const pictures = picturesIn(await html.body.text(), page.origin)
  const files = [html, data]
  for (const [index, picture] of pictures.entries()) {
    onShare((index + 1) / (pictures.length + 1))
    const file = await load(picture)
    if (file) files.push(file)
  }
  return files
}

/** A file of the site without the visitor's cookies; null where it may not be stored. */
async function load(url: URL): Promise<LoadedFile | null> {
  const signal = AbortSignal.timeout(fileTimeoutMs)
  const answer = await fetch(url, { credentials: 'omit', signal })
  if (answer.status >= 500) throw new Error(`${url.pathname} answered ${answer.status}`)
  if (!cacheable(answer)) return null
  return { key: savedKey(url), body: await answer.clone().blob(), answer }
}

/** The pictures of a lesson's article, in the size that an old browser would choose. */
export function picturesIn(html: string, origin: string): URL[] {
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
  const sources = [...article.matchAll(/<img\s[^>]*?\bsrc="([^"]+)"/g)].map(([, src = '']) => src)
  return [...new Set(sources)]
    .map((src) => new URL(src.replaceAll('&amp;', '&'), origin))
    .filter((url) => cacheKindOf({ method: 'GET', url, isNavigation: false }, origin) === 'picture')
}

/** Room that has to stay for the rest of the site, in bytes. */
const reserve = 1_000_000

async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate().catch(() => null)) ?? {}
  return quota === undefined || bytes + reserve <= quota - usage
}
