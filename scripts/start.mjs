import { updateSite } from './lib/build-site.mjs'
import { isStopping, stopOnSignals, withChildren } from './lib/children.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { Fault, log, runMain } from './lib/script.mjs'
import { demandFree, startEmulator, startGateway } from './lib/servers.mjs'
import {
  emulatorPort,
  gatewayPort,
  limitsOfEmulator,
  providersOf,
  publicUrl,
} from './lib/settings.mjs'

/** People of the emulator; api-emulator/seed has the others, and what is special about each. */
const demoAccounts =
  'customer@example.gr, twofactor@example.gr or superuser@example.gr, with mikromathisi-2026'

stopOnSignals(0)
await runMain(() => withChildren(start))

/** From a fresh clone to a running shop; ends when one of the servers does. */
async function start() {
  await demandFree(gatewayPort, 'GATEWAY_PORT')
  if (!process.env.UPSTREAM_URL) await demandFree(emulatorPort, 'EMULATOR_PORT')
  await installIfNeeded()
  const emulator = process.env.UPSTREAM_URL
    ? null
    : await startEmulator(emulatorPort, { PUBLIC_URL: publicUrl })
  const upstream = process.env.UPSTREAM_URL || emulator.url
  await updateSite(upstream)
  const gateway = await startGateway({
    GATEWAY_PORT: gatewayPort,
    PUBLIC_URL: publicUrl,
    UPSTREAM_URL: upstream,
    ...(emulator ? { PROVIDERS: providersOf(emulator.url), ...limitsOfEmulator() } : {}),
  })
  log(`\n  The site      ${publicUrl}`)
  log(
    `  The API       ${upstream}${emulator ? '  (emulator: mails, test controls, accounts)' : ''}`,
  )
  if (emulator) log(`  Sign in as    ${demoAccounts}`)
  if (process.env.SHOP_AUDIENCE !== 'everyone') {
    log('  Shop for all  SHOP_AUDIENCE=everyone npm start  (else superusers alone see its links)')
  }
  log('  Ctrl-C stops everything.\n')
  await Promise.race([gateway, emulator].flatMap((server) => (server ? [server.exit] : [])))
  if (!isStopping()) throw new Fault('One of the servers has ended; the other one was stopped.')
}
