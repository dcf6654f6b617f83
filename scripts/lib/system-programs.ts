import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run } from './children'
import { at, Fault, log } from './script'

const playwrightCache =
  process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright')

/**
 * Path of a Chromium: CHROMIUM_PATH, one on the PATH, Debian's package, or Playwright's own.
 * @throws Fault that says what to install
 */
export async function findChromium(): Promise<string> {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const given = givenProgram('CHROMIUM_PATH')
  const found = given || (await findOrInstall(names, ['chromium'])) || chromiumOfPlaywright()
  if (found) return found
  throw new Fault(
    'No Chromium was found. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium), or set CHROMIUM_PATH.',
  )
}

/**
 * Path of a Redis server for tests: REDIS_SERVER_PATH, one on the PATH, or Debian's package. The
 * tests start their own.
 * @throws Fault that says what to install
 */
export async function findRedis(): Promise<string> {
  const given = givenProgram('REDIS_SERVER_PATH')
  const found = given || (await findOrInstall(['redis-server'], ['redis-server']))
  if (found) return found
  throw new Fault(
    'No Redis server was found. Install one (Debian: apt-get install redis-server), or set ' +
      'REDIS_SERVER_PATH.',
  )
}

/** Finds or installs Debian's nginx with its Brotli module; the tests start it themselves. */
export async function requireNginx(): Promise<void> {
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  await requireFiles(['/usr/sbin/nginx', brotli], ['nginx', 'libnginx-mod-http-brotli-static'])
}

/** Finds or installs Debian's jq, which carries out upload plans. */
export const requireJq = () => requireFiles(['/usr/bin/jq'], ['jq'])

/** Finds or installs Firefox, and WebKit with a display and a certificate for it. */
export async function requireEngines(): Promise<void> {
  const programs = [['firefox-esr', 'firefox'], ['WebKitWebDriver'], ['Xvfb'], ['openssl']]
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openssl']
  for (const names of programs) {
    if (await findOrInstall(names, packages)) continue
    throw new Fault(`${names[0]} is missing. As root: apt-get install ${packages.join(' ')}`)
  }
}

async function requireFiles(files: readonly string[], packages: readonly string[]): Promise<void> {
  const areThere = () => files.every((file) => isThere(file))
  if (areThere()) return
  await installPackages(packages)
  if (areThere()) return
  throw new Fault(`${packages[0]} is missing. As root: apt-get install ${packages.join(' ')}`)
}

/** A program that the environment names. */
function givenProgram(variable: string): string | undefined {
  const given = process.env[variable]
  if (given && !isThere(given, constants.X_OK)) {
    throw new Fault(`${variable} names no program: ${given}`)
  }
  return given
}

async function findOrInstall(
  names: readonly string[],
  packages: readonly string[],
): Promise<string | undefined> {
  const found = onThePath(names)
  if (found) return found
  await installPackages(packages)
  return onThePath(names)
}

function onThePath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH || '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => isThere(path, constants.X_OK))
}

/** Installs packages of Debian where this runs as root. */
async function installPackages(packages: readonly string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  log(`Installing ${packages[0]} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], env)
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], env)
}

function chromiumOfPlaywright(): string | undefined {
  try {
    return readdirSync(playwrightCache)
      .filter((folder) => folder.startsWith('chromium-'))
      .map((folder) => join(playwrightCache, folder, 'chrome-linux', 'chrome'))
      .find((path) => isThere(path, constants.X_OK))
  } catch {
    return undefined
  }
}

function isThere(path: string, mode = constants.F_OK): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

/** Lists the supported Nodes, as packages. */
const pinned = at('tests/nodes')
const installed = at('.data/nodes')
const lockfile = 'package-lock.json'

/**
 * The folders of the programs of each supported Node, by line; installs them if they are missing or
 * tests/nodes names others. They are packages without install scripts.
 * @throws Fault if there is none for this platform, or one of them does not run
 */
export async function readyNodes(): Promise<Record<string, string>> {
  if (!areNodesInstalled()) await installNodes()
  const { optionalDependencies } = JSON.parse(readFileSync(`${pinned}/package.json`, 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const names = Object.keys(optionalDependencies).filter((name) =>
    name.endsWith(`-${process.platform}-${process.arch}`),
  )
  const folderOf = (name: string) => `${installed}/node_modules/${name}/bin`
  const broken = names.find(
    (name) => spawnSync(`${folderOf(name)}/node`, ['--version']).status !== 0,
  )
  if (names.length > 0 && !broken) {
    return Object.fromEntries(names.map((name) => [name.split('-')[1] ?? name, folderOf(name)]))
  }
  throw new Fault(
    broken
      ? `${broken} does not run. Remove .data/nodes and try again.`
      : `tests/nodes names no Node for ${process.platform} ${process.arch}.`,
  )
}

function areNodesInstalled(): boolean {
  return (
    // npm writes it last.
    existsSync(`${installed}/node_modules/.package-lock.json`) &&
    readFileSync(`${installed}/${lockfile}`, 'utf8') ===
      readFileSync(`${pinned}/${lockfile}`, 'utf8')
  )
}

async function installNodes(): Promise<void> {
  log('Installing the supported Nodes …')
  mkdirSync(installed, { recursive: true })
  for (const name of ['package.json', lockfile]) cpSync(`${pinned}/${name}`, `${installed}/${name}`)
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund']
  const code = await run('npm', ['ci', '--prefix', installed, ...quietly])
  if (code !== 0) throw new Fault(`npm ci ended with ${code}: the Nodes are not installed.`)
}
