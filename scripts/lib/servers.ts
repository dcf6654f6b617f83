import { mkdirSync, renameSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, type Env, type LaunchOptions, launch } from './children'
import { at, Fault } from './script'

/** Fails with a message of one line if a port is taken. */
export async function demandFree(port: string, variable: string): Promise<void> {
  try {
    await portOf(await listen(Number(port)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Fault(`Port ${port} is already in use. Stop what listens there, or set ${variable}.`)
  }
}

export async function freePort(): Promise<number> {
  return portOf(await listen(0))
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Closes a server and returns its port. */
async function portOf(server: Server): Promise<number> {
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

const startMs = 60_000
const answerMs = 2000

/** A started server and its address. */
export interface RunningServer extends Child {
  url: string
}

/** Starts the API emulator and waits until it responds; `settings` as in its config.ts. */
export async function startEmulator(
  port: string | number,
  settings: Env = {},
  options: LaunchOptions = {},
): Promise<RunningServer> {
  const env = { ...settings, EMULATOR_PORT: String(port) }
  const args = ['--import', 'tsx', at('server/emulator/server.ts')]
  const child = launch(process.execPath, args, env, options)
  const url = `http://localhost:${port}`
  await waitFor(`${url}/api/v1/health`, 'The emulator', child)
  return { ...child, url }
}

/** Starts the gateway and waits until it responds; `env` are settings of server/gateway/config. */
export async function startGateway(
  env: Env & { GATEWAY_PORT: string },
  options: LaunchOptions = {},
): Promise<RunningServer> {
  const child = launch(process.execPath, [await bundleGateway()], env, options)
  const url = `http://localhost:${env.GATEWAY_PORT}`
  await waitFor(`${url}/api/health`, 'The gateway', child)
  return { ...child, url }
}

/**
 * Bundles the gateway, as the Dockerfile does, and returns its file. Run from TypeScript by tsx, a
 * request would cost a tenth more, because tsx preserves function names by calls at run time.
 */
async function bundleGateway(): Promise<string> {
  // Imported here: most commands start no gateway.
  const { build } = await import('esbuild')
  const file = at('.data/gateway/server.cjs')
  const partial = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  await build({
    entryPoints: [at('server/gateway/server.ts')],
    outfile: partial,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  })
  // Atomic: several programs may start a gateway at the same time.
  renameSync(partial, file)
  return file
}

/** Waits until an address responds; throws a fault if its program ends or the time is up. */
export async function waitFor(
  url: string,
  name: string,
  { exit }: Child,
  limitMs = startMs,
): Promise<void> {
  let hasEnded = false
  void exit.then(() => {
    hasEnded = true
  })
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(100)) {
    if (hasEnded) throw new Fault(`${name} ended before it answered at ${url}.`)
    if (await responds(url)) return
  }
  throw new Fault(`${name} did not answer at ${url} within ${limitMs / 1000} s.`)
}

async function responds(url: string): Promise<boolean> {
  try {
    const { body } = await fetch(url, { signal: AbortSignal.timeout(answerMs) })
    await body?.cancel()
    return true
  } catch {
    return false
  }
}
