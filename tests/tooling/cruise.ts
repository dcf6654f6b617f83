import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

export const repository = resolve(__dirname, '../..')

/** One import that a rule of `.dependency-cruiser.cjs` refuses. */
interface Violation {
  from: string
  to: string
  rule: { name: string }
}

/** What dependency-cruiser saw below `root`. */
export interface Cruise {
  modules: string[]
  violations: Violation[]
}

/** Checks the rooms of a tree that holds the repository's own rules at its root. */
export function cruise(root: string): Cruise {
  const program = resolve(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const run = spawnSync(
    process.execPath,
    [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.'],
    { cwd: root, encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 },
  )
  if (!run.stdout.startsWith('{')) throw new Error(run.stderr || run.stdout)
  const answer = JSON.parse(run.stdout) as {
    modules: { source: string; coreModule?: boolean }[]
    summary: { violations: Violation[] }
  }
  return {
    modules: answer.modules
      .map(({ source }) => source)
      .filter((source) => !source.startsWith('node_modules/')),
    violations: answer.summary.violations,
  }
}
