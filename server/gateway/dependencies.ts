import type { SiteEncoding, SiteManifest } from '#contract/site/site-manifest'
import type { UpstreamFetch } from '#upstream/client'
import type { GatewayConfig } from './config/read-config'
import type { Metrics } from './operations/metrics'
import type { RequestTrace } from './operations/request-trace'
import type { EncryptedSession } from './session/session-cookie'
import type { SharedState } from './shared/shared-state'

/** The files of one published build, and its manifests. */
export interface PublishedSite extends SiteManifest {
  /** The bytes of a file of the manifest, compressed or as they are. */
  read(path: string, encoding: SiteEncoding | null): Promise<Uint8Array<ArrayBuffer>>
}

/** The static site; null while nothing has been published. */
export interface SiteSource {
  current(): Promise<PublishedSite | null>
}

/** One event for the operator; secrets are masked before it reaches the sink. */
export type LogEntry = { event: string } & Record<string, unknown>

/** Dependencies of the gateway. */
export interface GatewayDeps {
  config: GatewayConfig
  fetch: UpstreamFetch
  /** Now, in milliseconds since 1970. */
  clock: () => number
  /** Random bytes, fit for keys. */
  random: (length: number) => Uint8Array<ArrayBuffer>
  site: SiteSource
  /**
   * Requests a rebuild outside of this process; settles once it is requested or, where that is
   * known, has ended. Without it `POST /hooks/content` does not exist.
   */
  startRebuild?: () => Promise<void>
  log: (entry: LogEntry) => void
  /** Metrics for the operator; nothing is counted if absent. */
  metrics?: Metrics | undefined
  /** State that all copies of the gateway share; if absent, this copy keeps its own. */
  shared?: SharedState | undefined
}

/** Request for one web socket of the upstream; its address has a ticket that opens it once. */
export interface SocketCall {
  url: string
  /** The page's origin, as the upstream expects it. */
  origin: string
}

/** A browser's socket, connected to one of the upstream. */
export interface OpenSocket {
  /** Closes it with a code of the web socket protocol. */
  close(code: number): void
  /** Settles once it is closed by either side. */
  closed: Promise<void>
}

/** Facts about a request that its `Request` lacks; the server provides them. */
export interface Connection {
  /** The client's address; forged headers are ignored. */
  address?: string | undefined
  /** The request target as it came over the wire, before any URL was parsed. */
  target?: string | undefined
  /** False where the Host header is missing, repeated or not a host. */
  hasValidHost?: boolean
  /** Status with which the server refuses a request that it could not read; it is not carried out. */
  refusedWith?: number
  /**
   * Turns the request into a web socket that passes on the upstream's messages; absent where the
   * request cannot become one. Throws a `GatewayError` where the upstream opens none.
   */
  openSocket?: ((call: SocketCall) => Promise<OpenSocket>) | undefined
}

/** The gateway as its server calls it. */
export interface GatewayApp {
  fetch(request: Request, connection?: Connection): Response | Promise<Response>
}

/** Hono's types of the middleware. */
export interface GatewayEnv {
  Bindings: Connection
  Variables: {
    /** The Cookie header, with the session's cookies under their own names. */
    cookies: string | undefined
    /** The session of the request's cookie, or null for a guest. */
    session: EncryptedSession | null
    /** Name of this request in the log and in error answers. */
    requestId: string
    /** When the cookie was made, if a retired key encrypted it and it should be encrypted again. */
    rewriteSessionFromMs: number | null
    /** When it began, in ms since 1970. */
    startedAt: number
    /** The trace that the request belongs to. */
    trace: RequestTrace
    /** The route's pattern, for the log: the path itself may hold a key. */
    route: string
  }
}
