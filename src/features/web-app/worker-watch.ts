import { readWorkerMessage } from '#contract/site/worker-message'
import type { UpdateEvent } from './update-machine'

/** Path of the service worker. */
export const workerPath = '/sw.js'

/** Events of the service worker. */
export type WorkerEvent = Extract<UpdateEvent, { type: `worker.${string}` }>

interface Watching {
  /** Undefined if the browser has no service workers. */
  container: ServiceWorkerContainer | undefined
  send: (event: WorkerEvent) => void
  /** Called with the registration before any event about it. */
  onRegistration: (registration: ServiceWorkerRegistration) => void
}

/**
 * Registers the service worker and emits its events; one `worker.failed` if that is not possible.
 */
export async function watchWorker({ container, send, onRegistration }: Watching): Promise<void> {
  container?.addEventListener('message', ({ data }) => {
    if (readWorkerMessage(data)) send({ type: 'worker.takesOver' })
  })
  container?.startMessages()
  const registration = await container?.register(workerPath).catch(() => null)
  if (!registration) {
    send({ type: 'worker.failed' })
    return
  }
  onRegistration(registration)
  registration.addEventListener('updatefound', () => followWorker(registration, send))
  followWorker(registration, send)
  if (registration.waiting && registration.active) send({ type: 'worker.waits' })
  else if (registration.active) send({ type: 'worker.ready' })
}

function followWorker(registration: ServiceWorkerRegistration, send: Watching['send']): void {
  const isFirst = !registration.active
  // Firefox may return a registration between the end of installing and the start of activating.
  const worker = registration.installing || (isFirst ? registration.waiting : null)
  worker?.addEventListener('statechange', () => {
    const { state } = worker
    if (state === 'installed' && !isFirst) send({ type: 'worker.waits' })
    if (state === 'activated' && isFirst) send({ type: 'worker.ready' })
    if (state === 'redundant' && isFirst) send({ type: 'worker.failed' })
  })
}
