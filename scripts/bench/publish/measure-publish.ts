import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import * as z from 'zod/mini'
import { copyProject, withFolder } from '../build/run-build'
import { figure, median, table } from '../figures'
import { endedChildrenMs } from '../gateway/watch-process'
import type { BenchOptions } from '../options'
import { freePort, MeasuringFailed, type Program, startProgram, waitUntil } from '../programs'

/** Polling interval for files, the output of `npm start` and the page, in ms. */
const lookMs = 20
const longestMs = 15 * 60_000

/** Output of `npm start` as a step begins (scripts/lib/build-site.mjs, scripts/start.mjs). */
const said = {
  ready: 'Ctrl-C stops everything.',
  building: 'Building the pages …',
  checking: 'Checking the pages …',
  publishing: 'Publishing …',
  built: 'The site was built in',
}

/** Steps from the changed price to its page, in order. */
const steps = [
  'gathering calls',
  'noticing the request',
  'asking what changed',
  'Gatsby',
  'checks',
  'publishing',
  'until it is served',
] as const

/** Wall-clock time, and processor time of the programs that a step starts, in seconds. */
export interface StepTime {
  clock: number
  processor: number
}
export type StepTimes = Record<(typeof steps)[number], StepTime>

/**
 * Measures the time from a price change to the page that shows it: runs `npm start` in a copy of
 * the project, sets a price as the emulator's price page does, and requests the product's public
 * page until it shows the price.
 */
export async function measurePublish(
  { runs }: BenchOptions,
  say: (text: string) => void,
): Promise<void> {
  await withFolder(async (project) => {
    await copyProject(project)
    const [gatewayPort, emulatorPort] = [await freePort(), await freePort()]
    const shop = startProgram({
      command: process.execPath,
      args: ['scripts/start.mjs'],
      log: join(project, '.bench-start.log'),
      folder: project,
      env: {
        NODE_ENV: '',
        UPSTREAM_URL: '',
        REBUILD_REQUEST_FILE: '',
        PUBLIC_URL: `http://localhost:${gatewayPort}`,
        GATEWAY_PORT: String(gatewayPort),
        EMULATOR_PORT: String(emulatorPort),
        EMULATOR_DATABASE: ':memory:',
      },
    })
    await until(shop, () => shop.output().includes(said.ready))
    const emulator = `http://localhost:${emulatorPort}`
    const times: StepTimes[] = []
    for (let run = 0; run < runs; run += 1) {
      const one = await changePrice(project, shop, emulator, run)
      times.push(one)
      say(`${figure(totalOf(one).clock, 1)} s from the changed price to its page`)
    }
    await shop.stop()
    say(`\n${publishFigures(times)}\n\nGatsby's own steps of the last run, from 0.3 s on:`)
    say(gatsbySteps(shop.output().slice(shop.output().lastIndexOf(said.building))).join('\n'))
  })
}

/**
 * Medians of the runs. A busy machine increases wall-clock time, while processor time stays about
 * the same; two free cores need half of it at best.
 */
export function publishFigures(times: readonly StepTimes[]): string {
  const row = (name: string, of: (times: StepTimes) => StepTime) => [
    name,
    figure(median(times.map((one) => of(one).clock)), 1),
    figure(median(times.map((one) => of(one).processor)), 1),
  ]
  return table(
    ['step', 'seconds', 'of processor'],
    [...steps.map((step) => row(step, (one) => one[step])), row('altogether', totalOf)],
  )
}

function totalOf(times: StepTimes): StepTime {
  const sum = (kind: keyof StepTime) => steps.reduce((all, step) => all + times[step][kind], 0)
  return { clock: sum('clock'), processor: sum('processor') }
}

async function changePrice(
  project: string,
  shop: Program,
  emulator: string,
  run: number,
): Promise<StepTimes> {
  const { address, control } = await firstProduct(emulator)
  const from = shop.output().length
  const request = join(project, '.data/rebuild-wanted')
  const isSaid = (words: string) => () => shop.output().slice(from).includes(words)
  const began = momentOf(shop)
  const price = await setPrice(control, 20 + run + 0.37)
  const moments = [
    began,
    await until(shop, () => existsSync(request)),
    await until(shop, () => !existsSync(request)),
    await until(shop, isSaid(said.building)),
    await until(shop, isSaid(said.checking)),
    await until(shop, isSaid(said.publishing)),
    await until(shop, isSaid(said.built)),
    await until(shop, async () => (await (await fetch(address)).text()).includes(price)),
  ]
  const seconds = steps.map((step, at) => {
    const [from = nothing, to = nothing] = moments.slice(at, at + 2)
    return [step, { clock: to.clock - from.clock, processor: to.processor - from.processor }]
  })
  return Object.fromEntries(seconds) as StepTimes
}

/** The first product of the price page: its public page, and the target address of its form. */
async function firstProduct(emulator: string): Promise<{ address: string; control: string }> {
  const row = parse(await (await fetch(`${emulator}/switches/prices`)).text()).querySelector('td a')
  const address = row?.getAttribute('href')
  const action = row?.closest('tr')?.querySelector('form')?.getAttribute('action')
  if (!address || !action) throw new MeasuringFailed('The price page lists no product.')
  return { address, control: `${emulator}${action}` }
}

const changed = z.object({ finalPrice: z.number() })

/** Sets a price and returns the final price as pages write it. */
async function setPrice(control: string, price: number): Promise<string> {
  const answer = await fetch(control, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ price }),
  })
  if (!answer.ok) throw new MeasuringFailed(`The price could not be set: ${answer.status}.`)
  const { finalPrice } = z.parse(changed, await answer.json())
  return finalPrice.toFixed(2).replace('.', ',')
}

const nothing: StepTime = { clock: Number.NaN, processor: Number.NaN }

/** Current time, and processor time of the programs that have ended. */
const momentOf = (shop: Program): StepTime => ({
  clock: performance.now() / 1000,
  processor: endedChildrenMs(shop.pid) / 1000,
})

/** Waits until a condition holds and returns the time when it did. */
async function until(shop: Program, holds: () => boolean | Promise<boolean>): Promise<StepTime> {
  await waitUntil(shop, holds, { mostMs: longestMs, everyMs: lookMs })
  return momentOf(shop)
}

const shownFrom = 0.3

/** Durations of Gatsby's steps from its output: `success createPages - 2.391s`. */
export function gatsbySteps(output: string): string[] {
  return [...output.matchAll(/^success (.+?) - ([\d.]+)s/gm)]
    .map(([, name = '', seconds]) => ({ name, seconds: Number(seconds) }))
    .filter(({ seconds }) => seconds >= shownFrom)
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds }) => `${figure(seconds, 1).padStart(6)}  ${name}`)
}
