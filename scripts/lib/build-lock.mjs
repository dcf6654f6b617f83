import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { at, Fault, log } from './script.mjs'

const lock = at('.data/building')
const lookAgainMs = 250

/**
 * Runs a task while nobody else builds, publishes or rolls back: two builds at once would write into
 * each other's cache. A lock whose process is gone counts as free.
 * @param waitMs how long to wait for another build before refusing
 * @throws Fault where another build is running
 */
export async function withBuildLock(waitMs, task) {
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

function takeLock() {
  if (writeNew()) return true
  const holder = textOf(lock)
  if (holder === null || isRunning(holder)) return false
  const aside = `${lock}.${process.pid}.dead`
  try {
    renameSync(lock, aside)
    // Another process may have been faster, and this is its lock: it goes back.
    if (textOf(aside) !== holder) linkSync(aside, lock)
  } catch {
    return false
  } finally {
    rmSync(aside, { force: true })
  }
  return writeNew()
}

/** Linking a finished file creates the lock whole, or not at all. */
function writeNew() {
  const beside = `${lock}.${process.pid}`
  writeFileSync(beside, `${process.pid} ${startOf(process.pid)}`)
  try {
    linkSync(beside, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(beside, { force: true })
  }
}

/** A number is given to another process after a restart of the machine; its start tells them apart. */
function isRunning(holder) {
  const [pid, start] = holder.split(' ')
  try {
    if (!(Number(pid) > 0 && process.kill(Number(pid), 0))) return false
  } catch (error) {
    return error.code === 'EPERM'
  }
  return !start || start === startOf(pid)
}

/** When a process was started, in the system's own measure; empty where the system does not say. */
function startOf(pid) {
  const text = textOf(`/proc/${pid}/stat`) ?? ''
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
