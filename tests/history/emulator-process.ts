import { freePort, type RunningProgram, startEmulator } from '../support/programs'

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
  const settings = { EMULATOR_PORT: String(port), EMULATOR_DATABASE: database }
  let running: RunningProgram | null = null
  async function order(path: string, body: object): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${port}/switches/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return {
    port,
    order,
    async start() {
      if (running) return
      running = await startEmulator(settings)
      await order('limits', { enabled: false })
    },
    async kill() {
      await running?.stop('SIGKILL')
      running = null
    },
  }
}
