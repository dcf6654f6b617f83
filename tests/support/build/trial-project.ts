import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releasesFolder } from '#scripts/publish/swap-site'

/** Generated folders. */
const made = ['node_modules', '.git', '.cache', '.data', 'public', 'dist', 'test-results']

/** Exit code and output of a program. */
export interface Outcome {
  code: number | null
  output: string
}

/** A copy of the project in which builds may fail. */
export interface TrialProject {
  folder: string
  /** Builds and publishes from the API at `upstream`, as `npm run build` does. */
  build: (upstream: string, settings?: Record<string, string>) => Promise<Outcome>
  /** Builds what has changed, as `npm run rebuild` does, or runs another task of it. */
  rebuild: (upstream: string, args?: readonly string[]) => Promise<Outcome>
  /** Starts a program of the project as leader of a new process group. */
  start: (args: readonly string[], settings?: Record<string, string>) => ChildProcess
  remove: () => Promise<void>
}

/** Copies the project from the working tree to a temporary folder. */
export async function makeTrialProject(): Promise<TrialProject> {
  const origin = process.cwd()
  const folder = await mkdtemp(join(tmpdir(), 'trial-project-'))
  for (const name of await readdir(origin)) {
    if (made.includes(name)) continue
    await cp(join(origin, name), join(folder, name), { recursive: true })
  }
  copyPackages(origin, folder)
  await markInstalled(folder)
  const start: TrialProject['start'] = (args, settings = {}) =>
    spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...settings },
      detached: true,
    })
  return {
    folder,
    start,
    build: (upstream, settings) =>
      outcomeOf(start(['scripts/run.mjs', 'build'], { UPSTREAM_URL: upstream, ...settings })),
    rebuild: (upstream, args = []) =>
      outcomeOf(start(['scripts/run.mjs', 'rebuild', ...args], { UPSTREAM_URL: upstream })),
    remove: async () => {
      await rm(releasesFolder(folder), { recursive: true, force: true })
      await rm(folder, { recursive: true })
    },
  }
}

/** Waits for the end of a program. */
export function outcomeOf(program: ChildProcess): Promise<Outcome> {
  let output = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve) => program.once('close', (code) => resolve({ code, output })))
}

/** Hard-links the packages where both folders are on one disk: copying takes a minute. */
function copyPackages(origin: string, folder: string): void {
  const from = join(origin, 'node_modules')
  const linked = spawnSync('cp', ['-al', from, folder])
  if (linked.status !== 0) spawnSync('cp', ['-a', from, folder])
}

/** Marks the packages as those of the lockfile, so that nothing is installed. */
async function markInstalled(folder: string): Promise<void> {
  const lockfile = await readFile(join(folder, 'package-lock.json'))
  await mkdir(join(folder, '.data'))
  const stamp = createHash('sha256').update(lockfile).digest('hex')
  await writeFile(join(folder, '.data/installed'), stamp)
}
