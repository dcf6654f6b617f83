import { type Actor, createActor, fromCallback, fromPromise } from 'xstate'
import { showToast } from '#components/show-toast'
import { createBackgroundPause } from '#lib/http/background-pause'
import { apiRequest } from '#lib/http/request'
import { sendRequest } from '#lib/http/send-request'
import { pageReloads } from '#lib/navigation/open-anew'
import { isTextUnsaved, reloadDocument } from '#lib/navigation/open-document'
import { every } from '#lib/time/timers'
import { showOfflineToast, showUpdateToast, toastIds } from './app-toasts'
import { knowsOfflineUse, storeOfflineUseKnown } from './offline-news'
import { type Takeover, type UpdateEvent, updateMachine } from './update-machine'
import { followWorker, workerContainer, workerRegistration } from './worker-state'
import { checkWorker, takeOver, watchBuilds, webAppTimes } from './worker-updates'

let running: Actor<typeof updateMachine> | undefined

/** The document's one update actor; the first call starts it. Browser only. */
export function updateActor(): Actor<typeof updateMachine> {
  running ??= start()
  return running
}

function start() {
  const handlers = {
    onPress: () => actor.send({ type: 'reload.pressed' }),
    onClose: () => actor.send({ type: 'toast.closed' }),
  }
  const actor: Actor<typeof updateMachine> = createActor(
    updateMachine.provide({
      actors: {
        watch: fromCallback(({ sendBack }) => watch(sendBack)),
        'take over': fromPromise<void, Takeover>(async ({ input }) => {
          const [container, registration] = [workerContainer, workerRegistration()]
          if (!container || !registration) return
          await takeOver({ container, registration }, input.isOurs, webAppTimes.takeoverMs)
        }),
      },
      guards: { 'text is unsaved': isTextUnsaved },
      actions: {
        'show that it works offline': () => {
          storeOfflineUseKnown()
          showOfflineToast(handlers)
        },
        'offer the update': () => showUpdateToast(handlers),
        'withdraw the offer': () => showToast({ id: toastIds.reload, isOver: true }),
        reload,
        'reload with the other tab': () => {
          if (pageReloads.isOpen()) reload()
        },
      },
    }),
    { input: { offlineIsKnown: knowsOfflineUse() } },
  )
  return actor.start()
}

/**
 * Checks for the service worker of another build; resolves with whether there is one. A check that
 * the browser is already running is shared and may return the previous build.
 */
async function findsNewWorker(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update().catch(() => undefined)
  return Boolean(registration.installing || registration.waiting)
}

const isVisible = () => document.visibilityState === 'visible'

function reload(): void {
  pageReloads.close()
  reloadDocument()
}

/**
 * Follows the worker, and watches builds: both are checked every hour, builds also when the tab
 * becomes visible; neither while it is hidden, nor in the pause after a failure. A build published
 * before the first check is found by the check of the worker.
 */
function watch(send: (event: UpdateEvent) => void): () => void {
  const pause = createBackgroundPause()
  const builds = watchBuilds(apiRequest, pause)
  let isFirst = true
  let isWorkerDue = false
  const checkBuilds = async () => {
    const isRenewed = await builds.check()
    isWorkerDue ||= isRenewed
    const registration = workerRegistration()
    if (registration && (isWorkerDue || isFirst)) {
      isFirst = false
      const isFound = await findsNewWorker(registration)
      isWorkerDue &&= !isFound
    }
    if (isRenewed) send({ type: 'build.renewed' })
  }
  const checkForWorker = () => {
    if (!isVisible()) return
    const isOnline = () => navigator.onLine
    const registration = workerRegistration()
    if (registration) void checkWorker({ registration, isOnline, send: sendRequest })
  }
  const onVisible = () => {
    if (isVisible() && pause.leftMs() === 0) void checkBuilds()
  }
  void checkBuilds()
  document.addEventListener('visibilitychange', onVisible)
  const stops = [
    followWorker(send),
    every(webAppTimes.buildsEveryMs, onVisible),
    every(webAppTimes.workerEveryMs, checkForWorker),
    () => document.removeEventListener('visibilitychange', onVisible),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
