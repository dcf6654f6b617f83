import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { WriteLog } from '../operations/log'
import type { RequestTrace } from '../operations/request-trace'
import type { EncryptedSession } from '../session/encrypted-session'
import type { Connection } from './connection'

/** Response headers by lower-case name. */
export type HeaderRecord = Record<string, string>

/** What every route may use, whatever it serves. All other services are handed to their routes. */
export interface RouteBasics {
  /** Now, in milliseconds since 1970. */
  clock: () => number
  log: WriteLog
  /** Headers of every answer of `/api`. */
  headers: Readonly<HeaderRecord>
  /** Longest JSON body that is read, in bytes. */
  jsonBytes: number
}

/** Hono's types of middleware and routes. */
export interface RouteEnv {
  Bindings: Connection
  Variables: {
    basics: RouteBasics
    /** The Cookie header, with the session's cookies under their own names. */
    cookies: string | undefined
    /** The session of the request's cookie, or null for a guest. */
    session: EncryptedSession | null
    /** The uuid that opens the guest's cart of this request, which must not leave. */
    guestCart: string | null
    /** The cookie that keeps what this request changed of a guest. */
    guestCookie: string | null
    /** The answer deletes the session's cookie. */
    endsSession: boolean
    /** Name of this request in the log and in error answers. */
    requestId: string
    /** When the cookie was made, if a retired key encrypted it and it should be encrypted again. */
    rewriteSessionFromMs: number | null
    /** When it began, in ms since 1970. */
    startedAt: number
    trace: RequestTrace
    /** The route's pattern, for the log: the path itself may hold a key. */
    route: string
    /**
     * Schema of the request body, once it has been read: refusals name its fields and no others.
     */
    bodySchema: z.ZodMiniType | undefined
  }
}

export type RouteContext = Context<RouteEnv>
