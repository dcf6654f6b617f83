import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnGateway } from '../../floods/spawn-gateway'
import { exchange } from './exchange'
import { publicUrl } from './sample-site'

/** A program that a test started. */
export interface Running {
  port: number
  stop: () => Promise<void>
}

/** A free local port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Waits until a program responds; throws with its output if it exits or takes too long. */
export async function untilItAnswers(
  child: ChildProcess,
  port: number,
  path: string,
  output: () => string,
): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child.exitCode !== null) break
    const answer = await exchange(port, path).catch(() => null)
    if (answer) return
    await sleep(100)
  }
  throw new Error(`${child.spawnfile} does not answer:\n${output()}`)
}

/** Ends a program and waits for its end. */
export async function endOf(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** Starts a program whose output is shown only if it fails. */
export function launch(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): { child: ChildProcess; output: () => string } {
  let text = ''
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = `${text}${chunk}`.slice(-20_000)
    })
  }
  child.on('error', (error) => {
    text += String(error)
  })
  return { child, output: () => text }
}

/** Starts an emulator of the API with an empty database in memory. */
export async function startEmulator(): Promise<Running> {
  const port = await freePort()
  const { child, output } = launch(
    process.execPath,
    ['--import', 'tsx', 'server/emulator/server.ts'],
    { EMULATOR_PORT: String(port), EMULATOR_DATABASE: ':memory:', PUBLIC_URL: publicUrl },
  )
  await untilItAnswers(child, port, '/api/v1/health', output)
  return { port, stop: () => endOf(child) }
}

/** Settings of a gateway that serves the sample site in front of an emulator. */
function shopSettings(emulatorPort: number): Record<string, string> {
  return {
    PUBLIC_URL: publicUrl,
    UPSTREAM_URL: `http://localhost:${emulatorPort}`,
    RATE_LIMITS: 'off',
  }
}

/** Starts a gateway of the site in `project/dist`, behind local proxies. */
export async function startGatewayOf(project: string, emulatorPort: number): Promise<Running> {
  const { gateway, port } = await spawnGateway({
    ...shopSettings(emulatorPort),
    SITE_DIR: join(project, 'dist'),
    TRUSTED_PROXY: '127.0.0.1',
  })
  gateway.stdout?.resume()
  return { port, stop: () => endOf(gateway) }
}
