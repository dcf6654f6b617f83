import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type CodeFigures, measureCode } from './measure/code-figures'

/** `npm run measure`: prints figures of the code; `--list` names the files behind them. */
function main(): void {
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 10_000_000 })
    .split('\n')
    .filter((path) => path && existsSync(path))
  const figures = measureCode(process.cwd(), paths)
  process.stdout.write(`${table(figures)}\n`)
  if (process.argv.includes('--list')) {
    process.stdout.write(`\n${[...figures.foreignReferences, ...figures.duplicates].join('\n')}\n`)
  }
  for (const path of figures.missingFiles) {
    process.stderr.write(`docs/architecture.md names ${path}, which does not exist\n`)
    process.exitCode = 1
  }
}

function table(figures: CodeFigures): string {
  const rows: [string, number][] = [
    ['production files (.ts, .tsx, .mjs, .cjs)', figures.productionFiles],
    ['of these with fewer than 16 lines', figures.smallFiles],
    ['XState machines', figures.machines],
    ['files in src/hydration', figures.hydrationFiles],
    ['entries of docs/glossary.md', figures.glossaryEntries],
    ['lines of TypeScript (no .d.ts, blanks, comments)', figures.typescriptLines],
    ['references to texts outside the repository', figures.foreignReferences.length],
    ['duplicate pairs of 12 lines or more', figures.duplicates.length],
    ...[...figures.followedFiles].map(([way, files]): [string, number] => [
      `files to open: ${way.toLowerCase()}`,
      files,
    ]),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows
    .map(([name, value]) => `${name.padEnd(width)}  ${String(value).padStart(7)}`)
    .join('\n')
}

main()
