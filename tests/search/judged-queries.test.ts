import { indexText } from '#build/search/write-search-index'
import { type IndexedPage, searchIndexFile } from '#contract/search/search-index'
import { findHits } from '#features/search/engine/find-hits'
import { createEngine } from '#features/search/engine/search-engine'
import { noFilters } from '#features/search/search-filters'
import { kindsIn, layOut } from '#features/search/search-results'
import synonyms from '#locales/el/grammar/synonyms.json'
import judgedQueries from './judged-queries.json'
import pageQueries from './page-queries.json'
import { seededPages } from './seeded-pages'
import unseenQueries from './unseen-queries.json'

interface JudgedQuery {
  /** Habit or mistake of the person who writes. */
  kind: string
  query: string
  /** Pages that answer the query; none for nonsense. */
  paths: readonly string[]
}

const judged: readonly JudgedQuery[] = judgedQueries
/** Queries for which few pages are right, and words of products that the shop does not have. */
const strict: readonly JudgedQuery[] = pageQueries
/** Written down before the rules they are asked by: a miss is mended by a rule, or stays one. */
const unseen: readonly JudgedQuery[] = unseenQueries

const isMeant = ({ paths }: JudgedQuery) => paths.length > 0
const meant = judged.filter(isMeant)
const nonsense = [...judged, ...strict, ...unseen].filter((row) => !isMeant(row))

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

/** The hits in the order in which they stand on the page: the best ones, then its groups. */
function pathsOnPage(query: string): string[] {
  const results = findHits(engine, query, noFilters)
  const { best, groups } = layOut(results, kindsIn(results))
  const inGroups = groups.flatMap(({ hits, size }) => hits.slice(0, size))
  return [...best, ...inGroups].map(({ path }) => path)
}

/** The share of the queries whose answer is among the first on the page, and the others as text. */
function within(first: number, queries: readonly JudgedQuery[]) {
  const found = queries.map(({ kind, query, paths }) => {
    const results = pathsOnPage(query).slice(0, first)
    return {
      text: `${kind}: ${query} → ${results}`,
      ok: results.some((path) => paths.includes(path)),
    }
  })
  const misses = found.filter(({ ok }) => !ok).map(({ text }) => text)
  return { share: 1 - misses.length / queries.length, misses }
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
    expectShare(within(3, meant), 0.95)
  })

  it('find their page first, 85 of 100 (R365)', () => {
    expectShare(within(1, meant), 0.85)
  })

  it('of which few pages are right are at least 90, of many kinds', () => {
    expect(strict.filter(isMeant).length).toBeGreaterThanOrEqual(90)
    expect(new Set(strict.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10)
  })

  it('of which few pages are right find one first on the page, 80 of 100 (R365)', () => {
    expectShare(within(1, strict.filter(isMeant)), 0.8)
  })

  it('of which few pages are right find one among the first three, 92 of 100 (R365)', () => {
    expectShare(within(3, strict.filter(isMeant)), 0.92)
  })

  it('that no rule was made with find a right page first, 80 of 100, or among three, 95 (R412)', () => {
    expectShare(within(1, unseen.filter(isMeant)), 0.8)
    expectShare(within(3, unseen.filter(isMeant)), 0.95)
  })

  it('find nothing if they are nonsense (R366)', () => {
    const found = nonsense.map(({ query }) => ({ query, paths: pathsOf(query) }))
    expect(found.filter(({ paths }) => paths.length > 0)).toEqual([])
  })

  it.each([
    ...['mikromathisi', 'ΜΝΗΜΗΣ', 'δώρα', 'επανληψη', 'επιστροφές', 'αγγλκα'],
    // A synonym has no inflection that somebody wrote.
    'επιτραπεζια',
    ...['ώρες λειτουργίας', 'απόδειξη', 'στατιστική', 'pos epistrefo proion'],
  ])('find the right page first: %s (R365)', (query) => {
    const rows = [...meant, ...strict, ...unseen].filter((row) => row.query === query)
    expect(rows.length).toBeGreaterThan(0)
    for (const { paths } of rows) expect(paths).toContain(pathsOf(query)[0])
  })

  it.each([
    'τετράδιο κορνέλ μπλε',
    'κάρτες γαλλικά αρχάριοι',
    'κλεψύδρα πέντε λεπτών σχολείο',
    'λευκές κάρτες 100 τιμή',
  ])('find texts of policy and help below products that answer better: %s (R412)', (query) => {
    const kinds = pathsOnPage(query).map((path) => path.startsWith('/products/'))
    expect(kinds[0]).toBe(true)
    const isHelp = (path: string) => !/^\/(?:products|blog)\//.test(path)
    const help = pathsOnPage(query).findIndex(isHelp)
    expect(help).toBeGreaterThan(kinds.lastIndexOf(true))
  })

  it.each([
    ['επιστροφή τετράδιο', '/return-policy'],
    ['αλλαγή προϊόντος', '/terms-of-use'],
  ])('find a text of policy first where it answers better: %s (R412)', (query, path) => {
    expect(pathsOnPage(query)[0]).toBe(path)
  })

  it('find the same gifts in singular and plural (R365)', () => {
    const gifts = (query: string) =>
      pathsOf(query).filter((path) => /^\/products\/(?:69|7[012])\//.test(path))
    expect(gifts('δώρα').length).toBeGreaterThanOrEqual(4)
    expect(new Set(gifts('δώρα'))).toEqual(new Set(gifts('δώρο')))
  })

  it('find pages by each word of the list of synonyms', () => {
    const phrases = Object.values(synonyms).flat()
    expect(phrases.filter((phrase) => pathsOf(phrase).length === 0)).toEqual([])
  })
})
