import type {
  SavedLesson,
  SavedLessonsMessage,
  SavedNews,
  SavingFailure,
} from '#contract/site/worker-message'
import { createStore } from '#lib/state/create-store'
import { keepStorage } from '#lib/storage/device-space'

/** What this document knows about the saved lessons. */
export interface SavedState {
  /** All of them, the latest first; null until the service worker has told. */
  lessons: readonly SavedLesson[] | null
  /** What is being saved or waits for its turn, each with the share that is done, 0 to 1. */
  savings: readonly { paths: readonly string[]; share: number }[]
  /** What the visitor requested last, if it failed; `noWorker`: no service worker answered. */
  problem: { paths: readonly string[]; reason: SavingFailure | 'noWorker' } | null
  /** The browser has service workers; some have none in private windows. */
  isSupported: boolean
  /** The service worker has not answered in time; it may still do so. */
  isSilent: boolean
}

/** How long the service worker may take to the next reply, in ms. */
export const replyTimeouts = { first: 5_000, next: 60_000 }

/** Before the service worker has answered, and in the build. */
export const unknownState: SavedState = {
  lessons: null,
  savings: [],
  problem: null,
  isSupported: true,
  isSilent: false,
}

const state = createStore(unknownState)

/** The present state; another object after each change. */
export const savedState = state.get

/**
 * Calls a function after each change of the state, and reads the saved lessons.
 * @returns the function that unsubscribes
 */
export function watchSaved(watcher: () => void): () => void {
  const stop = state.watch(watcher)
  const isSupported = 'serviceWorker' in navigator
  if (isSupported !== state.get().isSupported) change({ isSupported })
  if (isSupported) void list()
  return stop
}

/** Saves lessons one after the other, in turn with others that are being saved. */
export async function saveLessons(paths: readonly string[]): Promise<void> {
  const others = () => state.get().savings.filter((saving) => saving.paths !== paths)
  const showShare = (share: number) => change({ savings: [...others(), { paths, share }] })
  change({ problem: null })
  showShare(0)
  void keepStorage()
  await request({ type: 'saveLessons', paths }, showShare)
  change({ savings: others() })
}

/** Removes saved lessons from the device. */
export async function removeLessons(paths: readonly string[]): Promise<void> {
  change({ problem: null })
  await request({ type: 'removeSaved', paths })
}

/** Removes all saved lessons, also where nobody has asked for them yet. */
export async function removeAllLessons(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await Promise.race([list(), silence()])
  const paths = (state.get().lessons ?? []).map(({ path }) => path)
  if (paths.length > 0) await removeLessons(paths)
}

async function request(
  message: Extract<SavedLessonsMessage, { paths: unknown }>,
  onShare?: (share: number) => void,
): Promise<void> {
  const { paths } = message
  const follow = ({ lessons, share, failure }: SavedNews) => {
    onShare?.(share)
    const problem = failure && { paths, reason: failure }
    change({ isSilent: false, ...(lessons && { lessons }), ...(problem && { problem }) })
  }
  const worker = await Promise.race([activeWorker(), silence()])
  const isAnswered = worker && (await ask(worker, message, follow))
  if (!isAnswered) change({ problem: { paths, reason: 'noWorker' } })
}

async function list(): Promise<void> {
  const worker = activeWorker()
  const isSilent = () => change({ isSilent: true })
  if (!(await Promise.race([worker, silence()]))) isSilent()
  // On a first visit the service worker is still being installed.
  const follow = ({ lessons = [] }: SavedNews) => change({ lessons, isSilent: false })
  if (!(await ask(await worker, { type: 'listSaved' }, follow))) isSilent()
}

/**
 * Sends a message to the service worker and follows its replies.
 * @returns false where the last reply did not come in time, as from a worker of an earlier build
 */
function ask(
  worker: ServiceWorker,
  message: SavedLessonsMessage,
  follow: (news: SavedNews) => void,
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = (isAnswered: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(isAnswered)
    }
    let timer = setTimeout(end, replyTimeouts.first, false)
    port1.onmessage = ({ data: news }: MessageEvent<SavedNews>) => {
      clearTimeout(timer)
      timer = setTimeout(end, replyTimeouts.next, false)
      follow(news)
      if (news.share === 1 || news.failure) end(true)
    }
    worker.postMessage(message, [port2])
  })
}

/** Resolves once a service worker is active; never where none can be registered. */
async function activeWorker(): Promise<ServiceWorker> {
  const { active } = await navigator.serviceWorker.ready
  return active ?? new Promise(() => {})
}

const silence = () => new Promise<null>((resolve) => setTimeout(resolve, replyTimeouts.first, null))

function change(next: Partial<SavedState>): void {
  state.set({ ...state.get(), ...next })
}
