import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientOfAddress } from '../lib/client-of-address'

/** Limits for the connections of clients; null means no limit. */
export interface ConnectionLimits {
  /** Open connections of all clients together. */
  connections: number
  /** Open connections of one client (`clientOfAddress`). */
  connectionsPerAddress: number | null
  /** Requests of one connection that wait for their answers at the same time (pipelining). */
  requestsInFlight: number
  /** How long a connection may neither send nor receive a byte, in ms. */
  idleMs: number
}

/** Whether a request may be handled; where not, its connection has been closed. */
export type AdmitRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Bounds the memory that clients can occupy in the server. A client that does not read its
 * responses is closed after `idleMs`; a connection that pipelines more than browsers ever do, and a
 * surplus connection, are closed immediately. `isProxy` recognises addresses of our own proxies,
 * each of which carries many clients; the limit per address does not apply to them.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
): AdmitRequest {
  server.maxConnections = limits.connections
  server.timeout = limits.idleMs
  if (limits.connectionsPerAddress !== null) {
    limitPerAddress(server, limits.connectionsPerAddress, isProxy)
  }

  const inFlight = new WeakMap<Socket, { count: number }>()
  return ({ socket }, outgoing) => {
    if (socket.destroyed) return false
    let requests = inFlight.get(socket)
    if (!requests) {
      requests = { count: 0 }
      inFlight.set(socket, requests)
    }
    if (requests.count >= limits.requestsInFlight) {
      socket.destroy()
      return false
    }
    const counted = requests
    counted.count += 1
    outgoing.once('close', () => {
      counted.count -= 1
    })
    return true
  }
}

function limitPerAddress(
  server: Server,
  most: number,
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isProxy(address)) return
    const client = clientOfAddress(address)
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
    if (count > most) socket.destroy()
  })
}
