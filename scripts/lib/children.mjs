import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './script.mjs'

const graceMs = 10_000
const isLinux = process.platform === 'linux'
/** Running groups: the process id of each leader, and the promise of its exit. */
const groups = new Map()
let stopping = false

/**
 * Starts a program as the leader of its own process group: Ctrl-C reaches only this script, which
 * then stops the group with everything that the program started.
 */
export function launch(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const exit = new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      resolve(127)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
  if (child.pid) groups.set(child.pid, exit)
  return { pid: child.pid, exit }
}

/**
 * Runs a program to its end and returns its exit code. After `limitMs` it is stopped, and the code
 * is 124.
 */
export async function run(command, args, env, limitMs) {
  const { pid, exit } = launch(command, args, env)
  const code = await (limitMs ? Promise.race([exit, tooLate(limitMs)]) : exit)
  if (pid && !stopping) await stop(pid)
  return code
}

/** Exit code of a program that did not end in time, as in coreutils' `timeout`. */
const tooLate = (limitMs) => sleep(limitMs, 124, { ref: false })

/** Terminates one group, and kills it after 10 s. */
async function stop(pid) {
  signal(pid, 'SIGTERM')
  for (let waited = 0; isRunning(pid) && waited < graceMs; waited += 20) await sleep(20)
  signal(pid, 'SIGKILL')
  await groups.get(pid)
  groups.delete(pid)
}

/** Runs a task and always ends all child processes that it started. Ignores errors after Ctrl-C. */
export async function withChildren(task) {
  try {
    await task()
  } catch (error) {
    if (!stopping) throw error
  } finally {
    await stopAll()
  }
}

/** Ends every remaining group. */
async function stopAll() {
  stopping = true
  await Promise.all([...groups.keys()].map(stop))
}

/** Ends all children and then this script on signals. */
export function stopOnSignals(exitCode) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, async () => {
      if (stopping) return
      await stopAll()
      process.exit(exitCode)
    })
  }
  process.on('exit', () => {
    for (const pid of groups.keys()) signal(pid, 'SIGKILL')
  })
}

/** True once this script has begun to stop. */
export const isStopping = () => stopping

function signal(pid, name) {
  try {
    process.kill(-pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function isRunning(pid) {
  try {
    process.kill(-pid, 0)
  } catch {
    return false
  }
  return !isLinux || membersOf(pid).some((state) => state !== 'Z')
}

/** States of a group's processes. `kill` still finds ended processes (Z) until they are reaped. */
function membersOf(group) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(name))
    .filter(({ groupId }) => groupId === String(group))
    .map(({ state }) => state)
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, , groupId] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state, groupId }
  } catch {
    return {}
  }
}
