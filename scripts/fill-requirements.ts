import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './lib/script'

export const requirementsFile = 'docs/requirements.md'

const folders = ['contract', 'scripts', 'server', 'src', 'tests']
const tests = /\.(test\.tsx?|(?:e2e|hosts|scan)\.ts)$/
const row = /^\| (R\d{3}) \| (.+) \| .*\|$/
const citation = /\bR(\d{3})(?:\s?[–-]\s?R(\d{3}))?/g

/** Part of `npm run fix`: writes into docs/requirements.md which tests cite each requirement. */
export function main(): void {
  const file = join(root, requirementsFile)
  const testedBy = citedRows()
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => {
      const [, id = '', text] = row.exec(line) ?? []
      if (!text) return line
      const files = (testedBy.get(id) ?? []).map((path) => `\`${path}\``)
      return `| ${id} | ${text} | ${files.length > 0 ? `${files.join(', ')} ` : ''}|`
    })
  writeFileSync(file, lines.join('\n'))
  const count = lines.filter((line) => /^\| R\d{3} .*` \|$/.test(line)).length
  process.stdout.write(`${requirementsFile}: ${count} rows are tested\n`)
}

/** Test files by the requirements that they cite (`R041`, `R018–R039`). */
export function citedRows(): Map<string, string[]> {
  const testedBy = new Map<string, string[]>()
  for (const path of testFiles()) {
    const text = readFileSync(join(root, path), 'utf8')
    const cited = [...text.matchAll(citation)].flatMap(([, first, last]) => range(first, last))
    for (const id of new Set(cited)) testedBy.set(id, [...(testedBy.get(id) ?? []), path])
  }
  return testedBy
}

function range(first = '0', last = first): string[] {
  const length = Math.max(0, Number(last) - Number(first) + 1)
  return Array.from({ length }, (_, at) => `R${String(Number(first) + at).padStart(3, '0')}`)
}

function testFiles(): string[] {
  return folders
    .map((name) => join(root, name))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => tests.test(name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((path) => !path.startsWith('tests/tooling/'))
    .sort()
}
