import type { AuthAnswer } from '../../contract/allauth/session-answer'

type Listener = (answer: AuthAnswer) => void

const listeners = new Set<Listener>()

/** Passes on what the sign-in service said about the session. */
export function tellSession(answer: AuthAnswer): void {
  for (const listener of listeners) listener(answer)
}

/**
 * Hears what the sign-in service says about the session, whoever asked it.
 * @returns what ends it
 */
export function hearSession(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
