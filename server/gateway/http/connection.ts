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
