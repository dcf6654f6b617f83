import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entityPath } from '../../../contract/paths/site-paths'
import { figure, table } from '../figures'
import type { BenchOptions } from '../options'
import { MeasuringFailed } from '../programs'
import { type BuildFigures, copyProject, runBuild, withFolder } from './run-build'
import { startSyntheticUpstream } from './synthetic-upstream'

const head = ['build', 'pages', 'seconds', 'of it Gatsby', 'pages/s', 'peak MiB']
const newName = 'One product has changed'

/**
 * Builds and publishes a site of so many products from nothing, and once more after one product
 * has changed, in a copy of the project that is thrown away.
 */
export async function measureBuild(
  { sizes }: BenchOptions,
  say: (text: string) => void,
): Promise<void> {
  const rows: string[][] = []
  for (const size of sizes) {
    await withFolder(async (project) => {
      await copyProject(project)
      const upstream = await startSyntheticUpstream(size)
      try {
        const cold = await runBuild(project, upstream.url)
        say(`${size} products, cold: ${figure(cold.seconds, 1)} s`)
        upstream.renameProduct(newName)
        const warm = await runBuild(project, upstream.url)
        await demandNewName(project)
        say(`${size} products, one changed: ${figure(warm.seconds, 1)} s`)
        rows.push(
          [`${size} products, cold`, ...figuresOf(cold), figure(cold.peakMib)],
          [`${size} products, one changed`, ...figuresOf(warm), figure(warm.peakMib)],
        )
      } finally {
        upstream.close()
      }
    })
  }
  say(`\n${table(head, rows)}`)
}

function figuresOf({ pages, seconds, gatsbySeconds }: BuildFigures): string[] {
  return [
    figure(pages),
    figure(seconds, 1),
    figure(gatsbySeconds, 1),
    figure(pages / gatsbySeconds, 1),
  ]
}

/** A build that did not show the change measured nothing. */
async function demandNewName(project: string): Promise<void> {
  const path = entityPath('product', { id: 1, slug: 'product-1' })
  const html = await readFile(join(project, `dist/files${path}/index.html`), 'utf8')
  if (!html.includes(newName)) throw new MeasuringFailed(`${path} does not show what has changed.`)
}
