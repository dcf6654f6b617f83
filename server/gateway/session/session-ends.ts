import type { Messages } from '../shared/shared-state'
import type { SessionConfirmation } from './session-confirmation'

/** What happens in every copy of the gateway when sessions end or may have ended. */
export interface SessionEnds {
  /** A session is over: its confirmation is dropped and its sockets are closed. */
  end(generation: string): void
  /** A newer session has replaced this one: late responses of the old one write no cookie. */
  replace(generation: string): void
  /**
   * Any session of this person may have ended: all are confirmed again, those of sockets at once.
   */
  doubt(userId: number): void
}

interface Tools {
  sessions: SessionConfirmation
  sockets: { end(generation: string): void }
  messages: Messages
  /** Marks a session as replaced in this copy. */
  retire: (generation: string) => void
}

/**
 * Acts here and notifies the other copies. One that misses a message detects the end when it
 * confirms the session again, at most `SESSION_CONFIRMED_MS` later.
 */
export function createSessionEnds({ sessions, sockets, messages, retire }: Tools): SessionEnds {
  function endHere(generation: string): void {
    sessions.drop(generation)
    sockets.end(generation)
  }
  function replaceHere(generation: string): void {
    retire(generation)
    endHere(generation)
  }

  messages.subscribe((message) => {
    if (message.kind === 'session-ended') endHere(message.generation)
    else if (message.kind === 'session-replaced') replaceHere(message.generation)
    else sessions.dropAllOf(message.userId)
  })
  return {
    end(generation) {
      endHere(generation)
      messages.publish({ kind: 'session-ended', generation })
    },
    replace(generation) {
      replaceHere(generation)
      messages.publish({ kind: 'session-replaced', generation })
    },
    doubt(userId) {
      sessions.dropAllOf(userId)
      messages.publish({ kind: 'sessions-in-doubt', userId })
    },
  }
}
