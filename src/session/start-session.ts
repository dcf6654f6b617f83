import { whenIdle } from '../shared/idle/when-idle'

interface StartOptions {
  /** The page depends on it; otherwise it waits until the page is idle. */
  atOnce: boolean
  /** Brings what follows the session's events, before the first one. */
  follow: () => Promise<unknown>
}

/**
 * Begins to ask who is here. The scripts arrive with it, apart from every page's first load; what
 * does not arrive is asked for again by the next page.
 */
export async function startSession({ atOnce, follow }: StartOptions): Promise<void> {
  if (!atOnce) await whenIdle()
  const arriving = import(/* webpackChunkName: "session" */ './live-session')
  const [{ liveSession }] = await Promise.all([arriving, follow()])
  liveSession()
}
