import { startServer } from '../node/start-server'
import { type StartOptions, siteOf, startGateway } from './start-gateway'

const site = siteOf({ '/index.html': 'home', '/404.html': 'missing' })

/** Serves a gateway with a small site on a free port. */
export async function serveGateway(
  variables: Record<string, string> = {},
  options: StartOptions = {},
) {
  const settings = { RATE_LIMITS: 'off', SHUTDOWN_TIMEOUT_MS: '300', GATEWAY_PORT: '0' }
  const gateway = startGateway({ site, ...options, variables: { ...settings, ...variables } })
  const running = await startServer(gateway.app, gateway.config.server, () => undefined)
  return { gateway, running, port: running.port, stop: running.stop }
}

/** A request as bytes, without a body. */
export const requestText = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`

/** Headers of a request after which the connection ends. */
export const closing = ['Host: localhost', 'Connection: close']
