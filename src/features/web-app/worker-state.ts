import { createStore } from '#lib/state/create-store'
import { every } from '#lib/time/timers'
import { type WorkerEvent, watchWorker } from './worker-watch'

/** The state of the service worker on every page, before and without the update machine. */
export interface WorkerState {
  /** Registered, or known to be impossible. */
  isJoined: boolean
  /** Visited pages are cached for offline use. */
  worksOffline: boolean
  /** Number of calls for the update machine: a newer worker, a visible tab, or an hour passed. */
  updateCalls: number
}

/** Interval of the calls for the update machine in a document that stays open, in ms. */
const longStayMs = 3_600_000

export const workerContainer = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined

const state = createStore<WorkerState>({ isJoined: false, worksOffline: false, updateCalls: 0 })
let registration: ServiceWorkerRegistration | null = null
let isWatching = false
const events: WorkerEvent[] = []
const followers = new Set<(event: WorkerEvent) => void>()

/** The present state; another object after each change. */
export const workerState = state.get

/**
 * Calls a function after each change of the state. The first call registers the service worker.
 * @returns the function that unsubscribes
 */
export function watchWorkerState(watcher: () => void): () => void {
  const stop = state.watch(watcher)
  if (!isWatching) startWatching()
  return stop
}

/**
 * Calls a function with every event of the worker, first with earlier ones.
 * @returns the function that unsubscribes
 */
export function followWorker(follower: (event: WorkerEvent) => void): () => void {
  for (const event of events) follower(event)
  followers.add(follower)
  return () => followers.delete(follower)
}

/** The registration; null before it, or if there is none. */
export function workerRegistration(): ServiceWorkerRegistration | null {
  return registration
}

/** Sends a message to the active service worker; does nothing without one. */
export function postToWorker(message: object): void {
  registration?.active?.postMessage(message)
}

function startWatching(): void {
  isWatching = true
  const onRegistration = (found: ServiceWorkerRegistration) => {
    registration = found
  }
  void watchWorker({ container: workerContainer, send: note, onRegistration })
  const callForUpdate = () => {
    if (document.visibilityState === 'visible') change({ updateCalls: state.get().updateCalls + 1 })
  }
  every(longStayMs, callForUpdate)
  document.addEventListener('visibilitychange', callForUpdate)
}

function note(event: WorkerEvent): void {
  events.push(event)
  const { type } = event
  if (type === 'worker.failed') change({ isJoined: true })
  else if (type === 'worker.ready') change({ isJoined: true, worksOffline: true })
  else {
    const { worksOffline, updateCalls } = state.get()
    change({
      isJoined: true,
      worksOffline: worksOffline || type === 'worker.waits',
      updateCalls: updateCalls + 1,
    })
  }
  for (const follower of [...followers]) follower(event)
}

function change(next: Partial<WorkerState>): void {
  state.set({ ...state.get(), ...next })
}
