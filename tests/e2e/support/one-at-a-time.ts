import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Lets one test at a time work with something that all share, such as an endpoint that is to fail:
 * the projects run side by side against the same emulator.
 */
export async function oneAtATime(name: string, act: () => Promise<void>): Promise<void> {
  const lock = `.data/e2e-${name}-${process.ppid}`
  mkdirSync('.data', { recursive: true })
  while (!isTaken(lock)) await wait(50)
  try {
    await act()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function isTaken(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
