import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'node-html-parser'
import * as z from 'zod/mini'
import { launch, stop } from '../lib/children'
import { copyProject } from '../lib/copy-project'
import { Fault, log } from '../lib/script'
import { freePort, waitFor } from '../lib/servers'
import { type BenchOptions, fixed, median, withFolder } from './measuring'

const longestMs = 15 * 60_000

/**
 * Measures the time from a price change to the page that shows it: runs `npm start` in a copy of the
 * project, sets a price as the emulator's page of prices does, and polls the product's public page.
 */
export async function measurePublishing({ runs }: BenchOptions): Promise<void> {
  await withFolder(async (folder) => {
    const project = await copyProject(folder)
    const [gatewayPort, emulatorPort] = [await freePort(), await freePort()]
    const site = `http://localhost:${gatewayPort}`
    const settings = {
      NODE_ENV: '',
      UPSTREAM_URL: '',
      REBUILD_REQUEST_FILE: '',
      PUBLIC_URL: site,
      GATEWAY_PORT: String(gatewayPort),
      EMULATOR_PORT: String(emulatorPort),
      EMULATOR_DATABASE: ':memory:',
    }
    const args = ['scripts/run.mjs', 'start']
    const shop = launch(process.execPath, args, settings, { cwd: project, isQuiet: true })
    await waitFor(`${site}/api/health`, 'npm start', shop, longestMs)
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      times.push(await changePrice(`http://localhost:${emulatorPort}`, 20 + run + 0.37))
      log(`${fixed(times[run] ?? 0, 1)} s from the changed price to its page`)
    }
    log(`\nMedian: ${fixed(median(times), 1)} s`)
    if (shop.pid) await stop(shop.pid)
  })
}

const changed = z.object({ finalPrice: z.number() })

/** Sets the price of the first product; resolves with the seconds until its page shows it. */
async function changePrice(emulator: string, price: number): Promise<number> {
  const page = parse(await (await fetch(`${emulator}/switches/prices`)).text())
  const link = page.querySelector('td a')
  const address = link?.getAttribute('href')
  const action = link?.closest('tr')?.querySelector('form')?.getAttribute('action')
  if (!address || !action) throw new Fault('The page of prices lists no product.')
  const began = performance.now()
  const answer = await fetch(`${emulator}${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ price }),
  })
  const { finalPrice } = z.parse(changed, await answer.json())
  const shown = finalPrice.toFixed(2).replace('.', ',')
  while (!(await (await fetch(address)).text()).includes(shown)) {
    if (performance.now() - began > longestMs) throw new Fault(`${address} does not show ${shown}.`)
    await sleep(50)
  }
  return (performance.now() - began) / 1000
}
