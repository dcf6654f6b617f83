import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Limit of whatever starts programs, in ms: ours compile on their first start. */
export const startLimitMs = 240_000

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until a condition holds. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limitMs = 10_000,
): Promise<void> {
  for (const deadline = Date.now() + limitMs; !(await holds()); await sleep(20)) {
    if (Date.now() > deadline) throw new Error('The condition was not met in time')
  }
}

/** A server that a test started. */
export interface Running {
  url: string
  port: number
  stop: () => Promise<void>
}

/** Starts a server of this process on a free port. */
export async function serveLocally(listener: RequestListener): Promise<Running> {
  const server = createHttpServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A started program. */
export interface Program {
  child: ChildProcess
  /** The newest part of what it printed. */
  output: () => string
  /** Ends it, unless it has ended, and waits for its end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts a program; `settings` are added to the environment of this process. */
export function startProgram(
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Program {
  let text = ''
  const child = spawn(command, args, { env: { ...process.env, ...settings } })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text = `${text}${chunk}`.slice(-20_000)
    })
  }
  child.on('error', (error) => {
    text += String(error)
  })
  return { child, output: () => text, stop: (signal) => endOf(child, signal) }
}

/** Ends a program and waits for its end. */
export async function endOf(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Waits until an address answers with success; throws with the output if the program ends. */
export async function untilServed(url: string, program?: Pick<Program, 'child' | 'output'>) {
  const deadline = Date.now() + startLimitMs / 2
  while (Date.now() < deadline && (program?.child.exitCode ?? null) === null) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    await answer?.body?.cancel()
    if (answer && answer.status < 400) return
    await sleep(50)
  }
  throw new Error(`No answer at ${url}\n${program?.output() ?? ''}`)
}

/** A program of ours that serves at an address. */
export type RunningProgram = Running & Program

/**
 * Starts an API emulator on a free port, with an empty database in memory, unless the settings say
 * otherwise.
 */
export async function startEmulator(
  settings: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const port = Number(settings.EMULATOR_PORT) || (await freePort())
  return startOwn('server/emulator/server.ts', port, '/api/v1/health', {
    NODE_ENV: 'development',
    EMULATOR_PORT: String(port),
    EMULATOR_DATABASE: ':memory:',
    ...settings,
  })
}

/** Starts a gateway with settings of `server/gateway/config`, on a free port unless it has one. */
export async function startGateway(
  settings: Readonly<Record<string, string>>,
  { program = 'server/gateway/server.ts', health = '/healthz' } = {},
): Promise<RunningProgram> {
  const port = Number(settings.GATEWAY_PORT) || (await freePort())
  return startOwn(program, port, health, {
    ...settings,
    GATEWAY_PORT: String(port),
  })
}

async function startOwn(
  file: string,
  port: number,
  health: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const program = startProgram(process.execPath, ['--import', 'tsx', file], settings)
  const url = `http://localhost:${port}`
  try {
    await untilServed(url + health, program)
  } catch (error) {
    await program.stop()
    throw error
  }
  return { ...program, url, port }
}
