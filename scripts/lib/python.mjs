import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { run } from './children.mjs'
import { Fault, say } from './log.mjs'
import { at } from './places.mjs'

const folder = at('.data/python')
const stamp = at('.data/python/installed')
const wishes = at('tests/allauth/requirements.txt')
const python = at('.data/python/bin/python')
const check = 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))'

/** Path of a Python that has the packages of tests/allauth; makes it where it is missing. */
export async function readyPython() {
  const wanted = createHash('sha256').update(readFileSync(wishes)).digest('hex')
  if (isReady(wanted)) return python
  const base = findPython()
  say('Installing the real sign-in service …')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(at('.data'), { recursive: true })
  await demand(base, ['-m', 'venv', folder])
  // Wheels stay in a folder that outlives the environment.
  const cache = { PIP_CACHE_DIR: at('.data/pip'), PIP_DISABLE_PIP_VERSION_CHECK: '1' }
  await demand(python, ['-m', 'pip', 'install', '--quiet', '-r', wishes], cache)
  writeFileSync(stamp, wanted)
  return python
}

function isReady(wanted) {
  return (
    statSync(stamp, { throwIfNoEntry: false }) !== undefined &&
    readFileSync(stamp, 'utf8') === wanted &&
    spawnSync(python, ['-c', 'import allauth']).status === 0
  )
}

function findPython() {
  const names = process.env.PYTHON ? [process.env.PYTHON] : ['python3', 'python3.11', 'python']
  const found = names.find((name) => spawnSync(name, ['-c', check]).status === 0)
  if (found) return found
  throw new Fault(
    `The real sign-in service needs Python 3.11 or newer with venv; tried ${names.join(', ')}. ` +
      'On Debian: apt-get install python3 python3-venv. Elsewhere set PYTHON.',
  )
}

async function demand(command, args, env) {
  const code = await run(command, args, env)
  if (code !== 0) throw new Fault(`${command} ${args.join(' ')} ended with ${code}.`)
}
