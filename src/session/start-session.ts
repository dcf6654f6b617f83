import { nextTask, whenIdle } from '#lib/idle/scheduling'
import { hasSessionHint } from './session-hint'

interface StartOptions {
  /** The page depends on the session; otherwise it starts when the page is idle. */
  atOnce: boolean
  /** Loads the subscribers of session changes, before the first change. */
  follow: () => Promise<unknown>
}

/** One chunk; each import evaluates one of its modules, to avoid long tasks. */
const modules = [
  () =>
    import(
      /* webpackChunkName: "session", webpackExports: "sessionAnswer" */ '../../contract/account/user-account'
    ),
  () =>
    import(
      /* webpackChunkName: "session", webpackExports: "createSessionRequests" */ './session-requests'
    ),
  () => import(/* webpackChunkName: "session" */ './session-machine'),
]

let hasBegun = false

/**
 * Starts the session of this document. Its scripts are loaded separately from every page's first
 * load, and evaluated in short tasks unless the page depends on them. A visitor without any hint of
 * a session counts as a guest, for whom it starts on demand (`whenSessionMatters`). The next page
 * requests a script again that failed to load.
 */
export async function startSession({ atOnce, follow }: StartOptions): Promise<void> {
  const pause = atOnce ? () => undefined : nextTask
  if (!atOnce) await whenIdle()
  if (!atOnce && !hasBegun && !hasSessionHint()) {
    const { whenSessionMatters } = await import(/* webpackChunkName: "late" */ './guest-session')
    await whenSessionMatters()
  }
  hasBegun = true
  for (const load of modules) {
    await load()
    await pause()
  }
  await follow()
  await pause()
  const { sessionActor } = await import(/* webpackChunkName: "session" */ './session-actor')
  await pause()
  sessionActor()
}
