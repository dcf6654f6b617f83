import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** Starts one of our programs. */
export function start(program: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Ends a program and resolves when it has gone. */
export function stop(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null) return resolve()
    program.once('exit', () => resolve())
    program.kill()
  })
}

/** Resolves when an address answers well. */
export async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nobody answers at ${address}`)
}

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
