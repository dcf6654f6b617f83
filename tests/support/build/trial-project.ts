import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject } from '#scripts/lib/copy-project'

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
  const parent = await mkdtemp(join(tmpdir(), 'trial-project-'))
  const folder = await copyProject(parent)
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
    remove: () => rm(parent, { recursive: true }),
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
