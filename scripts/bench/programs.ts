import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A measurement failed; the message is shown without a stack. */
export class MeasuringFailed extends Error {
  override name = 'MeasuringFailed'
}

const graceMs = 10_000
const startMs = 60_000
const running = new Set<Program>()

/** A program in its own process group, with its output in a file. */
export interface Program {
  /** Its command, for messages. */
  name: string
  pid: number
  /** Its exit code; null if a signal ended it. */
  ended: Promise<number | null>
  /** Its output so far. */
  output: () => string
  /** Terminates the whole group, and kills it after 10 s. */
  stop: () => Promise<void>
}

export interface Start {
  command: string
  args: readonly string[]
  /** File for its output: a pipe would cost the measuring process time. */
  log: string
  folder?: string
  env?: Readonly<Record<string, string>>
}

/** Starts a program; `stopPrograms` ends it in any case. */
export function startProgram({ command, args, log, folder, env }: Start): Program {
  const file = openSync(log, 'w')
  const child = spawn(command, args, {
    cwd: folder ?? process.cwd(),
    env: { ...process.env, ...env },
    stdio: ['ignore', file, file],
    detached: true,
  })
  closeSync(file)
  const { pid } = child
  if (pid === undefined) throw new MeasuringFailed(`${command} could not be started.`)
  const ended = endOf(child)
  const program: Program = {
    name: [command, ...args].join(' '),
    pid,
    ended,
    output: () => readFileSync(log, 'utf8'),
    async stop() {
      signal(pid, 'SIGTERM')
      await Promise.race([ended, sleep(graceMs, null, { ref: false })])
      signal(pid, 'SIGKILL')
      await ended
      running.delete(program)
    },
  }
  running.add(program)
  return program
}

interface ScriptStart extends Omit<Start, 'command' | 'args'> {
  /** Arguments of the script. */
  given?: readonly string[]
}

/** Runs a TypeScript program with the Node of this process. */
export function startScript(file: string, { given = [], ...start }: ScriptStart): Program {
  const args = ['--import', 'tsx', file, ...given]
  return startProgram({ ...start, command: process.execPath, args })
}

/** Waits until an address responds. */
export async function waitUntilItAnswers(url: string, program: Program): Promise<void> {
  await waitUntil(program, async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    await answer?.body?.cancel()
    return answer !== null
  })
}

interface Waiting {
  /** Longest wait, in ms. */
  mostMs?: number
  /** Polling interval, in ms. */
  everyMs?: number
}

/**
 * Waits until a condition on a program holds.
 * @throws MeasuringFailed with the end of its output if it ends or takes too long
 */
export async function waitUntil(
  program: Program,
  holds: () => boolean | Promise<boolean>,
  { mostMs = startMs, everyMs = 100 }: Waiting = {},
): Promise<void> {
  let hasEnded = false
  void program.ended.then(() => {
    hasEnded = true
  })
  for (const deadline = Date.now() + mostMs; !(await holds()); await sleep(everyMs)) {
    if (!hasEnded && Date.now() < deadline) continue
    throw new MeasuringFailed(
      `${program.name} ${hasEnded ? 'ended' : 'took too long'}.\n${program.output().slice(-3000)}`,
    )
  }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new MeasuringFailed('No port is free.')
  return address.port
}

/** Ends every program that still runs. */
export async function stopPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop()))
}

/** Ends all programs on signals. */
export function stopProgramsOnSignals(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => void stopPrograms().finally(() => process.exit(130)))
  }
  process.on('exit', () => {
    for (const { pid } of running) signal(pid, 'SIGKILL')
  })
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', resolve)
  })
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name)
  } catch {
    // The group has already ended.
  }
}
