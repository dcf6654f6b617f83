import { sessionActor } from '#session/session-actor'
import { followAuthEvents } from './follow-auth-events'

/** Runs the session of this document; the app follows it from its first event on. */
export function runSession(): void {
  followAuthEvents()
  sessionActor()
}
