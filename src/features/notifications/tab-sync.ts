import * as z from 'zod/mini'
import { type LiveMessage, liveMessage } from '#contract/notifications/notification'
import type { BackgroundPause } from '#lib/http/background-pause'

/** Posted between tabs, besides the messages themselves. */
const changeNote = z.object({ type: z.literal('changed') })
const changed = { type: 'changed' } satisfies z.infer<typeof changeNote>

/** Posted by the leader after a failure, so that the next one goes on with its pause. */
const pauseNote = z.object({
  type: z.literal('paused'),
  pause: z.object({
    failures: z.number(),
    from: z.number(),
    ms: z.number(),
    askedMs: z.number(),
    isStopped: z.boolean(),
  }),
})

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
  /** A connection, or the try to open one, has ended. */
  onLost: () => void
}

/** Browser APIs that are replaced in tests. */
export interface TabSyncDeps {
  /** Channel to the other tabs; undefined if the browser has none. */
  tabs: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | undefined
  /** Runs `begin` once this tab is elected; returns a function that resigns. */
  elect: (begin: () => () => void) => () => void
  openSocket: (userId: number, listener: SocketListener) => () => void
  pause: Pick<BackgroundPause, 'state' | 'adopt'>
  isVisible: () => boolean
  /** Calls when the tab was shown or hidden; returns the function that ends it. */
  watchVisibility: (act: () => void) => () => void
  showSystemNotification: (message: LiveMessage) => void
}

export interface Subscription {
  /** Makes the other tabs read again after a change in this one. */
  announceChange: () => void
  unsubscribe: () => void
}

/**
 * Delivers a member's notifications to all tabs. Only the leader has a socket; it forwards messages
 * to the other tabs, and only the leader shows system notifications, so that none appears twice. A
 * hidden tab keeps an open socket, but opens none: it leaves that to a tab that shows.
 */
export function syncTabs(
  deps: TabSyncDeps,
  userId: number,
  { onMessage, onChanged }: NotificationListener,
): Subscription {
  const { tabs, elect, openSocket, showSystemNotification, pause } = deps
  const isNew = duplicateFilter()
  let isLeader = false
  let isConnected = false
  let resign: (() => void) | undefined
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
        isConnected = true
        tabs?.postMessage(changed)
        onChanged()
      },
      onLost: () => {
        isConnected = false
        tabs?.postMessage({ type: 'paused', pause: pause.state() })
        follow()
      },
    })
    return () => {
      isLeader = false
      isConnected = false
      close()
    }
  }
  const stop = () => {
    resign?.()
    resign = undefined
  }
  function follow(): void {
    if (deps.isVisible()) resign ??= elect(begin)
    else if (!isConnected) stop()
  }
  if (tabs) {
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = z.safeParse(liveMessage, data).data
      if (message && !isLeader) take(message, () => onMessage(message))
      if (z.safeParse(changeNote, data).success) onChanged()
      const paused = z.safeParse(pauseNote, data).data
      if (paused && !isLeader) pause.adopt(paused.pause)
    }
  }
  follow()
  const unwatch = deps.watchVisibility(follow)
  return {
    announceChange: () => tabs?.postMessage(changed),
    unsubscribe: () => {
      unwatch()
      stop()
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
