import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entityPath } from '#contract/paths/site-paths'
import { figure, table } from '../figures'
import { type FloorBuild, floorPagesOf, measureFloor } from '../floor/floor-builds'
import type { BenchOptions } from '../options'
import { MeasuringFailed } from '../programs'
import { type BuildFigures, copyProject, runBuild, withFolder } from './run-build'
import { startSyntheticUpstream } from './synthetic-upstream'

const head = [
  'build',
  'pages',
  'seconds',
  'of it Gatsby',
  'pages/s',
  'rendered/s',
  'peak MiB',
  'floor s',
  'ratio',
  'floor MiB',
]
const newName = 'One product has changed'

/**
 * Builds and publishes a site of each number of products from scratch, then rebuilds it after one
 * product was renamed, in a temporary copy of the project. Then builds a floor with as many pages
 * in the same two ways.
 */
export async function measureBuild(
  { sizes }: BenchOptions,
  say: (text: string) => void,
): Promise<void> {
  const rows: string[][] = []
  for (const size of sizes) {
    const own = await measureOwn(size, say)
    const floor = await measureFloor(floorPagesOf(size, own.cold.pages), newName)
    say(`${size} products, floor: ${figure(floor.cold.seconds, 1)} s cold`)
    rows.push(
      [`${size} products, cold`, ...figuresOf(own.cold, floor.cold)],
      [`${size} products, one changed`, ...figuresOf(own.warm, floor.warm)],
    )
  }
  say(`\n${table(head, rows)}`)
}

async function measureOwn(size: number, say: (text: string) => void) {
  const builds: BuildFigures[] = []
  await withFolder(async (project) => {
    await copyProject(project)
    const upstream = await startSyntheticUpstream(size)
    try {
      const cold = await runBuild(project, upstream.url, 'build')
      say(`${size} products, cold: ${figure(cold.seconds, 1)} s`)
      upstream.renameProduct(newName)
      const warm = await runBuild(project, upstream.url, 'rebuild')
      await demandNewName(project)
      say(`${size} products, one changed: ${figure(warm.seconds, 1)} s`)
      builds.push(cold, warm)
    } finally {
      upstream.close()
    }
  })
  const [cold, warm] = builds
  if (!cold || !warm) throw new MeasuringFailed('A build has no figures.')
  return { cold, warm }
}

function figuresOf(own: BuildFigures, floor: FloorBuild): string[] {
  const { pages, seconds, gatsbySeconds, renderSpeed, peakMib } = own
  return [
    figure(pages),
    figure(seconds, 1),
    figure(gatsbySeconds, 1),
    figure(pages / gatsbySeconds, 1),
    figure(renderSpeed),
    figure(peakMib),
    figure(floor.seconds, 1),
    figure(seconds / floor.seconds, 1),
    figure(floor.peakMib),
  ]
}

/** Fails if the build does not show the change: its times would be meaningless. */
async function demandNewName(project: string): Promise<void> {
  const path = entityPath('product', { id: 1, slug: 'product-1' })
  const html = await readFile(join(project, `dist/files${path}/index.html`), 'utf8')
  if (!html.includes(newName)) throw new MeasuringFailed(`${path} does not show the new name.`)
}
