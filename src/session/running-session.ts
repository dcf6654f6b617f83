import type { Actor } from 'xstate'
import type { sessionMachine } from './session-machine'

export type SessionActor = Actor<typeof sessionMachine>

let running: SessionActor | null = null

/**
 * The session actor of this document; null before it was started. Apart from what starts it, so that
 * requests of a guest do not load the scripts of the session.
 */
export const runningSession = (): SessionActor | null => running

/** Names the actor that was started. */
export function setRunningSession(actor: SessionActor): void {
  running = actor
}
