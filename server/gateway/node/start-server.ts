import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { GatewayConfig } from '../config/read-config'
import type { Connection, GatewayApp } from '../http/connection'
import type { LogEntry } from '../operations/log'
import { answerUpgrades } from './answer-upgrades'
import { createClientAddresses } from './client-address'
import { limitConnections } from './connection-limits'
import type { LiveSockets } from './live-sockets'
import { refuse, refuseRaw } from './refuse'
import { refuseOverflow } from './refuse-overflow'

const largestHeaders = 16 * 1024

export interface RunningServer {
  port: number
  server: Server
  /** Accepts no new requests, lets those under way finish, then cuts the rest. */
  stop(): Promise<void>
}

/**
 * Listens with the limits of the configuration; `sockets` opens web sockets. Rejects when the port
 * is in use.
 */
export async function startServer(
  app: GatewayApp,
  config: GatewayConfig['server'],
  log: (entry: LogEntry) => void,
  sockets?: LiveSockets,
): Promise<RunningServer> {
  const addresses = createClientAddresses(config.trustedProxies)
  const connectionOf = (incoming: IncomingMessage): Connection => {
    const { socket, headers, url } = incoming
    const forwarded = headers['x-forwarded-for']
    const address = addresses.of(
      socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    )
    const hasValidHost = hasOneHost(incoming) && isValidHost(headers.host)
    // Nothing is built from the Host header, so the request URL must not contain it either.
    headers.host = 'localhost'
    return { address, target: url, hasValidHost }
  }
  const listener = getRequestListener((request, env) =>
    app.fetch(request, (env.incoming as AdmittedRequest)[connectionKey]),
  )
  const server = createServer(
    {
      maxHeaderSize: largestHeaders,
      headersTimeout: config.headersTimeoutMs,
      requestTimeout: config.requestTimeoutMs,
      keepAliveTimeout: config.keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, config.headersTimeoutMs),
      // The app answers a request without a Host header, as it does one with an invalid one.
      requireHostHeader: false,
    },
    (incoming: AdmittedRequest, outgoing) => {
      // A client that disconnects is no error of the server.
      incoming.on('error', ignore)
      outgoing.on('error', ignore)
      if (!admit(incoming, outgoing)) return
      // `OPTIONS *` is about the server, not about a page; no URL can be built from its target.
      if (incoming.url === '*') return refuse(outgoing, 400)
      incoming[connectionKey] = connectionOf(incoming)
      // While the server stops, a response closes its connection, so that no further request is
      // sent on it.
      outgoing.shouldKeepAlive &&= server.listening
      void listener(incoming, outgoing)
    },
  )
  const admit = limitConnections(server, config.limits, addresses.isProxy)
  server.on('clientError', (error: MalformedRequest, socket) => refuseMalformed(app, error, socket))
  server.on('checkExpectation', (_, outgoing: ServerResponse) => refuse(outgoing, 417))
  const { idleMs: answerMs } = config.limits
  if (sockets) answerUpgrades(server, app, { sockets, connectionOf, idleMs: answerMs })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  server.on('error', (error) => log({ event: 'server-error', message: error.message }))
  const { port } = server.address() as AddressInfo
  // A proxy may be sending a request on an open connection, and must not retry it if it writes.
  const idleMs = config.trustedProxies.length > 0 ? config.keepAliveTimeoutMs : 0
  const end = () => Promise.all([stop(server, idleMs, config.shutdownTimeoutMs), sockets?.stop()])
  return { port, server, stop: () => end().then(() => undefined) }
}

const ignore = () => undefined

/** Key of the `Connection` that is stored in a request. */
const connectionKey = Symbol('connection')
interface AdmittedRequest extends IncomingMessage {
  [connectionKey]?: Connection
}

function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1
}

/** A host name or address, with or without a port. */
function isValidHost(value = ''): boolean {
  if (!/^[\w.:[\]-]{1,255}$/.test(value)) return false
  // Since Node 24 the URL parser accepts a label that is a punycode prefix and nothing else.
  if (/(?:^|\.)xn--(?:[.:]|$)/i.test(value) || !URL.canParse(`http://${value}`)) return false
  return new URL(`http://${value}`).host === value.toLowerCase().replace(/:80$/, '')
}

interface MalformedRequest extends NodeJS.ErrnoException {
  /** The bytes that could not be parsed. */
  rawPacket?: Buffer
}

/** Answers requests that Node could not parse. */
function refuseMalformed(app: GatewayApp, error: MalformedRequest, socket: Duplex): void {
  if (!socket.writable) socket.destroy()
  else if (error.code === 'HPE_HEADER_OVERFLOW') void refuseOverflow(app, socket, error.rawPacket)
  else refuseRaw(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400)
}

/** How often connections that have become idle are closed while the server stops, in ms. */
const sweepMs = 50

/** Least time until idle connections are closed: what they have sent already is read in it, in ms. */
const readMs = 100

/**
 * Closes connections once they have been idle for `idleMs` or have sent a response with
 * `Connection: close`, and all of them after `timeoutMs`. Connections that wait to be accepted are
 * accepted first.
 */
function stop(server: Server, idleMs: number, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined
    // A connection that was busy stays open for the next request: it is closed once it is idle.
    const closeIdle = () => {
      server.closeIdleConnections()
      sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
    }
    const idle = setTimeout(closeIdle, Math.max(idleMs, readMs))
    const finish = () => {
      clearTimeout(idle)
      clearInterval(sweep)
      clearTimeout(timer)
      resolve()
    }
    // A web socket that was opened meanwhile no longer belongs to the server's connections.
    const timer = setTimeout(() => {
      server.closeAllConnections()
      finish()
    }, timeoutMs)
    // The HTTP server's own `close` would close idle connections at once.
    afterWaiting(server, () => NetServer.prototype.close.call(server, finish))
  })
}

/** Rounds in which clients that already wait are accepted, and the length of one in ms. */
const acceptRounds = 20
const acceptMs = 10

/**
 * Calls back after a round in which no client was accepted, so that none waits any more: Node accepts
 * one in each turn of its event loop. New ones may come for ever, so after the last round at any rate.
 */
function afterWaiting(server: Server, act: () => void): void {
  let hasCome = true
  let rounds = 0
  const onConnection = () => {
    hasCome = true
  }
  server.on('connection', onConnection)
  const look = () => {
    if (hasCome && rounds < acceptRounds) {
      hasCome = false
      rounds += 1
      // After a turn that waited for connections: a timer alone may be due before one.
      setTimeout(() => setImmediate(look), acceptMs)
      return
    }
    server.off('connection', onConnection)
    act()
  }
  look()
}
