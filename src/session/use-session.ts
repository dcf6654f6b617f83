import { useSyncExternalStore } from 'react'
import { currentSession, type SessionView, unknownSession, watchSession } from './session-view'

const nobodyKnown = () => unknownSession

/**
 * Who is here. `unknown` while the page is built and until the first answer, so that the HTML of
 * the build fits everybody.
 */
export function useSession(): SessionView {
  return useSyncExternalStore(watchSession, currentSession, nobodyKnown)
}
