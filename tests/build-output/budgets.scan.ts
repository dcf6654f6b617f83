import { gzipSync } from 'node:zlib'
import { files, filesEnding, type Page, pageAt, pages, readText } from './published-site'

const kilobyte = 1000
const budgets = {
  firstLoadScripts: 120 * kilobyte,
  homeDocument: 25 * kilobyte,
  fonts: 60 * kilobyte,
  fontFiles: 2,
}

/** Packages that no public page may need before somebody acts, by words of their own. */
const laterPackages: readonly (readonly [string, RegExp])[] = [
  ['zod', /invalid_union|ZodError/],
  ['xstate', /xstate\.init|xstate\.done/],
  ['formik', /formik/i],
  ['@simplewebauthn', /startRegistration|webAuthnAbortService/i],
  ['@tanstack/query', /isPlaceholderData/],
]

function compressed(path: string): number {
  return files[path]?.encodings.gzip ?? files[path]?.bytes ?? 0
}

/**
 * The scripts that a page loads before anybody acts: those that its HTML names, at once or for later,
 * and those of its component.
 */
function firstScripts({ root, html, path }: Page): string[] {
  const named = root
    .querySelectorAll('script[src], link[rel=modulepreload], link[as=script]')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
  const late = root.querySelector('script[data-scripts]')?.getAttribute('data-scripts')?.split(' ')
  const chunks = /window\.___chunkMapping="((?:[^"\\]|\\.)*)"/.exec(html)?.[1] ?? '{}'
  const mapping: Record<string, string[]> = JSON.parse(chunks.replaceAll('\\"', '"'))
  const data = readText(`/page-data${path === '/' ? '/index' : path}/page-data.json`)
  const own = mapping[JSON.parse(data).componentChunkName] ?? []
  return [...new Set([...named, ...(late ?? []), ...own])].filter((file) => file.endsWith('.js'))
}

/** One page of each kind: of those with the same component the one with the largest document. */
const kinds = new Map<string, Page>()
for (const page of pages) {
  const data = readText(`/page-data${page.path === '/' ? '/index' : page.path}/page-data.json`)
  const { componentChunkName } = JSON.parse(data)
  const known = kinds.get(componentChunkName)
  if (!known || page.html.length > known.html.length) kinds.set(componentChunkName, page)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('weight', () => {
  it.each([...kinds])('of the first scripts of %s is within 120 kB', (_kind, page) => {
    expect(sum(firstScripts(page).map(compressed))).toBeLessThanOrEqual(budgets.firstLoadScripts)
  })

  it('of the home page is within 25 kB', () => {
    expect(gzipSync(pageAt('/').html, { level: 9 }).length).toBeLessThanOrEqual(
      budgets.homeDocument,
    )
  })

  it('of the typeface is two files within 60 kB', () => {
    const fonts = filesEnding('.woff2', '.woff', '.ttf', '.otf')
    expect(fonts.length).toBeLessThanOrEqual(budgets.fontFiles)
    expect(sum(fonts.map((path) => files[path]?.bytes ?? 0))).toBeLessThanOrEqual(budgets.fonts)
  })
})

describe('the first scripts of public pages', () => {
  const isPublic = ({ path }: Page) => !/^\/(?:account|cart|checkout|contact|feedback)/.test(path)
  const scripts = new Set([...kinds.values()].filter(isPublic).flatMap(firstScripts))

  it.each(laterPackages)('leave %s for later', (_name, words) => {
    expect([...scripts].filter((path) => words.test(readText(path)))).toEqual([])
  })

  it('hold one copy of i18next', () => {
    const copies = [...scripts].flatMap(
      (path) => readText(path).match(/i18next: languages were loaded/g) ?? [],
    )
    expect(
      filesEnding('.js').filter((path) => /hasLoadedNamespace/.test(readText(path))).length,
    ).toBe(1)
    expect(copies.length).toBeLessThanOrEqual(1)
  })
})
