import { isStopping, launch, stopOnSignals, withChildren } from './lib/children.mjs'
import { startDevelopProxy } from './lib/develop-proxy.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { Fault, log, program, runMain } from './lib/script.mjs'
import { anyFreePort, demandFree, startEmulator, startGateway, waitFor } from './lib/servers.mjs'
import {
  contactOf,
  demonstrationOf,
  developPort,
  emulatorPort,
  gatewayPort,
  limitsOfEmulator,
  providersOf,
  shippingPriceOf,
} from './lib/settings.mjs'

const publicUrl = process.env.PUBLIC_URL || `http://localhost:${developPort}`

/** Limit for Gatsby's first response, which it sends after bundling the site. */
const firstPageMs = 10 * 60_000

stopOnSignals(0)
await runMain(() => withChildren(develop))

/** Emulator, gateway and Gatsby's development server behind one origin. */
async function develop() {
  await demandFree(developPort, 'DEVELOP_PORT')
  await demandFree(gatewayPort, 'GATEWAY_PORT')
  if (!process.env.UPSTREAM_URL) await demandFree(emulatorPort, 'EMULATOR_PORT')
  await installIfNeeded()
  const emulator = process.env.UPSTREAM_URL
    ? null
    : await startEmulator(emulatorPort, { PUBLIC_URL: publicUrl })
  const settings = {
    UPSTREAM_URL: process.env.UPSTREAM_URL || emulator.url,
    PUBLIC_URL: publicUrl,
    GATEWAY_PORT: gatewayPort,
    ...(emulator ? { PROVIDERS: providersOf(emulator.url), ...limitsOfEmulator() } : {}),
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
  log(`\n  The site, with hot reload: ${publicUrl}\n`)
  const servers = [gatsby, gateway, emulator].filter((server) => server !== null)
  await Promise.race(servers.map(({ exit }) => exit))
  if (!isStopping()) throw new Fault('One of the servers has ended; the others were stopped.')
}
