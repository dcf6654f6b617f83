import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { run } from './children.mjs'
import { at, Fault, log } from './script.mjs'

const stamp = at('.data/installed')

/** Installs the packages if they are missing or package-lock.json has changed since. */
export async function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')
  if (!isInstalled(wanted)) {
    log('Installing packages …')
    // Builds need development packages, even with NODE_ENV=production.
    const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
    if (code !== 0) throw new Fault(`npm ci ended with ${code}: the packages are not installed.`)
  }
  mkdirSync(at('.data'), { recursive: true })
  writeFileSync(stamp, wanted)
}

function isInstalled(wanted) {
  const tree = statSync(at('node_modules/.package-lock.json'), { throwIfNoEntry: false })
  if (!tree) return false
  const byUs = statSync(stamp, { throwIfNoEntry: false })
  if (byUs && readFileSync(stamp, 'utf8') === wanted) return true
  return tree.mtimeMs >= statSync(at('package-lock.json')).mtimeMs
}
