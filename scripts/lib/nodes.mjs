import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { run } from './children.mjs'
import { at, Fault, log } from './script.mjs'

const pinned = at('tests/nodes')
const installed = at('.data/nodes')
const lockfile = 'package-lock.json'

/**
 * A Node of each supported line, with the folder of its program; installs them if they are missing
 * or tests/nodes names others. They are packages without install scripts.
 */
export async function readyNodes() {
  if (!isInstalled()) await install()
  const { optionalDependencies } = JSON.parse(readFileSync(`${pinned}/package.json`, 'utf8'))
  const nodes = Object.keys(optionalDependencies)
    .filter((name) => name.endsWith(`-${process.platform}-${process.arch}`))
    .map((name) => ({ line: name.split('-')[1], folder: `${installed}/node_modules/${name}/bin` }))
  const broken = nodes.find(({ folder }) => spawnSync(`${folder}/node`, ['--version']).status !== 0)
  if (nodes.length > 0 && !broken) return nodes
  throw new Fault(
    broken
      ? `${broken.folder}/node does not run. Remove .data/nodes and try again.`
      : `tests/nodes names no Node for ${process.platform} ${process.arch}.`,
  )
}

function isInstalled() {
  return (
    // npm writes it last.
    existsSync(`${installed}/node_modules/.package-lock.json`) &&
    readFileSync(`${installed}/${lockfile}`, 'utf8') ===
      readFileSync(`${pinned}/${lockfile}`, 'utf8')
  )
}

async function install() {
  log('Installing the supported Nodes …')
  mkdirSync(installed, { recursive: true })
  for (const name of ['package.json', lockfile]) cpSync(`${pinned}/${name}`, `${installed}/${name}`)
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund']
  const code = await run('npm', ['ci', '--prefix', installed, ...quietly])
  if (code !== 0) throw new Fault(`npm ci ended with ${code}: the Nodes are not installed.`)
}
