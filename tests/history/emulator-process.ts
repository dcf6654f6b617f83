import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { listenLocally } from '#gateway/testing/local-server'

/** An emulator in a separate process, which can be killed and restarted with its data. */
export interface EmulatorProcess {
  port: number
  /** Starts it, unless it runs. */
  start(): Promise<void>
  /** Kills it without warning (SIGKILL). */
  kill(): Promise<void>
  /** Sends a test control to a path below `/switches`. */
  order(path: string, body: object): Promise<void>
}

/** @param database a `file:` address */
export async function emulatorProcess(database: string): Promise<EmulatorProcess> {
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    EMULATOR_PORT: String(port),
    EMULATOR_DATABASE: database,
  }
  let running: ChildProcess | undefined
  const isRunning = () => running?.exitCode === null && running.signalCode === null
  return {
    port,
    async start() {
      if (isRunning()) return
      const child = spawn(process.execPath, ['--import', 'tsx', 'server/emulator/server.ts'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      running = child
      await once(child.stdout, 'data')
    },
    async kill() {
      if (!running || !isRunning()) return
      const gone = once(running, 'exit')
      running.kill('SIGKILL')
      await gone
    },
    async order(path, body) {
      const answer = await fetch(`http://127.0.0.1:${port}/switches/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenLocally(server)
  server.close()
  await once(server, 'close')
  return port
}
