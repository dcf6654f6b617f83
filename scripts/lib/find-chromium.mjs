import { spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run } from './children.mjs'
import { Fault, log } from './script.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const playwrightCache =
  process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright')

/**
 * Path of a Chromium: CHROMIUM_PATH, one on the PATH, Debian's package (installed where this
 * runs as root), or Playwright's own.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !isProgram(named)) throw new Fault(`CHROMIUM_PATH names no program: ${named}`)
  const found = named || onThePath() || (await fromDebian()) || fromPlaywright()
  if (found) return found
  throw new Fault(
    'No Chromium was found. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium), or set CHROMIUM_PATH.',
  )
}

function onThePath() {
  const folders = (process.env.PATH || '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

async function fromDebian() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  log('Installing Chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], env)
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], env)
  return onThePath()
}

function fromPlaywright() {
  try {
    return readdirSync(playwrightCache)
      .filter((folder) => folder.startsWith('chromium-'))
      .map((folder) => join(playwrightCache, folder, 'chrome-linux', 'chrome'))
      .find(isProgram)
  } catch {
    return undefined
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
