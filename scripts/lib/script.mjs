import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** A path below the root. */
export const at = (...parts) => join(root, ...parts)

/** A program that a package provides. */
export const program = (name) => at('node_modules/.bin', name)

/** Prints one line for the person at the terminal. */
export function log(line = '') {
  process.stdout.write(`${line}\n`)
}

/** Prints the heading of a part of the work. */
export function heading(title) {
  log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
}

/** Duration for people, from milliseconds: `0.4 s`, `2 min 5 s`. */
export function duration(ms) {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** An error that is shown as one line without a stack. */
export class Fault extends Error {}

/** Runs the main function of a script; a `Fault` becomes one line, and exit code 1. */
export async function runMain(main) {
  try {
    demandSupportedNode()
    await main()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
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
  throw new Fault(
    `Node ${process.versions.node} is not supported (${supported}). Install the one of .nvmrc.`,
  )
}
