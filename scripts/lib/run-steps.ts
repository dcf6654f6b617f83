import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { isStopping, run } from './children'
import { at, duration, Fault, heading, log } from './script'
import { logProblems, readTestReport, type TestReport } from './test-report'
import type { Step } from './test-steps'

/** A hanging program must not block the whole run. The slowest takes 25 minutes on two cores. */
const limitMinutes = Number(process.env.CHECK_LIMIT_MINUTES || 40)

/**
 * Bounds of a run, in minutes since its start, for machines that differ in speed: after `lastStart`
 * no further step of the full level starts, at `end` a running one is stopped. Both are left out,
 * which fails nothing; steps of the quick level always run whole.
 */
export interface RunLimits {
  lastStart: number
  end: number
}

export interface RunOptions {
  /** Ends the run at the first failed step. */
  isBailing?: boolean
  limits?: RunLimits | undefined
}

interface Result {
  name: string
  outcome: 'passed' | 'failed' | 'not run' | 'left out'
  /** Why it was not run or left out. */
  reason?: string
  ms?: number
  kind?: string | undefined
  tests?: TestReport | null | undefined
}

/**
 * Runs steps one after the other, with `isBailing` up to the first failed one, and prints a summary:
 * each step, the counts of steps and of each kind of tests, then the tests that failed or were
 * retried. A step without what it needs is 'not run', never passed. The last line counts steps and
 * tests: `N passed, N failed`.
 * @returns whether every step passed or was left out
 */
export async function runSteps(
  steps: readonly Step[],
  { isBailing = false, limits }: RunOptions = {},
): Promise<boolean> {
  mkdirSync(at('.data/check'), { recursive: true })
  const results: Result[] = []
  for (const step of steps) {
    const result = await runStep(step, results, step.level === 'full' ? limits : undefined)
    results.push(result)
    if (isStopping() || (result.outcome === 'failed' && isBailing)) break
  }
  heading('Summary')
  for (const { name, outcome, reason, ms = 0 } of results) {
    log(`  ${name.padEnd(11)} ${outcome.padEnd(8)} ${reason ?? duration(ms)}`)
  }
  const inTurn = steps.find(({ isInTurn }) => isInTurn)
  if (inTurn) log(`\n  in turn today: ${inTurn.name} (${inTurn.title})`)
  const kinds = countsByKind(results)
  log()
  for (const [kind, counts] of kinds) log(`  ${kind.padEnd(20)} ${inWords(counts)}`)
  logProblems(results.map(({ tests }) => tests))
  const sum = (key: keyof Counts) =>
    [...kinds.values()].reduce((total, counts) => total + counts[key], 0)
  log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  const isGood = ({ outcome }: Result) => outcome === 'passed' || outcome === 'left out'
  return results.length === steps.length && results.every(isGood)
}

type Counts = Omit<TestReport, 'problems'>
const noTests: Counts = { passed: 0, failed: 0, retried: 0, skipped: 0 }

/** Counts of the steps themselves, and of the tests that they ran, by the kind of test. */
function countsByKind(results: readonly Result[]): Map<string, Counts> {
  const kinds = new Map([['steps', noTests]])
  const add = (kind: string, { passed, failed, retried, skipped }: Counts) => {
    const before = kinds.get(kind) ?? noTests
    kinds.set(kind, {
      passed: before.passed + passed,
      failed: before.failed + failed,
      retried: before.retried + retried,
      skipped: before.skipped + skipped,
    })
  }
  for (const { outcome, tests, kind = 'tests' } of results) {
    if (outcome === 'passed' || outcome === 'failed') add('steps', { ...noTests, [outcome]: 1 })
    if (tests) add(kind, tests)
  }
  return kinds
}

/** `12 passed, 1 failed`, with retried (flaky) and skipped tests if there are any. */
function inWords({ passed, failed, retried, skipped }: Counts): string {
  const parts = [`${passed} passed`, `${failed} failed`]
  if (retried > 0) parts.push(`${retried} retried (flaky)`)
  if (skipped > 0) parts.push(`${skipped} skipped`)
  return parts.join(', ')
}

/** Minutes since this program started, with the time in which packages were installed. */
const minutesGone = () => process.uptime() / 60

async function runStep(
  step: Step,
  earlier: readonly Result[],
  limits?: RunLimits,
): Promise<Result> {
  const { name, title, command, needs = [], after, report, kind, env, prepare } = step
  const missing = needs.find((path) => !existsSync(at(path)))
  if (missing) return { name, outcome: 'not run', reason: `${missing} is missing` }
  if (earlier.some((one) => one.name === after && one.outcome !== 'passed')) {
    return { name, outcome: 'not run', reason: `${after} did not pass` }
  }
  if (limits && minutesGone() > limits.lastStart) {
    return { name, outcome: 'left out', reason: `minute ${limits.lastStart} had passed` }
  }
  heading(title)
  const began = Date.now()
  if (report) rmSync(report, { force: true })
  const prepared = await prepare?.().catch(reasonOf)
  if (typeof prepared === 'string') {
    log(prepared)
    return { name, outcome: step.isInTurn ? 'left out' : 'not run', reason: prepared }
  }
  const [file, ...args] = command
  const reporting = report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}
  const minutesLeft = limits ? Math.max(0, limits.end - minutesGone()) : Number.POSITIVE_INFINITY
  const minutes = Math.min(limitMinutes, minutesLeft)
  const code = await run(file, args, { ...prepared, ...env, ...reporting }, minutes * 60_000 + 1)
  if (code === 124) {
    if (minutes === minutesLeft) {
      return { name, outcome: 'left out', reason: `stopped at minute ${limits?.end}` }
    }
    log(`${basename(file)} did not end within ${limitMinutes} minutes`)
  }
  const outcome = code === 0 ? 'passed' : 'failed'
  const ms = Date.now() - began
  log(`${outcome} in ${duration(ms)}`)
  return { name, outcome, ms, kind, tests: report ? readTestReport(report) : null }
}

function reasonOf(error: unknown): string {
  return error instanceof Fault ? error.message : String(error)
}
