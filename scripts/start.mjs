import { buildIfChanged } from './parts/build-site.mjs'
import { isStopping, stopOnSignals, withChildren } from './parts/children.mjs'
import { installIfNeeded } from './parts/install.mjs'
import { demandFree } from './parts/ports.mjs'
import { Fault, say, tell } from './parts/say.mjs'
import { startGateway, startStandIn } from './parts/servers.mjs'
import {
  gatewayPort,
  limitsOfStandIn,
  providersOf,
  publicUrl,
  standInPort,
} from './parts/settings.mjs'

/** People of the stand-in; stand-in/seed has the others, and what is special about each. */
const demoAccounts =
  'customer@example.gr, twofactor@example.gr or superuser@example.gr, with mikromathisi-2026'

stopOnSignals(0)
await tell(() => withChildren(start))

/** From a fresh clone to a running shop; ends when one of the servers does. */
async function start() {
  await demandFree(gatewayPort, 'GATEWAY_PORT')
  if (!process.env.UPSTREAM_URL) await demandFree(standInPort, 'STAND_IN_PORT')
  await installIfNeeded()
  const standIn = process.env.UPSTREAM_URL
    ? null
    : await startStandIn(standInPort, { PUBLIC_URL: publicUrl })
  const upstream = process.env.UPSTREAM_URL || standIn.url
  await buildIfChanged(upstream)
  const gateway = await startGateway({
    GATEWAY_PORT: gatewayPort,
    PUBLIC_URL: publicUrl,
    UPSTREAM_URL: upstream,
    ...(standIn ? { PROVIDERS: providersOf(standIn.url), ...limitsOfStandIn() } : {}),
  })
  say(`\n  The site      ${publicUrl}`)
  say(`  The API       ${upstream}${standIn ? '  (stand-in: mail, switches, accounts)' : ''}`)
  if (standIn) say(`  Sign in as    ${demoAccounts}`)
  if (process.env.SHOP_AUDIENCE !== 'everyone') {
    say('  Shop for all  SHOP_AUDIENCE=everyone npm start  (else superusers alone see its links)')
  }
  say('  Ctrl-C stops everything.\n')
  await Promise.race([gateway, standIn].flatMap((server) => (server ? [server.exit] : [])))
  if (!isStopping()) throw new Fault('One of the servers has ended; the other one was stopped.')
}
