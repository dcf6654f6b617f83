import { useEffect } from 'react'
import { whenIdle } from '#lib/idle/scheduling'
import { dependsOnSession } from '#session/session'
import { hasSessionHint } from '#session/session-hint'

let hasStarted = false

/**
 * Starts the session of this document: at once on a page that depends on it, otherwise when the
 * page is idle. A visitor without any hint of a session counts as a guest, for whom it starts on
 * demand (`whenSessionMatters`). The next page requests a script again that failed to load.
 */
export function useStartSession(path: string): void {
  const atOnce = dependsOnSession(path)
  useEffect(() => void startSession(atOnce), [atOnce])
}

async function startSession(atOnce: boolean): Promise<void> {
  if (!atOnce) await whenIdle()
  if (!atOnce && !hasStarted && !hasSessionHint()) {
    const { whenSessionMatters } = await import(
      /* webpackChunkName: "late" */ '../session/guest-session'
    )
    await whenSessionMatters()
  }
  hasStarted = true
  const { runSession } = await import(
    /* webpackChunkName: "session" */ '../app/account/run-session'
  )
  runSession()
}
