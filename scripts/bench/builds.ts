import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { entityPath } from '#contract/paths/site-paths'
import { manifestNames, siteFiles } from '#contract/site/site-manifest'
import { copyProject } from '../lib/copy-project'
import { Fault, log } from '../lib/script'
import { buildFloor, type FloorPage, makeFloor, writeFloorPages } from './floor'
import { type LargeApi, startLargeApi } from './large-api'
import { type BenchOptions, fixed, logTable, runNode, withFolder } from './measuring'

const head = ['build', 'pages', 'seconds', 'of it Gatsby', 'pages/s', 'floor s', 'ratio']
const newName = 'One product has changed'

/**
 * Builds and publishes a site of each number of products from scratch, then again after one product
 * was renamed, in a copy of the project. Then builds a floor with as many pages in the same two ways.
 */
export async function measureBuilds({ sizes }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const size of sizes) {
    const api = await startLargeApi(size)
    try {
      const { cold, warm } = await buildBoth(api)
      const floor = await buildBothFloors(floorPages(api, cold.pages))
      rows.push(
        rowOf(`${size} products, from scratch`, cold, floor.cold),
        rowOf(`${size} products, one changed`, warm, floor.warm),
      )
    } finally {
      api.close()
    }
  }
  logTable(head, rows)
}

interface Build {
  pages: number
  seconds: number
  gatsbySeconds: number
}

const rowOf = (name: string, { pages, seconds, gatsbySeconds }: Build, floor: number) => [
  name,
  fixed(pages),
  fixed(seconds, 1),
  fixed(gatsbySeconds, 1),
  fixed(pages / gatsbySeconds, 1),
  fixed(floor, 1),
  fixed(seconds / floor, 1),
]

const buildBoth = (api: LargeApi) =>
  withFolder(async (folder) => {
    const project = await copyProject(folder)
    const cold = await build(project, api.url)
    api.renameProduct(newName)
    const warm = await build(project, api.url)
    // Without the change the times would mean nothing.
    const path = entityPath('product', z.parse(address, api.rows('product')[0]))
    const html = await readFile(join(project, `dist/files${path}/index.html`), 'utf8')
    if (!html.includes(newName)) throw new Fault(`${path} does not show the new name.`)
    return { cold, warm }
  })

const address = z.object({ id: z.number(), slug: z.string() })

/** The last line of `npm run rebuild`. */
const outcome = z.object({ result: z.literal('published'), buildMs: z.number() })

async function build(project: string, upstream: string): Promise<Build> {
  const { output, seconds } = await runNode(['scripts/run.mjs', 'rebuild'], project, {
    UPSTREAM_URL: upstream,
    CONTENT_DROP_ALLOWED: '',
  })
  const { buildMs } = z.parse(outcome, JSON.parse(output.trim().split('\n').at(-1) ?? ''))
  const files = await readFile(join(project, 'dist/manifest', manifestNames.files), 'utf8')
  const paths = Object.keys(siteFiles.parse(JSON.parse(files)))
  log(`The site: ${fixed(seconds, 1)} s`)
  return {
    pages: paths.filter((path) => path.endsWith('.html')).length,
    seconds,
    gatsbySeconds: buildMs / 1000,
  }
}

const buildBothFloors = (pages: readonly FloorPage[]) =>
  withFolder(async (parent) => {
    const folder = join(parent, 'floor')
    await makeFloor(folder, pages)
    const cold = await buildFloor(folder)
    await writeFloorPages(
      folder,
      pages.map((page, at) => (at === 0 ? { ...page, title: newName } : page)),
    )
    const warm = await buildFloor(folder)
    log(`The floor: ${fixed(cold, 1)} s and ${fixed(warm, 1)} s`)
    return { cold, warm }
  })

/** As many pages with the same texts: products and lessons, again and again. */
function floorPages(api: LargeApi, count: number): FloorPage[] {
  const texts = [...api.rows('product'), ...api.rows('blog/post')]
    .map(({ translations }) => translations?.el)
    .filter((el) => el !== undefined)
  return Array.from({ length: count }, (_, index) => {
    const el = texts[index % texts.length]
    const title = String(el?.name ?? el?.title)
    const html = `<main><h1>${title}</h1>${el?.description ?? el?.body}</main>`
    return { path: `/page-${index}`, title, description: title, html }
  })
}
