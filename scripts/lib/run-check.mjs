import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { isStopping, run } from './children.mjs'
import { at, duration, heading, log } from './script.mjs'
import { logProblems, readTestReport } from './test-report.mjs'

/** A hanging program must not block the whole check. The slowest takes 15 minutes on two cores. */
const limitMinutes = Number(process.env.CHECK_LIMIT_MINUTES || 40)

const noTests = { passed: 0, failed: 0, retried: 0, skipped: 0 }

/**
 * Runs steps of the check one after the other, up to the first failed one unless `all` is set, and
 * prints a summary: each step, the counts of tool steps and of each kind of tests, then the tests
 * that failed or were retried. A step without its input is 'not run', never passed. The last line
 * counts steps and tests: `N passed, N failed`.
 */
export async function runCheck(steps, { all = false } = {}) {
  mkdirSync(at('.data/check'), { recursive: true })
  const results = []
  for (const step of steps) {
    const result = await runStep(step, results)
    results.push(result)
    if (isStopping() || (result.outcome === 'failed' && !all)) break
  }
  heading('Summary')
  for (const { name, outcome, reason, ms } of results) {
    log(`  ${name.padEnd(10)} ${outcome.padEnd(8)} ${reason ?? duration(ms)}`)
  }
  const kinds = countsByKind(results)
  log()
  for (const [kind, counts] of kinds) log(`  ${kind.padEnd(16)} ${inWords(counts)}`)
  logProblems(results.map(({ tests }) => tests))
  const sum = (key) => [...kinds.values()].reduce((total, counts) => total + counts[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed') }
  log(`\n${total.passed} passed, ${total.failed} failed`)
  return { ...total, notRun: steps.length - results.filter(({ ms }) => ms !== undefined).length }
}

/** Counts of the steps themselves, and of the tests that they ran, by the kind of test. */
function countsByKind(results) {
  const kinds = new Map([['tool steps', noTests]])
  const add = (kind, counts) => {
    const before = kinds.get(kind) ?? noTests
    kinds.set(
      kind,
      Object.fromEntries(Object.keys(noTests).map((key) => [key, before[key] + counts[key]])),
    )
  }
  for (const { outcome, tests, kind } of results) {
    if (outcome !== 'not run') add('tool steps', { ...noTests, [outcome]: 1 })
    if (tests) add(kind, tests)
  }
  return kinds
}

/** `12 passed, 1 failed`, with retried (flaky) and skipped tests if there are any. */
function inWords({ passed, failed, retried, skipped }) {
  const parts = [`${passed} passed`, `${failed} failed`]
  if (retried > 0) parts.push(`${retried} retried (flaky)`)
  if (skipped > 0) parts.push(`${skipped} skipped`)
  return parts.join(', ')
}

async function runStep(step, earlier) {
  const { name, title, commands, needs = [], after, report, kind, env } = step
  const missing = needs.find((path) => !existsSync(at(path)))
  const broken = earlier.find((step) => step.name === after && step.outcome !== 'passed')
  if (missing || broken) {
    const reason = missing ? `${missing} is missing` : `${after} did not pass`
    return { name, outcome: 'not run', reason }
  }
  heading(title)
  const began = Date.now()
  if (report) rmSync(report, { force: true })
  const outcome = (await runCommands(commands, env)) ? 'passed' : 'failed'
  const ms = Date.now() - began
  log(`${outcome} in ${duration(ms)}`)
  return { name, outcome, ms, kind, tests: report && readTestReport(report) }
}

async function runCommands(commands, env) {
  let isGreen = true
  for (const [command, ...args] of commands) {
    const code = await run(command, args, env, limitMinutes * 60_000)
    if (code === 124) log(`${basename(command)} did not end within ${limitMinutes} minutes`)
    if (code !== 0) isGreen = false
  }
  return isGreen
}
