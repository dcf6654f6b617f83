import type { AuthAnswer } from '../../contract/allauth/session-answer'

type Listener = (answer: AuthAnswer, asked: string | null) => void

const listeners = new Set<Listener>()
let current: string | null = null

/**
 * Passes on what the sign-in service said about the session.
 * @param asked names the session that was current when it was asked
 */
export function tellSession(answer: AuthAnswer, asked: string | null = null): void {
  for (const listener of listeners) listener(answer, asked)
}

/**
 * Hears what the sign-in service says about the session, whoever asked it.
 * @returns what ends it
 */
export function hearSession(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names the session that is current, or null; only the live session does. */
export function noteGeneration(generation: string | null): void {
  current = generation
}

/** The name of the current session; null where it is not known. */
export function currentGeneration(): string | null {
  return current
}
