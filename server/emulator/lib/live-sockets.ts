import type { NotificationKind } from '#contract/notifications/notification'

/** A notification in plain text; `link` is a path of the site, or empty. */
export interface NotificationMessage {
  kind: NotificationKind
  title: string
  message: string
  link: string
  /** What it is about, and what has happened; nothing where staff has written it. */
  category?: string | undefined
  type?: string | undefined
}

/** Message that the API sends on the socket; its keys are not in camelCase. */
interface SocketMessage extends Pick<NotificationMessage, 'kind' | 'link'> {
  type: 'send_notification'
  user: number
  /** Of the member's copy. */
  id: number
  seen: boolean
  category: string
  priority: string
  notification_type: string
  translations: Record<string, { title: string; message: string }>
}

interface SocketListener {
  send(text: string): void
  /** Closes the socket with a close code of the WebSocket protocol. */
  close(code: number): void
}

export interface LiveSockets {
  /** False while connections are refused. */
  isOpen: boolean
  /** Adds a listener and returns its unsubscribe function. */
  subscribe(user: number, listener: SocketListener): () => void
  send(message: SocketMessage): void
  closeAll(code: number): void
  closeOf(user: number, code: number): void
  count(): number
}

/** An empty set of sockets. */
export function createLiveSockets(): LiveSockets {
  const listeners = new Map<SocketListener, number>()
  return {
    isOpen: true,
    subscribe(user, listener) {
      listeners.set(listener, user)
      return () => void listeners.delete(listener)
    },
    send(message) {
      const text = JSON.stringify(message)
      for (const [listener, user] of listeners) if (user === message.user) listener.send(text)
    },
    closeAll(code) {
      for (const listener of [...listeners.keys()]) listener.close(code)
    },
    closeOf(user, code) {
      for (const [listener, owner] of [...listeners]) if (owner === user) listener.close(code)
    },
    count: () => listeners.size,
  }
}
