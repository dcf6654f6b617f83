import type { ActorRef, Snapshot } from 'xstate'
import type { SessionChange, SessionContext, SessionEvent } from './session-context'

/** The session actor as its document knows it, without the states of its machine. */
export type SessionActor = ActorRef<
  Snapshot<unknown> & { context: SessionContext },
  SessionEvent,
  SessionChange
>

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
