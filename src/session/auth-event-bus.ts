import type { AuthAnswer } from '#contract/allauth/session-answer'
import type { AuthEvent } from './session-context'

/** A change of the session, and the id of the user it concerned; null for a guest. */
export type SessionChange = AuthEvent & { userId: number | null }

function createBus<Args extends readonly unknown[]>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    emit: (...args: Args): void => {
      for (const listener of [...listeners]) listener(...args)
    },
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const changes = createBus<[SessionChange]>()
const answers = createBus<[AuthAnswer, string | null]>()
const signals = createBus<[SessionSignal]>()
let generation: string | null = null

/** Publishes a change of the session. Called by the session actor alone. */
export const emitSessionChange = changes.emit

/**
 * Subscribes to changes of the session; they arrive before any page renders them.
 * @returns the function that unsubscribes
 */
export const onSessionChange = changes.subscribe

/**
 * Publishes an answer of the sign-in service about the session.
 * @param asked the generation of the session when the request was sent; null where it is not known
 */
export function emitAuthAnswer(answer: AuthAnswer, asked: string | null = null): void {
  answers.emit(answer, asked)
}

/**
 * Subscribes to all answers of the sign-in service about the session.
 * @returns the function that unsubscribes
 */
export const onAuthAnswer = answers.subscribe

/** Sets the generation of the current session. Called by the session actor alone. */
export function setGeneration(current: string | null): void {
  generation = current
}

/** The generation of the current session; null where it is not known. */
export function currentGeneration(): string | null {
  return generation
}

/** Signals about the session that pages emit without an answer of the sign-in service. */
export type SessionSignal =
  /** The API answered 401 or 410: the session has to be checked. */
  | { type: 'recheck' }
  /** A WebSocket was opened or closed; the gateway closes it when the session ends. */
  | { type: 'socket'; isOpen: boolean }

/** Subscribes to those signals. Called by the session actor alone. */
export const onSessionSignal = signals.subscribe

/** Requests a check of the session because the API no longer accepts it. */
export function recheckSession(): void {
  signals.emit({ type: 'recheck' })
}

/** Reports whether this page has an open socket. */
export function reportSocket(isOpen: boolean): void {
  signals.emit({ type: 'socket', isOpen })
}
