import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Fault, log } from '../lib/script'

/** How often and how much is measured. */
export interface BenchOptions {
  /** Rounds, of which the median is shown. */
  runs: number
  /** Numbers of products for which the site is built. */
  sizes: readonly number[]
  /** How many times slower than this machine the visited phone computes. */
  slowdown: number
}

export async function publishedSite(): Promise<string> {
  const folder = await realpath('dist').catch(() => null)
  if (folder) return folder
  throw new Fault('There is no published site to measure: run npm run build first.')
}

/** Runs work with a temporary folder and removes it afterwards. */
export async function withFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Runs a program of Node to its end; returns its output and how long it took. */
export async function runNode(
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ output: string; seconds: number }> {
  const began = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', ...settings }
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    return { output: stdout, seconds: (performance.now() - began) / 1000 }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Fault(`${args.join(' ')} failed.\n${(stdout + stderr).slice(-3000)}`)
  }
}

/**
 * Takes each measurement `runs` times, in turns. Each round starts with another measurement, so that
 * a busy moment does not always affect the same one.
 */
export async function inTurns<Result>(
  runs: number,
  measurements: readonly (() => Promise<Result>)[],
): Promise<Result[][]> {
  const results: Result[][] = measurements.map(() => [])
  for (let run = 0; run < runs; run += 1) {
    for (const turn of measurements.keys()) {
      const at = (run + turn) % measurements.length
      const measure = measurements[at]
      if (measure) results[at]?.push(await measure())
    }
  }
  return results
}

/** Median of values; for an even count the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return (low + high) / 2
}

/** A figure of a table: a number with its decimals. */
export const fixed = (value: number, decimals = 0): string => value.toFixed(decimals)

/** Prints a table of Markdown, as docs/bench.md has them. */
export function logTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => log(`| ${cells.join(' | ')} |`)
  log()
  line(head)
  line(head.map(() => '---'))
  rows.forEach(line)
}
