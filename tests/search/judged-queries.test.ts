import { indexText } from '#build/search/write-search-index'
import { type IndexedPage, searchIndexFile } from '#contract/search/search-index'
import { createEngine } from '#features/search/engine/search-engine'
import judgedQueries from './judged-queries.json'
import { seededPages } from './seeded-pages'

interface JudgedQuery {
  /** Habit or mistake of the person who writes. */
  kind: string
  query: string
  /** Pages that answer the query; none for nonsense. */
  paths: readonly string[]
}

const judged: readonly JudgedQuery[] = judgedQueries
const meant = judged.filter(({ paths }) => paths.length > 0)
const nonsense = judged.filter(({ paths }) => paths.length === 0)

let engine: ReturnType<typeof createEngine>

beforeAll(async () => {
  const pages: Record<string, IndexedPage[]> = await seededPages()
  const files = Object.entries(pages).map(([kind, rows]) => [
    kind,
    searchIndexFile.parse(JSON.parse(indexText(rows))),
  ])
  engine = createEngine(Object.fromEntries(files))
})

const pathsOf = (query: string) => engine.search(query).map(({ page }) => page.path)

/** The share of the queries whose answer is among the first results, and the others as text. */
function within(first: number) {
  const found = meant.map(({ kind, query, paths }) => {
    const results = pathsOf(query).slice(0, first)
    return {
      text: `${kind}: ${query} → ${results}`,
      ok: results.some((path) => paths.includes(path)),
    }
  })
  const misses = found.filter(({ ok }) => !ok).map(({ text }) => text)
  return { share: 1 - misses.length / meant.length, misses }
}

/** Prints the misses, whether or not they are few enough. */
function expectShare({ share, misses }: ReturnType<typeof within>, least: number) {
  process.stdout.write(`${(100 * share).toFixed(1)} %; others:\n  ${misses.join('\n  ')}\n`)
  expect(share).toBeGreaterThanOrEqual(least)
}

describe('the judged queries', () => {
  it('are at least 150, each kind more than once', () => {
    expect(judged.length).toBeGreaterThanOrEqual(150)
    const kinds = judged.map(({ kind }) => kind)
    expect(kinds.filter((kind, at) => kinds.indexOf(kind) === at).length).toBeGreaterThan(10)
    const lone = kinds.filter((kind) => kinds.indexOf(kind) === kinds.lastIndexOf(kind))
    expect(lone).toEqual([])
  })

  it('find their page among the first three, 95 of 100 (R365)', () => {
    expectShare(within(3), 0.95)
  })

  it('find their page first, 85 of 100 (R365)', () => {
    expectShare(within(1), 0.85)
  })

  it('find nothing if they are nonsense (R366)', () => {
    const found = nonsense.map(({ query }) => ({ query, paths: pathsOf(query) }))
    expect(found.filter(({ paths }) => paths.length > 0)).toEqual([])
  })

  it.each(['mikromathisi', 'ΜΝΗΜΗΣ', 'δώρα', 'επανληψη', 'επιστροφές', 'αγγλκα'])(
    'find the right page first: %s (R365)',
    (query) => {
      const rows = meant.filter((row) => row.query === query)
      expect(rows.length).toBeGreaterThan(0)
      for (const { paths } of rows) expect(paths).toContain(pathsOf(query)[0])
    },
  )

  it('find the same gifts in singular and plural (R365)', () => {
    const gifts = (query: string) =>
      pathsOf(query).filter((path) => /^\/products\/(?:69|7[012])\//.test(path))
    expect(gifts('δώρα').length).toBeGreaterThanOrEqual(4)
    expect(new Set(gifts('δώρα'))).toEqual(new Set(gifts('δώρο')))
  })
})
