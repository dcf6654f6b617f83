import { readWorkerMessage } from '../../../contract/site/worker-message'
import type { UpdateEvent } from './update-machine'

/** What is heard of the service worker. */
export type WorkerNews = Extract<UpdateEvent, { type: `worker.${string}` }>

interface Watching {
  /** The browser's own; undefined where it has none. */
  container: ServiceWorkerContainer | undefined
  tell: (news: WorkerNews) => void
  /** Hears of the registration before anything is told of it. */
  joined: (registration: ServiceWorkerRegistration) => void
}

/** Address of the service worker. */
export const workerPath = '/sw.js'

/**
 * Follows the service worker that the site registers: joins that registration, and tells what
 * becomes of it. Where there is none it says so once, and the page goes on (R226, R324).
 */
export async function watchWorker({ container, tell, joined }: Watching): Promise<void> {
  container?.addEventListener('message', ({ data }) => {
    if (readWorkerMessage(data)) tell({ type: 'worker.takesOver' })
  })
  container?.startMessages()
  const registration = await container?.register(workerPath).catch(() => null)
  if (!registration) {
    tell({ type: 'worker.failed' })
    return
  }
  joined(registration)
  registration.addEventListener('updatefound', () => followWorker(registration, tell))
  followWorker(registration, tell)
  if (registration.waiting && registration.active) tell({ type: 'worker.waits' })
  else if (registration.active) tell({ type: 'worker.ready' })
}

function followWorker(registration: ServiceWorkerRegistration, tell: Watching['tell']): void {
  const isFirst = !registration.active
  // Firefox may hand out a registration between the end of installing and the start of activating.
  const worker = registration.installing ?? (isFirst ? registration.waiting : null)
  worker?.addEventListener('statechange', () => {
    const { state } = worker
    if (state === 'installed' && !isFirst) tell({ type: 'worker.waits' })
    if (state === 'activated' && isFirst) tell({ type: 'worker.ready' })
    if (state === 'redundant' && isFirst) tell({ type: 'worker.failed' })
  })
}

/**
 * Has the newer worker take over and resolves when it is in charge, at the latest after `patienceMs`.
 * @param ask whether to tell it so; else somebody did
 */
export function takeOver(
  { container, registration }: { container: ServiceWorkerContainer; registration: Registration },
  ask: boolean,
  patienceMs: number,
): Promise<void> {
  const { waiting, active } = registration
  if (!waiting && container.controller === active && active?.state === 'activated') {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const arrive = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(arrive, patienceMs)
    container.addEventListener('controllerchange', arrive, { once: true })
    if (ask) waiting?.postMessage({ type: 'takeOver' })
  })
}

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'active'>
