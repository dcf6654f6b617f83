import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestFile, updateSite } from './lib/build-site'
import { isStopping, stopOnSignals, withChildren } from './lib/children'
import { Fault, log } from './lib/script'
import { demandFree, startEmulator, startGateway } from './lib/servers'
import {
  contentHookOf,
  emulatorPort,
  gatewayPort,
  publicUrl,
  settingsForEmulator,
} from './lib/settings'

/** Accounts of the emulator; server/emulator/seed has the others, and the special features of each. */
const demoAccounts =
  'customer@example.gr, twofactor@example.gr or superuser@example.gr, with mikromathisi-2026'

/** Polling interval for rebuild requests, and maximum wait for another build. */
const lookForRequestsMs = 200
const longestBuildMs = 30 * 60_000

/** `npm start`: from a fresh clone to a running shop; ends when one of the servers ends. */
export async function main(): Promise<void> {
  stopOnSignals(0)
  await withChildren(start)
}

async function start(): Promise<void> {
  await demandFree(gatewayPort, 'GATEWAY_PORT')
  const given = process.env.UPSTREAM_URL
  if (!given) await demandFree(emulatorPort, 'EMULATOR_PORT')
  const hook = contentHookOf()
  const emulator = given
    ? null
    : await startEmulator(emulatorPort, { PUBLIC_URL: publicUrl, ...hook })
  const upstream = emulator?.url ?? given ?? ''
  await updateSite(upstream)
  const gateway = await startGateway({
    GATEWAY_PORT: gatewayPort,
    PUBLIC_URL: publicUrl,
    UPSTREAM_URL: upstream,
    REBUILD_REQUEST_FILE: requestFile,
    ...hook,
    ...(emulator ? settingsForEmulator(emulator.url) : {}),
  })
  log(`\n  The site      ${publicUrl}`)
  log(
    `  The API       ${upstream}${emulator ? '  (emulator: mails, test controls, accounts)' : ''}`,
  )
  if (emulator) log(`  Sign in as    ${demoAccounts}`)
  if (process.env.SHOP_AUDIENCE !== 'everyone') {
    log('  Shop for all  SHOP_AUDIENCE=everyone npm start  (else superusers alone see its links)')
  }
  if (emulator)
    log(`  Prices        ${emulator.url}/switches/prices  (a change is published by itself)`)
  log('  Ctrl-C stops everything.\n')
  void rebuildOnRequest(upstream)
  await Promise.race([gateway, emulator].flatMap((server) => (server ? [server.exit] : [])))
  if (!isStopping()) throw new Fault('One of the servers has ended; the other one was stopped.')
}

/**
 * Rebuilds when the gateway requests it, one run at a time. A failed run leaves the published site
 * unchanged; the next request tries again.
 */
async function rebuildOnRequest(upstream: string): Promise<void> {
  for (; !isStopping(); await sleep(lookForRequestsMs, undefined, { ref: false })) {
    if (!existsSync(requestFile)) continue
    try {
      await updateSite(upstream, { waitMs: longestBuildMs, needsContent: true })
    } catch (error) {
      if (!isStopping()) log(error instanceof Fault ? error.message : String(error))
    }
  }
}
