import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { log, root } from './script'

const graceMs = 10_000
const isLinux = process.platform === 'linux'
/** Running groups: the process id of each leader, and the promise of its exit. */
const groups = new Map<number, Promise<number>>()
let stopping = false

/** Variables that are added to those of this process. */
export type Env = Readonly<Record<string, string>>

/** A started program; its exit code is 127 if it could not be started. */
export interface Child {
  pid: number | undefined
  exit: Promise<number>
}

export interface LaunchOptions {
  /** Its folder; by default the root of the repository. */
  cwd?: string
  /** Its output is not shown. */
  isQuiet?: boolean
}

/**
 * Starts a program as the leader of its own process group: Ctrl-C reaches only this script, which
 * then stops the group with everything that the program started.
 */
export function launch(
  command: string,
  args: readonly string[],
  env: Env = {},
  { cwd = root, isQuiet = false }: LaunchOptions = {},
): Child {
  const output = isQuiet ? 'ignore' : 'inherit'
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  })
  const exit = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      log(`${command}: ${error.message}`)
      resolve(127)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
  if (child.pid) groups.set(child.pid, exit)
  return { pid: child.pid, exit }
}

/**
 * Runs a program to its end and returns its exit code. After `limitMs` it is stopped, and the code
 * is 124.
 */
export async function run(
  command: string,
  args: readonly string[],
  env: Env = {},
  limitMs?: number,
): Promise<number> {
  const { pid, exit } = launch(command, args, env)
  const code = await (limitMs ? Promise.race([exit, tooLate(limitMs)]) : exit)
  if (pid && !stopping) await stop(pid)
  return code
}

/** Exit code of a program that did not end in time, as in coreutils' `timeout`. */
const tooLate = (limitMs: number) => sleep(limitMs, 124, { ref: false })

/** Ends one group as Ctrl-C does, on which alone Playwright stops its servers; kills it after 10 s. */
export async function stop(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  for (let waited = 0; isRunning(pid) && waited < graceMs; waited += 20) await sleep(20)
  signal(pid, 'SIGKILL')
  await groups.get(pid)
  groups.delete(pid)
}

/** Runs a task and always ends all child processes that it started. Ignores errors after Ctrl-C. */
export async function withChildren(task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    if (!stopping) throw error
  } finally {
    await stopAll()
  }
}

/** Ends every remaining group. */
async function stopAll(): Promise<void> {
  stopping = true
  await Promise.all([...groups.keys()].map(stop))
}

/** Ends all children and then this script on signals. */
export function stopOnSignals(exitCode: number): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, async () => {
      if (stopping) return
      await stopAll()
      process.exit(exitCode)
    })
  }
  process.on('exit', () => {
    for (const pid of groups.keys()) signal(pid, 'SIGKILL')
  })
}

/** True once this script has begun to stop. */
export const isStopping = () => stopping

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(-pid, 0)
  } catch {
    return false
  }
  return !isLinux || membersOf(pid).some((state) => state !== 'Z')
}

/** States of a group's processes. `kill` still finds ended processes (Z) until they are reaped. */
function membersOf(group: number): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter(({ groupId }) => groupId === String(group))
    .map(({ state }) => state)
}

function statOf(pid: string): { state: string; groupId: string } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', , groupId = ''] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state, groupId }
  } catch {
    return { state: '', groupId: '' }
  }
}
