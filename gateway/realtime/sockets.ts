import { signedOutCode } from '../../contract/notifications/socket-tokens'
import type { OpenSocket } from '../dependencies'
import { GatewayError } from '../gateway-error'
import type { MemberSession } from '../session/encrypted-session'
import { isEnded } from '../session/session-confirmation'

/** How long to wait before a session is asked about again, where nobody could say, in ms. */
export const retryMs = 5000

export interface LiveLimits {
  /** Most sockets of everybody together. */
  most: number
  /** Most sockets of one person. */
  mostEach: number
}

interface LineDeps {
  open: () => Promise<OpenSocket>
  /**
   * Settles with the time until which the session counts, in ms since 1970. Rejects with 401 where
   * it has ended; any other failure ends nothing.
   */
  confirm: () => Promise<{ until: number }>
}

/** The sockets that are open here, by the session that opened them. */
export interface LiveLines {
  /**
   * Opens one more. Throws a `GatewayError`: 503 where all places are taken, 429 where the person
   * has too many, else what `open` throws.
   */
  add(session: MemberSession, deps: LineDeps): Promise<void>
  /** Closes all sockets of a session that is over. */
  end(generation: string): void
  /** Has the sessions of a person's sockets confirmed now. */
  recheck(userId: number): void
  count(): number
}

interface Line {
  generation: string
  userId: number
  socket: OpenSocket | null
  isOver: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  check: () => Promise<void>
}

/** Places are taken before anything is dialled, so that many at once are too many as well. */
export function createLiveLines({ most, mostEach }: LiveLimits, clock: () => number): LiveLines {
  const lines = new Set<Line>()

  function placeFor({ generation, userId }: MemberSession, confirm: LineDeps['confirm']): Line {
    if (lines.size >= most) throw new GatewayError(503, { reason: 'all sockets are taken' })
    const own = [...lines].filter((line) => line.userId === userId)
    if (own.length >= mostEach) throw new GatewayError(429, { reason: 'too many sockets' })
    const check = () => checkLine(line, confirm)
    const line: Line = { generation, userId, socket: null, isOver: false, timer: undefined, check }
    lines.add(line)
    return line
  }

  function endLine(line: Line): void {
    line.isOver = true
    line.socket?.close(signedOutCode)
  }

  /** Asks as soon as the last confirmation no longer counts, and not before. */
  async function checkLine(line: Line, confirm: LineDeps['confirm']): Promise<void> {
    const waitMs = await confirm().then(
      ({ until }) => until - clock(),
      (error: unknown) => (isEnded(error) ? null : retryMs),
    )
    if (!lines.has(line)) return
    if (waitMs === null) return endLine(line)
    clearTimeout(line.timer)
    line.timer = setTimeout(() => void line.check(), Math.max(1, waitMs))
  }

  return {
    async add(session, { open, confirm }) {
      const line = placeFor(session, confirm)
      try {
        line.socket = await open()
      } catch (error) {
        lines.delete(line)
        throw error
      }
      void line.socket.closed.then(() => {
        clearTimeout(line.timer)
        lines.delete(line)
      })
      // The session may have ended while the upstream was dialled.
      if (line.isOver) return endLine(line)
      void line.check()
    },
    end(generation) {
      for (const line of lines) if (line.generation === generation) endLine(line)
    },
    recheck(userId) {
      for (const line of lines) if (line.userId === userId && !line.isOver) void line.check()
    },
    count: () => lines.size,
  }
}
