import { whenIdle } from '#lib/idle/scheduling'
import { hasSessionHint } from './session-hint'

interface StartOptions {
  /** The page depends on the session; otherwise it starts when the page is idle. */
  atOnce: boolean
  /** Loads the session's scripts, which are one chunk outside every page's first load. */
  load: () => Promise<{ runSession: () => void }>
}

let hasStarted = false

/**
 * Starts the session of this document. A visitor without any hint of a session counts as a guest,
 * for whom it starts on demand (`whenSessionMatters`). The next page requests a script again that
 * failed to load.
 */
export async function startSession({ atOnce, load }: StartOptions): Promise<void> {
  if (!atOnce) await whenIdle()
  if (!atOnce && !hasStarted && !hasSessionHint()) {
    const { whenSessionMatters } = await import(/* webpackChunkName: "late" */ './guest-session')
    await whenSessionMatters()
  }
  hasStarted = true
  const { runSession } = await load()
  runSession()
}
