import { GatewayError } from '../gateway-error'
import type { OpenSocket } from '../gateway-parts'
import type { MemberSession } from '../session/sealed-session'

/** Close code for somebody who is no longer signed in (contract, section 5.2). */
export const signedOutCode = 4003

export interface LiveLimits {
  /** Most sockets of everybody together. */
  most: number
  /** Most sockets of one person. */
  mostEach: number
  /** How often each session is looked at again, in ms. */
  checkMs: number
}

interface LineParts {
  open: () => Promise<OpenSocket>
  /** Whether the session still counts; a question without an answer ends nothing. */
  isStillGood: () => Promise<boolean>
}

/** The sockets that are open here, by the session that opened them. */
export interface LiveLines {
  /**
   * Opens one more. Throws a `GatewayError`: 503 where all places are taken, 429 where the person
   * has too many, else what `open` throws.
   */
  add(session: MemberSession, parts: LineParts): Promise<void>
  /** Closes all sockets of a session that is over. */
  end(generation: string): void
  count(): number
}

interface Line {
  generation: string
  userId: number
  socket: OpenSocket | null
  isOver: boolean
}

/** Places are taken before anything is dialled, so that many at once are too many as well. */
export function createLiveLines({ most, mostEach, checkMs }: LiveLimits): LiveLines {
  const lines = new Set<Line>()

  function placeFor({ generation, userId }: MemberSession): Line {
    if (lines.size >= most) throw new GatewayError(503, { reason: 'all sockets are taken' })
    const own = [...lines].filter((line) => line.userId === userId)
    if (own.length >= mostEach) throw new GatewayError(429, { reason: 'too many sockets' })
    const line = { generation, userId, socket: null, isOver: false }
    lines.add(line)
    return line
  }

  function endLine(line: Line): void {
    line.isOver = true
    line.socket?.close(signedOutCode)
  }

  return {
    async add(session, { open, isStillGood }) {
      const line = placeFor(session)
      try {
        line.socket = await open()
      } catch (error) {
        lines.delete(line)
        throw error
      }
      // The session may have ended while the upstream was dialled.
      if (line.isOver) endLine(line)
      const check = async () => {
        if (!(await isStillGood().catch(() => true))) endLine(line)
      }
      const timer = setInterval(() => void check(), checkMs)
      void line.socket.closed.then(() => {
        clearInterval(timer)
        lines.delete(line)
      })
    },
    end(generation) {
      for (const line of lines) if (line.generation === generation) endLine(line)
    },
    count: () => lines.size,
  }
}
