import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** Limit of a fixture that starts programs, in ms: they compile on their first start. */
export const startLimitMs = 240_000

/** Starts one of our programs. */
export function start(program: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Ends a program and resolves when it has exited. */
export function stop(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null) return resolve()
    program.once('exit', () => resolve())
    program.kill()
  })
}

/** Resolves when an address answers with success. */
export async function answers(address: string): Promise<void> {
  const end = Date.now() + startLimitMs / 2
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No answer at ${address}`)
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
