import type { Message } from './message'

/** What the API sends on the socket; its keys are not in camel case. */
export interface LiveMessage extends Pick<Message, 'kind' | 'link'> {
  type: 'send_notification'
  user: number
  seen: boolean
  translations: Record<string, { title: string; message: string }>
}

/** One open socket. */
export interface LiveListener {
  hear(text: string): void
  /** Ends it with a close code of the web socket protocol. */
  cut(code: number): void
}

/** The sockets of everybody who listens. */
export interface LiveLine {
  /** False while nobody is let in. */
  isOpen: boolean
  /** Adds a listener and answers what takes it away. */
  join(user: number, listener: LiveListener): () => void
  tell(message: LiveMessage): void
  cutAll(code: number): void
  count(): number
}

/** A line that nobody listens on yet. */
export function createLiveLine(): LiveLine {
  const listeners = new Map<LiveListener, number>()
  return {
    isOpen: true,
    join(user, listener) {
      listeners.set(listener, user)
      return () => void listeners.delete(listener)
    },
    tell(message) {
      const text = JSON.stringify(message)
      for (const [listener, user] of listeners) if (user === message.user) listener.hear(text)
    },
    cutAll(code) {
      for (const listener of [...listeners.keys()]) listener.cut(code)
    },
    count: () => listeners.size,
  }
}
