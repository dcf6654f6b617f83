import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { isStopping, run } from './children.mjs'
import { duration, heading, say } from './log.mjs'
import { at } from './places.mjs'
import { testCounts } from './test-counts.mjs'

/** A program that hangs must not hang the whole check. The slowest takes 15 minutes on two cores. */
const limitMinutes = Number(process.env.CHECK_LIMIT_MINUTES || 40)

/**
 * Runs steps of the check one after the other, up to the first red one unless `all` is set, and
 * says what became of each. A step that lacks something to look at is 'not run', never passed.
 * The last line counts steps and their tests: `N passed, N failed`.
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
    say(`  ${name.padEnd(10)} ${outcome.padEnd(8)} ${reason ?? duration(ms)}`)
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed') }
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return { ...total, notRun: steps.length - results.filter(({ ms }) => ms !== undefined).length }
}

async function runStep(step, earlier) {
  const { name, title, commands, needs = [], after, report, env } = step
  const missing = needs.find((path) => !existsSync(at(path)))
  const broken = earlier.find((step) => step.name === after && step.outcome !== 'passed')
  if (missing || broken) {
    const reason = missing ? `${missing} is missing` : `${after} did not pass`
    return { name, outcome: 'not run', reason, passed: 0, failed: 0 }
  }
  heading(title)
  const began = Date.now()
  if (report) rmSync(report, { force: true })
  const outcome = (await runCommands(commands, env)) ? 'passed' : 'failed'
  const ms = Date.now() - began
  say(`${outcome} in ${duration(ms)}`)
  const tests = (report && testCounts(report)) || { passed: 0, failed: 0 }
  const own = outcome === 'passed' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const passed = own.passed + tests.passed
  const failed = own.failed + tests.failed
  return { name, outcome, ms, passed, failed }
}

async function runCommands(commands, env) {
  let isGreen = true
  for (const [command, ...args] of commands) {
    const code = await run(command, args, env, limitMinutes * 60_000)
    if (code === 124) say(`${basename(command)} did not end within ${limitMinutes} minutes`)
    if (code !== 0) isGreen = false
  }
  return isGreen
}
