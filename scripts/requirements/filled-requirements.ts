import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

export const requirementsFile = 'docs/requirements.md'

const rooms = [
  'contract',
  'gateway',
  'scripts',
  'src',
  'api-emulator',
  'tests',
  'upstream',
  'worker',
]
const tests = /\.(test\.tsx?|e2e\.ts|scan\.ts)$/
const citation = /\bR(\d{3})(?:\s?[–-]\s?R(\d{3}))?/g
const row = /^\| (R\d{3}) \| (.+) \| .*\|$/

/** The document of requirements with its last column taken from the tests that cite each row. */
export function filledRequirements(root: string): string {
  const shownBy = citedRows(root)
  return readFileSync(join(root, requirementsFile), 'utf8')
    .split('\n')
    .map((line) => {
      const [, id = '', text] = row.exec(line) ?? []
      if (!text) return line
      const files = (shownBy.get(id) ?? []).map((path) => `\`${path}\``)
      return files.length > 0
        ? `| ${id} | ${text} | ${files.join(', ')} |`
        : `| ${id} | ${text} | |`
    })
    .join('\n')
}

/** Test files by the rows that they cite (`R041`, `R018–R039`). */
export function citedRows(root: string): Map<string, string[]> {
  const shownBy = new Map<string, string[]>()
  for (const path of testFiles(root)) {
    const text = readFileSync(join(root, path), 'utf8')
    const cited = [...text.matchAll(citation)].flatMap(([, first, last]) => span(first, last))
    for (const id of new Set(cited)) shownBy.set(id, [...(shownBy.get(id) ?? []), path])
  }
  return shownBy
}

function span(first = '0', last = first): string[] {
  const length = Math.max(0, Number(last) - Number(first) + 1)
  return Array.from({ length }, (_, at) => `R${String(Number(first) + at).padStart(3, '0')}`)
}

function testFiles(root: string): string[] {
  return rooms
    .map((room) => join(root, room))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => tests.test(name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((path) => !path.startsWith('tests/tooling/'))
    .sort()
}
