import { join, resolve } from 'node:path'

export const root = resolve(__dirname, '../..')

/** A path below the root. */
export const at = (...parts: string[]) => join(root, ...parts)

/** A program that a package provides. */
export const program = (name: string) => at('node_modules/.bin', name)

/** Prints one line for the person at the terminal. */
export function log(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Prints the heading of a part of the work. */
export function heading(title: string): void {
  log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
}

/** Duration for people, from milliseconds: `0.4 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** An error that is shown as one line without a stack, with exit code 1. */
export class Fault extends Error {
  override name = 'Fault'
}
