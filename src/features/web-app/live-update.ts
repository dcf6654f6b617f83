import { type Actor, createActor, fromCallback, fromPromise } from 'xstate'
import { isTextUnsaved } from '../../components/form/is-text-unsaved'
import { hideToast } from '../../components/hide-toast'
import { apiRequest } from '../../lib/http/api-request'
import { sendRequest } from '../../lib/http/send-request'
import { reloadDocument } from '../../lib/navigation/open-document'
import { reloadGuard } from '../../lib/navigation/reload-guard'
import { tabStorage } from '../../lib/storage/tab-storage'
import { now } from '../../lib/time/clock'
import { every } from '../../lib/time/every'
import { checkWorker } from './check-worker'
import { sayUpdate, toastIds } from './say'
import { type Takeover, type UpdateEvent, updateMachine } from './update-machine'
import { watchBuilds } from './watch-builds'
import { takeOver, watchWorker } from './watch-worker'
import { webAppTimes } from './web-app-times'

const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
const guard = reloadGuard({ storage: tabStorage, now })

let live: Actor<typeof updateMachine> | undefined
let registration: ServiceWorkerRegistration | null = null

/** The document's one story of newer versions, alive from the first call on. For the browser only. */
export function liveUpdate(): Actor<typeof updateMachine> {
  live ??= start()
  return live
}

/** Tells the worker that keeps pages something; nobody hears it where there is none. */
export function tellWorker(message: object): void {
  registration?.active?.postMessage(message)
}

function start() {
  const actor = createActor(
    updateMachine.provide({
      actors: {
        watch: fromCallback(({ sendBack }) => watch(sendBack)),
        'take over': fromPromise<void, Takeover>(async ({ input }) => {
          if (!container || !registration) return
          await takeOver({ container, registration }, input.isOurs, webAppTimes.takeoverMs)
        }),
      },
      guards: { 'text is unsaved': isTextUnsaved },
      actions: {
        'say that there is a newer version': () =>
          sayUpdate({
            onPress: () => actor.send({ type: 'reload.pressed' }),
            onClose: () => actor.send({ type: 'toast.closed' }),
          }),
        'take the word back': () => hideToast(toastIds.reload),
        reload,
        'reload along': () => {
          if (guard.isOpen()) reload()
        },
      },
    }),
  ).start()
  return actor
}

/**
 * Asks for the worker of another build; resolves with whether one came. A browser that is looking by
 * itself at that moment shares its answer, which may be of the build before.
 */
async function bringsWorker(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update().catch(() => undefined)
  return Boolean(registration.installing || registration.waiting)
}

function reload(): void {
  guard.close()
  reloadDocument()
}

/** Follows worker and builds; both are looked at every hour, builds also on returning to the page. */
function watch(tell: (event: UpdateEvent) => void): () => void {
  const builds = watchBuilds(apiRequest)
  let isWorkerDue = false
  const lookAtBuilds = async () => {
    const isRenewed = await builds.look()
    isWorkerDue ||= isRenewed
    if (isWorkerDue && registration) isWorkerDue = !(await bringsWorker(registration))
    if (isRenewed) tell({ type: 'build.renewed' })
  }
  const lookAtWorker = () => {
    const isOnline = () => navigator.onLine
    if (registration) void checkWorker({ registration, isOnline, send: sendRequest })
  }
  const returned = () => {
    if (document.visibilityState === 'visible') void lookAtBuilds()
  }
  const joined = (found: ServiceWorkerRegistration) => {
    registration = found
  }
  void watchWorker({ container, tell, joined })
  void lookAtBuilds()
  document.addEventListener('visibilitychange', returned)
  const ends = [
    every(webAppTimes.buildsEveryMs, () => void lookAtBuilds()),
    every(webAppTimes.workerEveryMs, lookAtWorker),
    () => document.removeEventListener('visibilitychange', returned),
  ]
  return () => {
    for (const end of ends) end()
  }
}
