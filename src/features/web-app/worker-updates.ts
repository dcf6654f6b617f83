import { latestBuild, latestBuildPath } from '#contract/site/build-notes'
import type { BackgroundPause } from '#lib/http/background-pause'
import { problemOf } from '#lib/http/problem'
import type { ApiRequest } from '#lib/http/request'
import type { SendRequest } from '#lib/http/send-request'
import { workerPath } from './worker-watch'

/** Intervals of update checks and timeout of an activation, in ms. */
export const webAppTimes = {
  /** Between two checks of `/sw.js`. */
  workerEveryMs: 3600 * 1000,
  /** Between two checks of `/builds/latest.json`. */
  buildsEveryMs: 3_600_000,
  takeoverMs: 4_000,
} as const

/**
 * Activates the waiting service worker; resolves when it controls the page, at the latest after
 * `timeoutMs`.
 * @param requested whether to send the request; false if another tab did
 */
export function takeOver(
  { container, registration }: { container: ServiceWorkerContainer; registration: Registration },
  requested: boolean,
  timeoutMs: number,
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
    const timer = setTimeout(arrive, timeoutMs)
    container.addEventListener('controllerchange', arrive, { once: true })
    if (requested) waiting?.postMessage({ type: 'takeOver' })
  })
}

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'active'>

interface Checking {
  registration: { readonly installing: unknown; update(): Promise<unknown> }
  isOnline: () => boolean
  send: SendRequest
}

/**
 * Checks for another service worker, bypassing all caches; not while offline or while one is being
 * installed. Only a response with a script type counts, not an error page.
 */
export async function checkWorker({ registration, isOnline, send }: Checking): Promise<void> {
  if (registration.installing || !isOnline()) return
  const answer = await send({ path: workerPath, cache: 'no-store', retries: 0 }).catch(() => null)
  const isScript = /javascript/.test(answer?.headers.get('content-type') ?? '')
  if (answer?.status === 200 && isScript) await registration.update().catch(() => undefined)
}

/** Watches which build the host serves. */
interface BuildWatch {
  /** Resolves with true if the build differs from the last check. */
  check: () => Promise<boolean>
}

/**
 * Stores the build of the last successful check; a failed check changes nothing.
 * @param pause is told how each check ends
 */
export function watchBuilds(request: ApiRequest, pause: BackgroundPause): BuildWatch {
  let known: string | null = null
  return {
    check: async () => {
      try {
        const call = { path: latestBuildPath, answer: latestBuild, cache: 'no-store' } as const
        const { id } = await request({ ...call, retries: 0 })
        pause.clear()
        const isRenewed = known !== null && id !== known
        known = id
        return isRenewed
      } catch (error) {
        pause.failed(problemOf(error))
        return false
      }
    },
  }
}
