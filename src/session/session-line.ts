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

/** What may end the session without an answer of the sign-in service, as pages notice it. */
export interface SessionSigns {
  /** The server no longer takes the session: it is to be asked about. */
  onDoubt: () => void
  /** Whether a socket is open, which is closed as soon as the session ends. */
  onSocket: (isOpen: boolean) => void
}

let signs: SessionSigns | null = null

/** Follows those signs; only the live session does. */
export function followSigns(follower: SessionSigns): void {
  signs = follower
}

/** Says that the server no longer takes the session. */
export function doubtSession(): void {
  signs?.onDoubt()
}

/** Says that this page has a socket now, or no longer. */
export function noteSocket(isOpen: boolean): void {
  signs?.onSocket(isOpen)
}
