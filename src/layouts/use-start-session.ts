import { useEffect } from 'react'
import { dependsOnSession } from '#session/session'
import { startSession } from '#session/start-session'

/** Starts the session: at once on a page that depends on it, otherwise when the page is idle. */
export function useStartSession(path: string): void {
  const atOnce = dependsOnSession(path)
  useEffect(() => void startSession({ atOnce, load }), [atOnce])
}

function load() {
  return import(/* webpackChunkName: "session" */ '../app/account/run-session')
}
