import { isStopping, launch, stopOnSignals, withChildren } from './parts/children.mjs'
import { startDevelopProxy } from './parts/develop-proxy.mjs'
import { installIfNeeded } from './parts/install.mjs'
import { program } from './parts/places.mjs'
import { anyFreePort, demandFree } from './parts/ports.mjs'
import { Fault, say, tell } from './parts/say.mjs'
import { startGateway, startStandIn, waitFor } from './parts/servers.mjs'
import {
  contactOf,
  demonstrationOf,
  developPort,
  gatewayPort,
  limitsOfStandIn,
  providersOf,
  shippingPriceOf,
  standInPort,
} from './parts/settings.mjs'

const publicUrl = process.env.PUBLIC_URL || `http://localhost:${developPort}`

/** Gatsby answers once it has bundled the site for the first time. */
const firstPageMs = 10 * 60_000

stopOnSignals(0)
await tell(() => withChildren(develop))

/** Stand-in, gateway and Gatsby's development server behind one origin. */
async function develop() {
  await demandFree(developPort, 'DEVELOP_PORT')
  await demandFree(gatewayPort, 'GATEWAY_PORT')
  if (!process.env.UPSTREAM_URL) await demandFree(standInPort, 'STAND_IN_PORT')
  await installIfNeeded()
  const standIn = process.env.UPSTREAM_URL
    ? null
    : await startStandIn(standInPort, { PUBLIC_URL: publicUrl })
  const settings = {
    UPSTREAM_URL: process.env.UPSTREAM_URL || standIn.url,
    PUBLIC_URL: publicUrl,
    GATEWAY_PORT: gatewayPort,
    ...(standIn ? { PROVIDERS: providersOf(standIn.url), ...limitsOfStandIn() } : {}),
  }
  const gateway = await startGateway(settings)
  const gatsbyPort = String(await anyFreePort())
  const gatsby = launch(
    program('gatsby'),
    ['develop', '--host', '127.0.0.1', '--port', gatsbyPort],
    {
      ...settings,
      DEMONSTRATION: demonstrationOf(),
      SHIPPING_PRICE: shippingPriceOf(),
      ...contactOf(),
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
    },
  )
  startDevelopProxy({ port: developPort, gatewayPort, gatsbyPort })
  await waitFor(`http://127.0.0.1:${gatsbyPort}/`, 'Gatsby', gatsby, firstPageMs)
  say(`\n  The site, with hot reload: ${publicUrl}\n`)
  const servers = [gatsby, gateway, standIn].filter((server) => server !== null)
  await Promise.race(servers.map(({ exit }) => exit))
  if (!isStopping()) throw new Fault('One of the servers has ended; the others were stopped.')
}
