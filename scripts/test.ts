import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { stopOnSignals, withChildren } from './lib/children'
import { type RunLimits, runSteps } from './lib/run-steps'
import { at, Fault } from './lib/script'
import { levels, type Step, steps } from './lib/test-steps'

const dayMs = 24 * 60 * 60 * 1000

/**
 * `npm test`, `npm run test:full` and their parts. `--level quick,full` runs the steps of these
 * levels, `--only a,b` these steps, all without those of `--skip`; `--bail` stops at the first
 * failed one. `--in-turn a,b` runs one of these steps, each on its day; where the system lacks a
 * program for it, it is left out and named. With `--minutes 50,58`, no step of the full level starts after minute 50, and one that
 * runs at minute 58 is stopped; the summary names what was left out. Further arguments, such as
 * names of test files, go to each program.
 */
export async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      level: text,
      only: text,
      skip: text,
      'in-turn': text,
      minutes: text,
      bail: { type: 'boolean' },
    },
  })
  const names = steps.map(({ name }) => name)
  const wanted = listOf('level', values.level ?? 'quick', levels)
  const only = values.only === undefined ? null : listOf('only', values.only, names)
  const inTurn = listOf('in-turn', values['in-turn'] ?? '', names)
  const today = inTurn[Math.floor(Date.now() / dayMs) % inTurn.length]
  const skipped = [...listOf('skip', values.skip ?? '', names), ...inTurn].filter(
    (name) => name !== today,
  )
  const chosen = steps
    .filter(({ name, level }) => (only ? only.includes(name) : wanted.includes(level)))
    .filter(({ name }) => !skipped.includes(name))
    .map(
      (step): Step => ({
        ...step,
        isInTurn: step.name === today,
        command: [...step.command, ...positionals],
      }),
    )
  const options = { isBailing: values.bail ?? false, limits: limitsOf(values.minutes) }
  stopOnSignals(130)
  await withChildren(async () => {
    const isGreen = await runSteps([...buildIfNeeded(chosen), ...chosen], options)
    process.exitCode = isGreen ? 0 : 1
  })
}

/** The tests of the site build it if there is none; they test the one that was published last. */
function buildIfNeeded(chosen: readonly Step[]): readonly Step[] {
  const needsSite = chosen.some(({ needs }) => needs?.includes('dist'))
  const builds = chosen.some(({ name }) => name === 'build')
  if (!needsSite || builds || existsSync(at('dist'))) return []
  return steps.filter(({ name }) => name === 'build')
}

function limitsOf(minutes: string | undefined): RunLimits | undefined {
  if (minutes === undefined) return undefined
  const [, lastStart, end] = /^([\d.]+),([\d.]+)$/.exec(minutes) ?? []
  if (lastStart && end) return { lastStart: Number(lastStart), end: Number(end) }
  throw new Fault(`--minutes takes two numbers, such as 50,58; not '${minutes}'`)
}

/** Reads an option that is a list of known names. */
function listOf(option: string, text: string, known: readonly string[]): string[] {
  const words = text.split(',').flatMap((word) => word.trim() || [])
  const unknown = words.find((word) => !known.includes(word))
  if (unknown === undefined) return words
  throw new Fault(`--${option} takes ${known.join(', ')}; not '${unknown}'`)
}
