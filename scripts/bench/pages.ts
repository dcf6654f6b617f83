import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Flags, Result } from 'lighthouse'
import type * as z from 'zod/mini'
import { entityPath } from '#contract/paths/site-paths'
import { entityPaths, manifestNames, siteFiles, sitePolicies } from '#contract/site/site-manifest'
import { Fault, log } from '../lib/script'
import { freePort, startEmulator, startGateway } from '../lib/servers'
import { findChromium } from '../lib/system-programs'
import { placeFiles } from '../publish/place-files'
import { listFiles } from '../publish/read-build'
import { pageFile } from '../publish/wanted-files'
import { buildFloor, type FloorPage, floorPage, makeFloor, plainPage } from './floor'
import { productionSettings } from './gateway'
import {
  type BenchOptions,
  fixed,
  inTurns,
  logTable,
  median,
  publishedSite,
  withFolder,
} from './measuring'

/** How the slow phone is made: computed from a fast visit (the preset), or applied in the browser. */
const throttlings = ['simulate', 'devtools'] as const

const head = 'page, performance, LCP ms, plain page, ratio, TBT ms, floor, kB, floor'.split(', ')

/**
 * Visits one page of each kind with Lighthouse's mobile preset, in turns with a plain page and a
 * page of the floor of the same text and pictures, all from the same gateway.
 */
export async function measurePages({ runs, slowdown }: BenchOptions): Promise<void> {
  const site = await publishedSite()
  const pages = await pagesToMeasure(site)
  const chromium = await findChromium()
  await withFolder(async (folder) => {
    const copy = join(folder, 'site')
    await cp(site, copy, { recursive: true })
    await addBaselines(copy, pages, folder)
    log('The floor is built.')
    const quiet = { isQuiet: true }
    const emulator = await startEmulator(await freePort(), { EMULATOR_DATABASE: ':memory:' }, quiet)
    const port = String(await freePort())
    const settings = productionSettings(port, emulator.url)
    const gateway = await startGateway({ ...settings, SITE_DIR: copy }, quiet)
    for (const { path } of pages) await loadPictures(gateway.url, path)
    for (const throttling of throttlings) {
      const rows: string[][] = []
      for (const { name, path } of pages) {
        const looks = [path, `/plain/${name}`, `/floor/${name}`].map((place) => {
          const look = () => visit(`${gateway.url}${place}`, { throttling, slowdown, chromium })
          // Chromium sometimes records no start of the navigation.
          return () => look().catch(look)
        })
        rows.push(rowOf(name, await inTurns(runs, looks)))
        log(`${throttling}: ${path}`)
      }
      log(
        `\nMedians of ${runs} visits, Lighthouse mobile, slow by '${throttling}' (${slowdown} times).`,
      )
      logTable(head, rows)
    }
  })
}

interface MeasuredPage {
  name: string
  path: string
}

async function pagesToMeasure(site: string): Promise<MeasuredPage[]> {
  const text = await readFile(join(site, 'manifest', manifestNames.entityPaths), 'utf8')
  const { product, blogPost } = entityPaths.parse(JSON.parse(text))
  const firstOf = (entity: 'product' | 'blogPost', slugs: Readonly<Record<string, string>>) => {
    const id = Math.min(...Object.keys(slugs).map(Number))
    return entityPath(entity, { id, slug: slugs[id] ?? '' })
  }
  return [
    { name: 'home', path: '/' },
    { name: 'product', path: firstOf('product', product) },
    { name: 'lesson', path: firstOf('blogPost', blogPost) },
    { name: 'text', path: '/what-is-microlearning' },
  ]
}

const toolOutput = /\.(?:map|txt)$|\/(?:chunk-map|webpack\.stats)\.json$|\/(?:~partytown|_gatsby)\//

/** Builds the plain pages and the floor in `folder`, and adds them to the site. */
async function addBaselines(site: string, pages: readonly MeasuredPage[], folder: string) {
  const floor = join(folder, 'floor')
  const served = join(folder, 'served')
  const same: FloorPage[] = []
  for (const { name, path } of pages) {
    const html = await readFile(join(site, 'files', pageFile(path)), 'utf8')
    same.push(floorPage(`/${name}`, html))
    const file = join(served, pageFile(`/plain/${name}`))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, plainPage(html))
  }
  await makeFloor(floor, same)
  await buildFloor(floor)
  await rename(join(floor, 'public'), join(served, 'floor'))
  const files = (await listFiles(served)).filter((path) => !toolOutput.test(path))
  await publishInto(site, served, files)
}

/** Adds files to a published site, with its compression and headers but otherwise unchanged. */
async function publishInto(site: string, from: string, paths: readonly string[]): Promise<void> {
  const to = join(site, 'files')
  const placed = await placeFiles(paths, { from, to, published: (_, bytes) => bytes })
  const entries = Object.entries(placed)
  const files = entries.map(([path, { file }]) => [path, file] as const)
  const policies = entries.flatMap(([path, { policy }]) =>
    policy ? [[path, policy] as const] : [],
  )
  await addToManifest(site, manifestNames.files, siteFiles, Object.fromEntries(files))
  await addToManifest(site, manifestNames.policies, sitePolicies, Object.fromEntries(policies))
}

async function addToManifest<Entry>(
  site: string,
  name: string,
  schema: z.ZodMiniType<Record<string, Entry>>,
  entries: Record<string, Entry>,
): Promise<void> {
  const file = join(site, 'manifest', name)
  const known = schema.parse(JSON.parse(await readFile(file, 'utf8')))
  await writeFile(file, JSON.stringify({ ...known, ...entries }))
}

/** Requests a page's pictures once, so that none is resized during a visit. */
async function loadPictures(origin: string, path: string): Promise<void> {
  const html = await (await fetch(`${origin}${path}`)).text()
  for (const address of new Set(html.match(/\/media_stream-image\/[^\s"'<>,]+/g))) {
    await (await fetch(`${origin}${address.replaceAll('&amp;', '&')}`)).arrayBuffer()
  }
}

/** One visit with Lighthouse's mobile preset, in a separate Chromium. */
async function visit(url: string, { throttling, slowdown, chromium }: Phone): Promise<Visit> {
  const { launch } = await import('puppeteer-core')
  const { default: lighthouse } = await import('lighthouse')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']
  const browser = await launch({ executablePath: chromium, args: [...args, ...quiet] })
  try {
    const page = await browser.newPage()
    const settings: Flags = {
      logLevel: 'error',
      throttlingMethod: throttling,
      throttling: { cpuSlowdownMultiplier: slowdown },
      onlyCategories: ['performance'],
    }
    const outcome = await lighthouse(url, settings, undefined, page)
    if (!outcome) throw new Fault(`Lighthouse returned no report for ${url}.`)
    return readVisit(outcome.lhr)
  } finally {
    await browser.close()
  }
}

interface Phone {
  throttling: (typeof throttlings)[number]
  slowdown: number
  chromium: string
}

type Visit = ReturnType<typeof readVisit>

/**
 * Reads the figures of a report: the performance score, milliseconds, bytes.
 * @throws Fault if the page did not load or a figure is missing
 */
export function readVisit(report: Pick<Result, 'categories' | 'audits' | 'runtimeError'>) {
  if (report.runtimeError) throw new Fault(report.runtimeError.message)
  const present = (value: unknown, name: string) => {
    if (typeof value === 'number') return value
    throw new Fault(`Lighthouse returned no figure for ${name}.`)
  }
  const audit = (name: string) => present(report.audits[name]?.numericValue, name)
  return {
    performance: 100 * present(report.categories.performance?.score, 'performance'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    bytes: audit('total-byte-weight'),
  }
}

function rowOf(name: string, [page = [], plain = [], floor = []]: Visit[][]): string[] {
  const of = (visits: readonly Visit[], read: (visit: Visit) => number) => median(visits.map(read))
  const both = (read: (visit: Visit) => number) => [page, floor].map((one) => fixed(of(one, read)))
  const lcp = of(page, (one) => one.lcp)
  const plainLcp = of(plain, (one) => one.lcp)
  return [
    name,
    fixed(of(page, ({ performance }) => performance)),
    fixed(lcp),
    fixed(plainLcp),
    fixed(lcp / plainLcp, 2),
    ...both(({ tbt }) => tbt),
    ...both(({ bytes }) => bytes / 1000),
  ]
}
