import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/programs'

/** A Redis server on loopback that keeps nothing on disk. */
export interface RedisServer {
  url: string
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  /** Starts it anew, empty, on the same port. */
  restart(): Promise<void>
  /** Suspends it, so that it accepts connections but answers nothing; `thaw` resumes it. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

const program = process.env.REDIS_SERVER_PATH || 'redis-server'

/** Starts a server on a free port; rejects with an explanation if the program is missing. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'))
  const port = await freePort()
  let child = await spawnRedis(port, folder)
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async restart() {
      await kill()
      child = await spawnRedis(port, folder)
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      await kill()
      await rm(folder, { recursive: true })
    },
  }
}

async function spawnRedis(port: number, folder: string): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' }
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(program, words, { stdio: 'ignore' })
  const missing = once(child, 'error').then(() => {
    throw new Error(
      `${program} does not run: npm test installs it, as does apt-get install redis-server`,
    )
  })
  await Promise.race([missing, listens(port, child)])
  missing.catch(() => undefined)
  return child
}

async function listens(port: number, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(20)) {
    if (child.exitCode !== null) throw new Error(`Redis ended with ${child.exitCode}`)
    if (await accepts(port)) return
  }
  throw new Error('Redis does not listen')
}

function accepts(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' })
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  }).then((did) => {
    socket.destroy()
    return did === true
  })
}
