import * as z from 'zod/mini'
import { type LiveMessage, liveMessage } from '#contract/notifications/notification'

/** Posted between tabs, besides the messages themselves. */
const changeNote = z.object({ type: z.literal('changed') })
const changed = { type: 'changed' } satisfies z.infer<typeof changeNote>

/** Number of message ids that are kept to detect duplicates. */
const knownIdsLimit = 100

export interface NotificationListener {
  onMessage: (message: LiveMessage) => void
  /** Data that has been read may be stale. */
  onChanged: () => void
}

interface SocketListener {
  onMessage: (message: LiveMessage) => void
  /** Messages may have been missed before. */
  onOpened: () => void
}

/** Browser APIs that are replaced in tests. */
export interface TabSyncDeps {
  /** Channel to the other tabs; undefined if the browser has none. */
  tabs: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | undefined
  /** Runs `begin` once this tab is elected; returns a function that resigns. */
  elect: (begin: () => () => void) => () => void
  openSocket: (userId: number, listener: SocketListener) => () => void
  showSystemNotification: (message: LiveMessage) => void
}

export interface Subscription {
  /** Makes the other tabs read again after a change in this one. */
  announceChange: () => void
  unsubscribe: () => void
}

/**
 * Delivers a member's notifications to all tabs. Only the leader has a socket; it forwards messages
 * to the other tabs, and only the leader shows system notifications, so that none appears twice.
 */
export function syncTabs(
  { tabs, elect, openSocket, showSystemNotification }: TabSyncDeps,
  userId: number,
  { onMessage, onChanged }: NotificationListener,
): Subscription {
  const isNew = duplicateFilter()
  let isLeader = false
  const take = (message: LiveMessage, act: () => void) => {
    const isTheirs = message.user === undefined || message.user === userId
    if (isTheirs && isNew(message)) act()
  }
  const begin = () => {
    isLeader = true
    const close = openSocket(userId, {
      onMessage: (message) =>
        take(message, () => {
          tabs?.postMessage(message)
          showSystemNotification(message)
          onMessage(message)
        }),
      onOpened: () => {
        tabs?.postMessage(changed)
        onChanged()
      },
    })
    return () => {
      isLeader = false
      close()
    }
  }
  if (tabs) {
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = z.safeParse(liveMessage, data).data
      if (message && !isLeader) take(message, () => onMessage(message))
      if (z.safeParse(changeNote, data).success) onChanged()
    }
  }
  const resign = elect(begin)
  return {
    announceChange: () => tabs?.postMessage(changed),
    unsubscribe: () => {
      resign()
      tabs?.close()
    },
  }
}

/** Detects duplicates by id; a message without an id is always new. */
function duplicateFilter(): (message: LiveMessage) => boolean {
  const known = new Set<number>()
  return ({ id }) => {
    if (id === undefined) return true
    if (known.has(id)) return false
    known.add(id)
    const [oldest] = known
    if (known.size > knownIdsLimit && oldest !== undefined) known.delete(oldest)
    return true
  }
}

/**
 * Elects one tab of the browser; when it closes, the next one is elected. Without the Web Locks API
 * every tab is elected.
 * @param lead starts the leader's work and returns a function that ends it
 * @returns resigns, or leaves the queue
 */
export function electLeader(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  lead: () => () => void,
): () => void {
  if (!locks) return lead()
  const resignation = new AbortController()
  const { signal } = resignation
  const leadUntilResigned = () =>
    new Promise<void>((resolve) => {
      const end = lead()
      const resign = () => {
        end()
        resolve()
      }
      signal.addEventListener('abort', resign, { once: true })
    })
  locks.request(name, { signal }, leadUntilResigned).catch(() => {})
  return () => resignation.abort()
}
