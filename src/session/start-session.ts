import { nextTask } from '../lib/idle/next-task'
import { whenIdle } from '../lib/idle/when-idle'

interface StartOptions {
  /** The page depends on it; otherwise it waits until the page is idle. */
  atOnce: boolean
  /** Brings what follows the session's events, before the first one. */
  follow: () => Promise<unknown>
}

/** What the session is built upon. All of it comes in one chunk, and each begins when it is asked for. */
const foundations = [
  () =>
    import(
      /* webpackChunkName: "session", webpackExports: "sessionAnswer" */ '../../contract/account/user-account'
    ),
  () =>
    import(
      /* webpackChunkName: "session", webpackExports: "createSessionCalls" */ './session-calls'
    ),
  () => import(/* webpackChunkName: "session" */ './session-machine'),
]

/**
 * Begins to ask who is here. The scripts arrive with it, apart from every page's first load, and
 * begin in pieces where nothing waits for them; what does not arrive is asked for again by the next
 * page.
 */
export async function startSession({ atOnce, follow }: StartOptions): Promise<void> {
  const pause = atOnce ? () => undefined : nextTask
  if (!atOnce) await whenIdle()
  for (const bring of foundations) {
    await bring()
    await pause()
  }
  await follow()
  await pause()
  const { liveSession } = await import(/* webpackChunkName: "session" */ './live-session')
  await pause()
  liveSession()
}
