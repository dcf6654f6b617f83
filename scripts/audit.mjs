import { spawnSync } from 'node:child_process'
import { log, root } from './lib/script.mjs'

/** Known vulnerabilities of the locked packages; 'not run' if the registry does not respond. */
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' })
const counts = readCounts(stdout)
if (counts === null) {
  log('not run: the registry did not respond')
} else {
  const { low, moderate, high, critical } = counts
  log(`${critical} critical, ${high} high, ${moderate} moderate, ${low} low`)
  process.exitCode = critical + high > 0 ? 1 : 0
}

function readCounts(report) {
  try {
    return JSON.parse(report).metadata.vulnerabilities
  } catch {
    return null
  }
}
