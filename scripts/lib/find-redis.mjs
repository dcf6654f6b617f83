import { spawnSync } from 'node:child_process'
import { run } from './children.mjs'
import { Fault, log } from './script.mjs'

/**
 * Path of a Redis server for tests: REDIS_SERVER_PATH, one on the PATH, or Debian's package
 * (installed if run as root; Debian does not start it without systemd, and the tests start their
 * own).
 */
export async function findRedis() {
  const named = process.env.REDIS_SERVER_PATH || 'redis-server'
  if (runs(named)) return named
  if (process.env.REDIS_SERVER_PATH) {
    throw new Fault(`REDIS_SERVER_PATH names no Redis server: ${named}`)
  }
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    log('Installing Redis …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], env)
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'redis-server'], env)
    if (runs(named)) return named
  }
  throw new Fault(
    'No Redis server was found. Install one (Debian: apt-get install redis-server), or set ' +
      'REDIS_SERVER_PATH.',
  )
}

const runs = (path) => spawnSync(path, ['--version']).status === 0
