import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../support/repository'

const text = readFileSync(join(repository, 'docs/faults.md'), 'utf8')
const rows = [...text.matchAll(/^\| (A[1-6])-(\d+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, part = '', number, fault, outcome, shown = '']) => ({
    row: `${part}-${number}`,
    number: Number(number),
    fault,
    outcome,
    files: [...shown.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }),
)

describe('docs/faults.md', () => {
  it('has each fault once, in order', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  })

  it('names only tests that exist', () => {
    const missing = rows.flatMap(({ row, files }) =>
      files.filter((path) => !existsSync(join(repository, path))).map((path) => `${row}: ${path}`),
    )
    expect(missing).toEqual([])
    const others = rows
      .flatMap(({ files }) => files)
      .filter((path) => !/\.(?:test\.tsx?|scan\.ts|e2e\.ts)$/.test(path))
    expect(others).toEqual([])
  })

  it('names a test for each fault', () => {
    const silent = rows.filter(({ files }) => files.length === 0)
    expect(silent.map(({ row }) => row)).toEqual([])
  })
})
