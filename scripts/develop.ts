import { createServer, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { isStopping, launch, stopOnSignals, withChildren } from './lib/children'
import { Fault, log, program } from './lib/script'
import { demandFree, freePort, startEmulator, startGateway, waitFor } from './lib/servers'
import {
  contactOf,
  deliveryDaysOf,
  demonstrationOf,
  developPort,
  emulatorPort,
  gatewayPort,
  settingsForEmulator,
} from './lib/settings'

const publicUrl = process.env.PUBLIC_URL || `http://localhost:${developPort}`

/** Limit for Gatsby's first response, which it sends after bundling the site. */
const firstPageMs = 10 * 60_000

/** `npm run develop`: emulator, gateway and Gatsby's development server behind one origin. */
export async function main(): Promise<void> {
  stopOnSignals(0)
  await withChildren(develop)
}

async function develop(): Promise<void> {
  await demandFree(developPort, 'DEVELOP_PORT')
  await demandFree(gatewayPort, 'GATEWAY_PORT')
  const given = process.env.UPSTREAM_URL
  if (!given) await demandFree(emulatorPort, 'EMULATOR_PORT')
  const emulator = given ? null : await startEmulator(emulatorPort, { PUBLIC_URL: publicUrl })
  const settings = {
    UPSTREAM_URL: emulator?.url ?? given ?? '',
    PUBLIC_URL: publicUrl,
    GATEWAY_PORT: gatewayPort,
    ...(emulator ? settingsForEmulator(emulator.url) : {}),
  }
  const gateway = await startGateway(settings)
  const gatsbyPort = await freePort()
  const gatsby = launch(
    program('gatsby'),
    ['develop', '--host', '127.0.0.1', '--port', String(gatsbyPort)],
    {
      ...settings,
      DEMONSTRATION: demonstrationOf(),
      DELIVERY_DAYS: deliveryDaysOf(),
      ...contactOf(),
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
    },
  )
  startProxy(gatsbyPort)
  await waitFor(`http://127.0.0.1:${gatsbyPort}/`, 'Gatsby', gatsby, firstPageMs)
  log(`\n  The site, with hot reload: ${publicUrl}\n`)
  const servers = [gatsby, gateway, emulator].filter((server) => server !== null)
  await Promise.race(servers.map(({ exit }) => exit))
  if (!isStopping()) throw new Fault('One of the servers has ended; the others were stopped.')
}

const toGateway = /^\/(api|auth|ws|media_stream-image)(\/|\?|$)/

/**
 * One origin for development: paths of the gateway go to its port, all others to Gatsby's own
 * server, including web sockets (hot reload, notifications).
 */
function startProxy(gatsbyPort: number): void {
  const portFor = (path = '/') => (toGateway.test(path) ? Number(gatewayPort) : gatsbyPort)
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming
    const onward = request(
      { host: '127.0.0.1', port: portFor(path), method, path, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    onward.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502)
      answer.end()
    })
    answer.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const onward = connect(portFor(incoming.url), '127.0.0.1', () => {
      onward.write(`${headOf(incoming)}\r\n\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  server.listen(Number(developPort), '127.0.0.1')
}

/** The first lines of a request, as they were received. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let i = 0; i < rawHeaders.length; i += 2)
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`)
  return lines.join('\r\n')
}
