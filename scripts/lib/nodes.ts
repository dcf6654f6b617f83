import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { run } from './children'
import { at, Fault, log } from './script'

const pinned = at('tests/nodes')
const installed = at('.data/nodes')
const lockfile = 'package-lock.json'

/**
 * The folders of the programs of each supported Node, by line; installs them if they are missing or
 * tests/nodes names others. They are packages without install scripts.
 * @throws Fault if there is none for this platform, or one of them does not run
 */
export async function readyNodes(): Promise<Record<string, string>> {
  if (!isInstalled()) await install()
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

function isInstalled(): boolean {
  return (
    // npm writes it last.
    existsSync(`${installed}/node_modules/.package-lock.json`) &&
    readFileSync(`${installed}/${lockfile}`, 'utf8') ===
      readFileSync(`${pinned}/${lockfile}`, 'utf8')
  )
}

async function install(): Promise<void> {
  log('Installing the supported Nodes …')
  mkdirSync(installed, { recursive: true })
  for (const name of ['package.json', lockfile]) cpSync(`${pinned}/${name}`, `${installed}/${name}`)
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund']
  const code = await run('npm', ['ci', '--prefix', installed, ...quietly])
  if (code !== 0) throw new Fault(`npm ci ended with ${code}: the Nodes are not installed.`)
}
