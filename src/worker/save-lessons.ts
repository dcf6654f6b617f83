import { matchEntityPath } from '#contract/paths/match-path'
import type { SavedLesson, SavedNews, SavingFailure } from '#contract/site/worker-message'
import { type CacheKind, cacheable, cacheKindOf, hasTypeOf } from './cache-kind'
import { titleOf } from './offline-page'
import {
  removeIncomplete,
  removeSaved,
  type SavedFile,
  savedKey,
  savedRecord,
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
 * Saves lessons one by one, and replies at once and after each file. Those that are saved of this
 * build are not loaded again, and one that is no longer published is left out. On failure those
 * that were saved before stay.
 */
export async function saveLessons(
  paths: readonly string[],
  saving: Saving,
  reply: Reply,
): Promise<void> {
  const before = await savedRecords()
  reply({ lessons: before.map(listed), share: 0 })
  // Later than all others, also where one was saved while the clock was ahead.
  const savedAt = Math.max(Date.now(), (before[0]?.savedAt ?? 0) + 1)
  let left = 0
  for (const [index, path] of paths.entries()) {
    const onShare = (share: number) => reply({ share: (index + share) / paths.length })
    if (index > 0) onShare(0)
    const result = await inTurn(() =>
      saveLesson(path, { ...saving, savedAt: savedAt + index }, onShare),
    )
    if (result === 'gone') left += 1
    else if (result !== 'saved') return replyFailure(result, index / paths.length, reply)
  }
  if (left === paths.length) return replyFailure('notLoaded', 0, reply)
  reply({ lessons: await savedLessons(), share: 1 })
}

async function replyFailure(failure: SavingFailure, share: number, reply: Reply): Promise<void> {
  reply({ lessons: await savedLessons(), share, failure })
}

/** Removes saved lessons. Replies at once, because a lesson that is being saved comes first. */
export async function removeLessons(paths: readonly string[], reply: Reply): Promise<void> {
  reply({ lessons: await savedLessons(), share: 0 })
  await inTurn(() => Promise.all(paths.map(removeSaved)))
  reply({ lessons: await savedLessons(), share: 1 })
}

/** The saved lessons, the latest first. */
export async function savedLessons(): Promise<SavedLesson[]> {
  return (await savedRecords()).map(listed)
}

const listed = ({ path, title, bytes }: SavedLesson): SavedLesson => ({ path, title, bytes })

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
  const record = await savedRecord(path)
  if (!record) return true
  const result = await saveLesson(path, { ...saving, savedAt: record.savedAt }, () => {})
  if (result === 'gone') await writeRecord({ ...record, build: saving.build })
  return result === 'saved' || result === 'gone'
}

/** Saves a lesson unless it is saved of this build; an earlier one keeps its place in the list. */
async function saveLesson(
  path: string,
  { origin, build, savedAt }: Saving & { savedAt: number },
  onShare: (share: number) => void,
): Promise<'saved' | 'gone' | SavingFailure> {
  if (matchEntityPath(path)?.entity !== 'blogPost') return 'gone'
  const known = await savedRecord(path)
  if (known?.build === build) return 'saved'
  const files = await loadLesson(new URL(path, origin), onShare).catch(() => 'notLoaded' as const)
  if (typeof files === 'string') return files
  const bytes = files.reduce((sum, { body }) => sum + body.size, 0)
  if (!(await hasRoom(bytes - (known?.bytes ?? 0)))) return 'noRoom'
  const title = titleOf((await files[0]?.body.text()) ?? '') ?? path
  try {
    await storeLesson(files, { path, title, bytes, build, savedAt: known?.savedAt ?? savedAt })
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
  const html = await load(page, 'page')
  const data = await load(new URL(`/page-data${page.pathname}/page-data.json`, page), 'pageData')
  if (!html || !data) return 'gone'
  const pictures = picturesIn(await html.body.text(), page.origin)
  const files = [html, data]
  for (const [index, picture] of pictures.entries()) {
    onShare((index + 1) / (pictures.length + 1))
    const file = await load(picture, 'picture')
    if (file) files.push(file)
  }
  return files
}

/** A file of the site without the visitor's cookies; null where it may not be stored. */
async function load(url: URL, kind: CacheKind): Promise<LoadedFile | null> {
  const signal = AbortSignal.timeout(fileTimeoutMs)
  const answer = await fetch(url, { credentials: 'omit', signal })
  const isOther = answer.status === 200 && !hasTypeOf(kind, answer)
  if (answer.status >= 500 || isOther) throw new Error(`${url.pathname} was not answered`)
  if (!cacheable(answer, kind)) return null
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
