import { cp, mkdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { MeasuringFailed, type Program, startProgram } from '../programs'

/** A page of the floor: the plainest Gatsby site that shows the same texts. */
export interface FloorPage {
  /** Below the prefix, e.g. `/home`. */
  path: string
  title: string
  description: string
  /** The page's text and pictures as plain HTML. */
  html: string
  /** Pictures that the page preloads. */
  preloads: readonly { href: string; srcSet: string; sizes: string }[]
}

/** Path prefix under which the floor's pages are served. */
export const floorPrefix = '/floor'

const source = join(__dirname, 'site')

/**
 * Creates a Gatsby site with one plain component and without plugins that uses the packages of this
 * project.
 * @param folder created if it is missing
 * @param stylesheet the only stylesheet of its pages
 */
export async function makeFloorSite(
  folder: string,
  pages: readonly FloorPage[],
  stylesheet: string,
): Promise<void> {
  const templates = join(folder, 'src/templates')
  await mkdir(join(folder, 'src/pages'), { recursive: true })
  await mkdir(templates, { recursive: true })
  for (const name of ['gatsby-config.mjs', 'gatsby-node.mjs']) {
    await cp(join(source, name), join(folder, name))
  }
  await cp(join(source, 'plain-page.tsx'), join(templates, 'plain-page.tsx'))
  await writeFile(join(folder, 'plain.css'), stylesheet)
  await writeFile(join(folder, 'gatsby-browser.js'), "import './plain.css'\n")
  await writeFile(join(folder, 'package.json'), JSON.stringify(await floorPackage()))
  await rm(join(folder, 'node_modules'), { force: true })
  await symlink(await realpath('node_modules'), join(folder, 'node_modules'))
  await writeFloorPages(folder, pages)
}

/** Gatsby runs only if the package lists it as a dependency. */
async function floorPackage() {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  const { gatsby, react, 'react-dom': reactDom } = dependencies
  return { name: 'floor', private: true, dependencies: { gatsby, react, 'react-dom': reactDom } }
}

/** Replaces the floor's pages and keeps its cache. */
export async function writeFloorPages(folder: string, pages: readonly FloorPage[]): Promise<void> {
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
}

/** Starts `gatsby build` of the floor, with as many workers as the measured site has. */
export async function startFloorBuild(folder: string): Promise<Program> {
  return startProgram({
    command: process.execPath,
    args: [await realpath('node_modules/gatsby/cli.js'), 'build', '--prefix-paths'],
    log: join(folder, '.bench-build.log'),
    folder,
    env: {
      NODE_ENV: 'production',
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      // Gatsby renders with one worker fewer, as in scripts/lib/build-site.mjs.
      GATSBY_CPU_COUNT: String(availableParallelism() + 1),
    },
  })
}

/**
 * Builds the floor into `public`.
 * @throws MeasuringFailed with the end of Gatsby's output
 */
export async function buildFloorSite(folder: string): Promise<void> {
  const build = await startFloorBuild(folder)
  const code = await build.ended
  await build.stop()
  if (code !== 0) throw new MeasuringFailed(`Floor build failed.\n${build.output().slice(-3000)}`)
}
