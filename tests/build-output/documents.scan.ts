import { parse } from 'node-html-parser'
import { publicPaths } from '#contract/paths/site-paths'
import { indexablePages, isShell, metaOf, pageAt, pages, pathsWhere } from './published-site'

/** The text pages and the three form pages (R011). */
const staticPages = [
  'about',
  'vision',
  'contact',
  'feedback',
  'withdrawal',
  'terms-of-use',
  'return-policy',
  'cookies-policy',
  'privacy-policy',
  'why-microlearning',
  'what-is-microlearning',
  'help',
] as const

const wordsOnAPage = 120

/** The description as it is read, without the escapes of HTML. */
function descriptionOf(page: (typeof pages)[number]): string {
  return parse(metaOf(page, 'description') ?? '').text
}

/** Values that several pages share, with those pages. */
function repeats(
  among: typeof pages,
  read: (page: (typeof pages)[number]) => string,
): Record<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const page of among) {
    const value = read(page)
    paths.set(value, [...(paths.get(value) ?? []), page.path])
  }
  return Object.fromEntries([...paths].filter(([, found]) => found.length > 1))
}

describe('every page', () => {
  it('exists', () => {
    expect(pages.length).toBeGreaterThan(100)
  })

  it('is marked as Greek, left to right (R001)', () => {
    expect(
      pathsWhere(({ html }) => !/^<!DOCTYPE html><html lang="el" dir="ltr"/.test(html)),
    ).toEqual([])
  })

  it('has one main heading with text', () => {
    const headings = pages.map((page) => ({ page, all: page.root.querySelectorAll('h1') }))
    const odd = headings.filter(({ page, all }) =>
      isShell(page) ? all.length > 1 : all.length !== 1 || !all[0]?.text.trim(),
    )
    expect(odd.map(({ page }) => page.path)).toEqual([])
  })

  it('has one title and, if indexable, a description', () => {
    expect(pathsWhere(({ root }) => root.querySelectorAll('title').length !== 1)).toEqual([])
    const silent = indexablePages.filter((page) => !metaOf(page, 'description')?.trim())
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('has one main region that is not empty', () => {
    expect(pathsWhere(({ root }) => root.querySelectorAll('main').length !== 1)).toEqual([])
    expect(pathsWhere(({ root }) => !root.querySelector('main')?.text.trim())).toEqual([])
  })
})

describe('pages that a search engine may list', () => {
  it('have unique titles (R011)', () => {
    expect(repeats(indexablePages, ({ root }) => root.querySelector('title')?.text ?? '')).toEqual(
      {},
    )
  })

  it('have unique descriptions of 70 to 155 characters, further pages of lists too (R396)', () => {
    expect(repeats(indexablePages, (page) => metaOf(page, 'description') ?? '')).toEqual({})
    const unfit = indexablePages.filter((page) => !/^.{70,155}$/u.test(descriptionOf(page)))
    expect(unfit.map((page) => [page.path, descriptionOf(page)])).toEqual([])
  })
})

describe('the static pages (R011)', () => {
  it.each(staticPages)('%s has its own text, and may be listed', (name) => {
    const page = pageAt(publicPaths[name])
    expect(indexablePages).toContain(page)
    const main = page.root.querySelector('main')
    const words = main?.structuredText.split(/\s+/).length ?? 0
    const isForm = main?.querySelector('form') !== null
    expect(words).toBeGreaterThan(isForm ? 30 : wordsOnAPage)
  })
})
