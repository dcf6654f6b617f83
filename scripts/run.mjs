import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Runs a command of package.json: `node scripts/run.mjs start` calls `main` of scripts/start.ts.
// This file alone runs before the packages are installed, so it uses Node only.

/** Commands that install the packages first: a fresh clone can run them. */
const installing = new Set(['start', 'develop', 'build', 'test', 'allauth'])

const at = (path) => new URL(`../${path}`, import.meta.url)
const [command = ''] = process.argv.splice(2, 1)

demandSupportedNode()
if (installing.has(command)) installIfNeeded()
await import('tsx')
const load = createRequire(import.meta.url)
const { Fault } = load('./lib/script.ts')
try {
  await load(`./${command}.ts`).main()
} catch (error) {
  if (!(error instanceof Fault)) throw error
  fail(error.message)
}

/** The supported lines of Node are alternatives in package.json: `^20.19.0 || ^22.12.0`. */
function demandSupportedNode() {
  const supported = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isSupported = supported.split(' || ').some((line) => {
    const [lineMajor, firstMinor] = line.slice(1).split('.').map(Number)
    return major === lineMajor && minor >= firstMinor
  })
  if (isSupported) return
  fail(`Node ${process.versions.node} is not supported (${supported}). Install the one of .nvmrc.`)
  process.exit()
}

/** Installs the packages if they are missing or package-lock.json has changed since. */
function installIfNeeded() {
  const stamp = at('.data/installed')
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')
  if (!isInstalled(stamp, wanted)) {
    process.stdout.write('Installing packages: one to two minutes, once …\n')
    // Builds need development packages, even with NODE_ENV=production.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
    const { status } = spawnSync('npm', args, { cwd: at('.'), stdio: 'inherit' })
    if (status !== 0) {
      fail(`npm ci ended with ${status}: the packages are not installed.`)
      process.exit()
    }
  }
  mkdirSync(at('.data'), { recursive: true })
  writeFileSync(stamp, wanted)
}

function isInstalled(stamp, wanted) {
  const tree = statSync(at('node_modules/.package-lock.json'), { throwIfNoEntry: false })
  if (!tree) return false
  const byUs = statSync(stamp, { throwIfNoEntry: false })
  if (byUs && readFileSync(stamp, 'utf8') === wanted) return true
  return tree.mtimeMs >= statSync(at('package-lock.json')).mtimeMs
}

/** Prints a reason of one line without a stack; the exit code becomes 1. */
function fail(reason) {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
