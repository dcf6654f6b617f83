import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { at } from '../lib/script'
import { runNode } from './measuring'
import type { FloorPage } from './plain-page'

/**
 * Creates the floor: a Gatsby site of one component without plugins, with the packages of this
 * project. Its path prefix is `/floor`.
 */
export async function makeFloor(folder: string, pages: readonly FloorPage[]): Promise<void> {
  await cp(at('scripts/bench/floor'), folder, { recursive: true })
  await mkdir(join(folder, 'src/pages'))
  await writeFile(join(folder, 'gatsby-browser.js'), "import './plain.css'\n")
  // Gatsby runs only if the package lists it as a dependency.
  const dependencies = { gatsby: '*', react: '*', 'react-dom': '*' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'floor', dependencies }))
  await symlink(at('node_modules'), join(folder, 'node_modules'))
  await writeFloorPages(folder, pages)
}

/** Replaces the floor's pages and keeps its cache. */
export async function writeFloorPages(folder: string, pages: readonly FloorPage[]): Promise<void> {
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
}

/** Builds the floor into `public`; resolves with the seconds. */
export async function buildFloor(folder: string): Promise<number> {
  const gatsby = at('node_modules/gatsby/cli.js')
  const { seconds } = await runNode([gatsby, 'build', '--prefix-paths'], folder, {
    CI: 'true',
    GATSBY_TELEMETRY_DISABLED: '1',
    // Gatsby renders with one worker fewer, as in scripts/lib/build-site.ts.
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  })
  return seconds
}
