import type { AuthEvent } from './auth-event'

/** An event, and whom it was about: null where nobody was signed in. */
export type ToldEvent = AuthEvent & { userId: number | null }

type Listener = (event: ToldEvent) => void

const listeners = new Set<Listener>()

/** Passes on what changed with the session; only the live session does. */
export function tellAuthEvent(event: ToldEvent): void {
  for (const listener of [...listeners]) listener(event)
}

/**
 * Hears what changes with the session, before any page shows it.
 * @returns what ends it
 */
export function hearAuthEvents(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
