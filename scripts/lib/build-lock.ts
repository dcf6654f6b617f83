import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { at, Fault, log } from './script'

const lock = at('.data/building')
const lookAgainMs = 250

/**
 * Runs a task while no other process builds, publishes or rolls back: two concurrent builds would
 * write into each other's cache. A lock whose process has ended counts as free.
 * @param waitMs how long to wait for another build before refusing
 * @throws Fault if another build is running
 */
export async function withBuildLock<Result>(
  waitMs: number,
  task: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(at('.data'), { recursive: true })
  const deadline = Date.now() + waitMs
  for (let told = false; !takeLock(); told = true) {
    if (Date.now() >= deadline) {
      throw new Fault('Another build is running. Try again when it has ended.')
    }
    if (!told) log('Another build is running: waiting for its end …')
    await sleep(lookAgainMs)
  }
  try {
    return await task()
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock(): boolean {
  if (writeNew()) return true
  const holder = textOf(lock)
  if (holder === null || isRunning(holder)) return false
  const aside = `${lock}.${process.pid}.dead`
  try {
    renameSync(lock, aside)
    // Another process replaced the lock in the meantime: restore its lock.
    if (textOf(aside) !== holder) linkSync(aside, lock)
  } catch {
    return false
  } finally {
    rmSync(aside, { force: true })
  }
  return writeNew()
}

/** Creates the lock atomically by linking a finished file. */
function writeNew(): boolean {
  const beside = `${lock}.${process.pid}`
  writeFileSync(beside, `${process.pid} ${startOf(process.pid)}`)
  try {
    linkSync(beside, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(beside, { force: true })
  }
}

/** After a restart of the machine another process may have this id; start times tell them apart. */
function isRunning(holder: string): boolean {
  const [pid = '', start] = holder.split(' ')
  try {
    if (!(Number(pid) > 0 && process.kill(Number(pid), 0))) return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !start || start === startOf(pid)
}

/** Start time of a process in the system's own unit; empty if the system does not report it. */
function startOf(pid: string | number): string {
  const text = textOf(`/proc/${pid}/stat`) ?? ''
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
