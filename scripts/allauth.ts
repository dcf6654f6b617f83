import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type Child, type Env, launch, run, stopOnSignals, withChildren } from './lib/children'
import { at, Fault, log } from './lib/script'
import { freePort, waitFor } from './lib/servers'

const folder = at('.data/python')
const stamp = at('.data/python/installed')
const requirements = at('tests/allauth/requirements.txt')
const python = at('.data/python/bin/python')
const check = 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))'

/** Path of a Python with the packages of tests/allauth; creates it if it is missing. */
async function readyPython(): Promise<string> {
  const wanted = createHash('sha256').update(readFileSync(requirements)).digest('hex')
  if (isReady(wanted)) return python
  const base = findPython()
  log('Installing the real sign-in service …')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(at('.data'), { recursive: true })
  await runOrFail(base, ['-m', 'venv', folder])
  // Wheels are kept in a folder that outlives the environment.
  const cache = { PIP_CACHE_DIR: at('.data/pip'), PIP_DISABLE_PIP_VERSION_CHECK: '1' }
  await runOrFail(python, ['-m', 'pip', 'install', '--quiet', '-r', requirements], cache)
  writeFileSync(stamp, wanted)
  return python
}

function isReady(wanted: string): boolean {
  return (
    statSync(stamp, { throwIfNoEntry: false }) !== undefined &&
    readFileSync(stamp, 'utf8') === wanted &&
    spawnSync(python, ['-c', 'import allauth']).status === 0
  )
}

function findPython(): string {
  const names = process.env.PYTHON ? [process.env.PYTHON] : ['python3', 'python3.11', 'python']
  const found = names.find((name) => spawnSync(name, ['-c', check]).status === 0)
  if (found) return found
  throw new Fault(
    `The real sign-in service needs Python 3.11 or newer with venv; tried ${names.join(', ')}. ` +
      'On Debian: apt-get install python3 python3-venv. Elsewhere set PYTHON.',
  )
}

async function runOrFail(command: string, args: readonly string[], env: Env = {}): Promise<void> {
  const code = await run(command, args, env)
  if (code !== 0) throw new Fault(`${command} ${args.join(' ')} ended with ${code}.`)
}

/**
 * Starts the real django-allauth, waits until it responds, and returns its address; `env` are
 * settings of tests/allauth/settings.py.
 */
async function startAllauth(
  python: string,
  verification: string,
  port: string | number,
  env: Env = {},
): Promise<Child & { url: string }> {
  const host = process.env.ALLAUTH_HOST || 'localhost'
  const child = launch(python, [at('tests/allauth/serve.py')], {
    PYTHONDONTWRITEBYTECODE: '1',
    ALLAUTH_VERIFICATION: verification,
    ALLAUTH_DATA: at('.data/allauth', verification),
    ALLAUTH_PORT: String(port),
    ...env,
  })
  const url = `http://${host}:${port}`
  await waitFor(`${url}/api/v1/health`, `The real sign-in service (${verification})`, child)
  return { ...child, url }
}

/**
 * Starts the service in both of its modes for tests/contract.
 * @returns the variable with which these tests find it
 */
export async function startAllauthServers(): Promise<Env> {
  const python = await readyPython()
  const provider = {
    id: 'mikro',
    clientId: 'mikro-shop',
    url: `http://localhost:${await freePort()}`,
  }
  const start = async (mode: 'code' | 'link') =>
    startAllauth(python, mode, await freePort(), {
      ALLAUTH_PROVIDER_URL: provider.url,
      ALLAUTH_PROVIDER_ID: provider.id,
      ALLAUTH_PROVIDER_CLIENT: provider.clientId,
    })
  const [code, link] = await Promise.all([start('code'), start('link')])
  return { ALLAUTH_SERVERS: JSON.stringify({ code: code.url, link: link.url, provider }) }
}

/** `node scripts/run.mjs allauth`: runs one service until it is stopped. */
export async function main(): Promise<void> {
  stopOnSignals(130)
  await withChildren(async () => {
    const { ALLAUTH_VERIFICATION: mode = 'code', ALLAUTH_PORT: port = '8200' } = process.env
    const { exit } = await startAllauth(await readyPython(), mode, port)
    await exit
  })
}
