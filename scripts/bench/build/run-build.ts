import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { manifestNames, siteFiles } from '#contract/site/site-manifest'
import { MeasuringFailed, type Program, startProgram } from '../programs'
import { peakMemory } from './process-memory'

/** Runs work with a temporary folder and removes it afterwards. */
export async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Output of builds and installations. */
const made = ['node_modules', '.git', '.cache', '.data', 'public', 'dist', 'test-results']

/** Copies the project as it is in the working tree, without build output. */
export async function copyProject(folder: string): Promise<void> {
  const origin = process.cwd()
  for (const name of await readdir(origin)) {
    if (made.includes(name)) continue
    await cp(join(origin, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  }
  copyPackages(join(origin, 'node_modules'), folder)
  await noteAsInstalled(folder)
}

/** Marks the packages as installed, so that nothing is installed while a build is measured. */
async function noteAsInstalled(project: string): Promise<void> {
  const lock = await readFile(join(project, 'package-lock.json'))
  await mkdir(join(project, '.data'), { recursive: true })
  const stamp = createHash('sha256').update(lock).digest('hex')
  await writeFile(join(project, '.data/installed'), stamp)
}

/** Links the packages if both folders are on one disk, because copying them takes a minute. */
function copyPackages(from: string, folder: string): void {
  if (spawnSync('cp', ['-al', from, folder]).status === 0) return
  if (spawnSync('cp', ['-a', from, folder]).status === 0) return
  throw new MeasuringFailed(`The packages could not be copied to ${folder}.`)
}

/** Duration, speed and memory of one build. */
export interface BuildFigures {
  pages: number
  /** Whole command: reading, building, publishing. */
  seconds: number
  /** Gatsby alone. */
  gatsbySeconds: number
  /** Pages per second while Gatsby rendered them; null if Gatsby does not report it. */
  renderSpeed: number | null
  /** Highest memory of all its processes together, in MiB. */
  peakMib: number | null
}

/** The whole site, as `npm run build`, or only changes, as `npm run rebuild`. */
const commands = {
  build: ['scripts/build.mjs'],
  rebuild: ['--import', 'tsx', 'scripts/rebuild.ts'],
}

/**
 * Runs a build of a copy of the project against an upstream.
 * @throws MeasuringFailed with the end of the build's output if it fails
 */
export async function runBuild(
  project: string,
  upstream: string,
  command: keyof typeof commands,
): Promise<BuildFigures> {
  const began = Date.now()
  const build = startProgram({
    command: process.execPath,
    args: commands[command],
    log: join(project, '.bench-build.log'),
    folder: project,
    env: { UPSTREAM_URL: upstream, NODE_ENV: 'production', CONTENT_DROP_ALLOWED: '' },
  })
  const [gatsbyEnd, peakMib, code] = await Promise.all([
    momentOf(build, 'Publishing …'),
    peakMemory(build.pid, build.ended),
    build.ended,
  ])
  const ended = Date.now()
  await build.stop()
  if (code !== 0) throw new MeasuringFailed(`A build failed.\n${build.output().slice(-3000)}`)
  return {
    pages: await pageCount(project),
    seconds: (ended - began) / 1000,
    gatsbySeconds: (gatsbyEnd - began) / 1000,
    renderSpeed: renderSpeedOf(build.output()),
    peakMib,
  }
}

/** Time when a program first wrote a text, to a fifth of a second, or when it ended without it. */
async function momentOf(program: Program, words: string): Promise<number> {
  let isOver = false
  void program.ended.then(() => {
    isOver = true
  })
  while (!isOver && !program.output().includes(words)) {
    await Promise.race([program.ended, sleep(200)])
  }
  return Date.now()
}

/** Speed from Gatsby's last step: `Building static HTML for pages - 33.6s - 1337/1337 39.80/s`. */
export function renderSpeedOf(output: string): number | null {
  const said = /Building static HTML for pages - .* ([\d.]+)\/s/.exec(output)?.[1]
  return said === undefined ? null : Number(said)
}

async function pageCount(project: string): Promise<number> {
  const text = await readFile(join(project, 'dist/manifest', manifestNames.files), 'utf8')
  return Object.keys(siteFiles.parse(JSON.parse(text))).filter((path) => path.endsWith('.html'))
    .length
}
