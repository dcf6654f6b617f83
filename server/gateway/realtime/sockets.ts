import { signedOutCode } from '#contract/notifications/notification'
import type { OpenSocket } from '../http/connection'
import { GatewayError } from '../lib/gateway-error'
import type { MemberSession } from '../session/encrypted-session'
import { isEnded } from '../session/session-confirmation'

/** Delay before a session is confirmed again where the confirmation failed, in ms. */
export const retryMs = 5000

export interface SocketLimits {
  /** Most sockets of all persons together. */
  most: number
  mostEach: number
}

interface SocketDeps {
  open: () => Promise<OpenSocket>
  /**
   * Settles with the time until which the session is confirmed, in ms since 1970. Rejects with 401
   * where it has ended; any other failure closes nothing.
   */
  confirm: () => Promise<{ until: number }>
}

/** The sockets that are open here, by the session that opened them. */
export interface SocketRegistry {
  /**
   * Opens one more. Throws a `GatewayError`: 503 where the limit for all is reached, 429 where that
   * of the person is, else what `open` throws.
   */
  add(session: MemberSession, deps: SocketDeps): Promise<void>
  /** Closes all sockets of a session that is over. */
  end(generation: string): void
  /** Confirms the sessions of a person's sockets now. */
  recheck(userId: number): void
  count(): number
}

interface TrackedSocket {
  generation: string
  userId: number
  socket: OpenSocket | null
  isOver: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  check: () => Promise<void>
}

/**
 * `onCount` gets the number of open sockets whenever one opens or closes. A slot is taken before
 * the upstream is called, so that simultaneous requests count for the limits.
 */
export function createSocketRegistry(
  { most, mostEach }: SocketLimits,
  clock: () => number,
  onCount: (open: number) => void = () => undefined,
): SocketRegistry {
  const tracked = new Set<TrackedSocket>()

  function reportOpen(): void {
    onCount([...tracked].filter(({ socket }) => socket !== null).length)
  }

  function placeFor(
    { generation, userId }: MemberSession,
    confirm: SocketDeps['confirm'],
  ): TrackedSocket {
    if (tracked.size >= most) throw new GatewayError(503, { reason: 'all sockets are taken' })
    const own = [...tracked].filter((entry) => entry.userId === userId)
    if (own.length >= mostEach) throw new GatewayError(429, { reason: 'too many sockets' })
    const check = () => checkSession(entry, confirm)
    const entry: TrackedSocket = {
      generation,
      userId,
      socket: null,
      isOver: false,
      timer: undefined,
      check,
    }
    tracked.add(entry)
    return entry
  }

  function remove(entry: TrackedSocket): void {
    clearTimeout(entry.timer)
    tracked.delete(entry)
  }

  function endSocket(entry: TrackedSocket): void {
    entry.isOver = true
    entry.socket?.close(signedOutCode)
  }

  /** Confirms the session again as soon as the last confirmation has expired, and not before. */
  async function checkSession(entry: TrackedSocket, confirm: SocketDeps['confirm']): Promise<void> {
    const waitMs = await confirm().then(
      ({ until }) => until - clock(),
      (error: unknown) => (isEnded(error) ? null : retryMs),
    )
    if (!tracked.has(entry)) return
    if (waitMs === null) return endSocket(entry)
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => void entry.check(), Math.max(1, waitMs))
  }

  return {
    async add(session, { open, confirm }) {
      const entry = placeFor(session, confirm)
      try {
        entry.socket = await open()
      } catch (error) {
        remove(entry)
        throw error
      }
      reportOpen()
      void entry.socket.closed.then(() => {
        remove(entry)
        reportOpen()
      })
      // The session may have ended while the upstream was being connected.
      if (entry.isOver) return endSocket(entry)
      void entry.check()
    },
    end(generation) {
      for (const entry of tracked) if (entry.generation === generation) endSocket(entry)
    },
    recheck(userId) {
      for (const entry of tracked) if (entry.userId === userId && !entry.isOver) void entry.check()
    },
    count: () => tracked.size,
  }
}
