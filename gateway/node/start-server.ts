import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { GatewayConfig } from '../config/read-config'
import type { Connection, GatewayEnv, LogEntry } from '../gateway-parts'
import { answerUpgrades } from './answer-upgrades'
import { createClientAddress } from './client-address'
import type { LiveSockets } from './live-sockets'

const largestHeaders = 16 * 1024

export interface RunningServer {
  port: number
  server: Server
  /** Takes no new requests, lets those under way finish, then cuts what is left. */
  stop(): Promise<void>
}

/**
 * Listens with the limits of the configuration; `sockets` opens web sockets. Rejects when the port
 * is taken.
 */
export async function startServer(
  app: Hono<GatewayEnv>,
  config: GatewayConfig['server'],
  log: (entry: LogEntry) => void,
  sockets?: LiveSockets,
): Promise<RunningServer> {
  const addressOf = createClientAddress(config.trustedProxies)
  const connectionOf = ({ socket, headers, url }: IncomingMessage): Connection => {
    const forwarded = headers['x-forwarded-for']
    const address = addressOf(
      socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    )
    return { address, target: url, cut: () => socket.destroy() }
  }
  const listener = getRequestListener((request, env) =>
    app.fetch(request, connectionOf(env.incoming as IncomingMessage)),
  )
  const server = createServer(
    {
      maxHeaderSize: largestHeaders,
      headersTimeout: config.headersTimeoutMs,
      requestTimeout: config.requestTimeoutMs,
      keepAliveTimeout: config.keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, config.headersTimeoutMs),
    },
    (incoming, outgoing) => {
      // A client that goes away is no fault of ours.
      incoming.on('error', () => undefined)
      outgoing.on('error', () => undefined)
      void listener(incoming, outgoing)
    },
  )
  if (sockets) answerUpgrades(server, app, sockets, connectionOf)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  server.on('error', (error) => log({ event: 'server-error', message: error.message }))
  const { port } = server.address() as AddressInfo
  const end = () => Promise.all([stop(server, config.shutdownTimeoutMs), sockets?.stop()])
  return { port, server, stop: () => end().then(() => undefined) }
}

function stop(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
