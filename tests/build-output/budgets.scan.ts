import { gzipSync } from 'node:zlib'
import { firstLoadBudget } from '#contract/site/first-load'
import { files, filesEnding, type Page, pageAt, pages, readText } from './published-site'

const kilobyte = 1000
const budgets = {
  idleScripts: 15.5 * kilobyte,
  homeDocument: 25 * kilobyte,
  fonts: 60 * kilobyte,
  fontFiles: 2,
  searchIndex: 45 * kilobyte,
}

/** The deferred script that every page loads once it is idle. */
const everywhere = /^\/shared-by-late-\w+\.js$/

/** Packages that no public page may load before an interaction, by strings they contain. */
const laterPackages: readonly (readonly [string, RegExp])[] = [
  ['zod', /invalid_union|ZodError/],
  ['xstate', /xstate\.init|xstate\.done/],
  ['formik', /formik/i],
  ['@simplewebauthn', /startRegistration|webAuthnAbortService/i],
  ['@tanstack/query', /isPlaceholderData/],
  ['minisearch', /MiniSearch:/],
  ['theme-ui and emotion', /paddingX|__emotion_styles/],
]

function compressed(path: string): number {
  return files[path]?.encodings.gzip ?? files[path]?.bytes ?? 0
}

/** The script of each chunk, by the number at its start. */
const chunks = new Map<string, string>()
for (const path of filesEnding('.js')) {
  const [, numbers = ''] = /\.push\(\[\[([\d,]+)\]/.exec(readText(path).slice(0, 400)) ?? []
  for (const number of numbers.split(',')) chunks.set(number, path)
}

/** The scripts of a page's component: its own and shared ones. */
function componentScripts(app: string, name: string): string[] {
  const [, numbered] = new RegExp(`"${name}":(.+?)\\.then\\(`).exec(app) ?? []
  const numbers = [...(numbered ?? '').matchAll(/\.e\((\d+)\)/g)].map(([, number = '']) => number)
  if (numbers.length === 0) throw new Error(`No chunks of ${name} were found.`)
  return numbers.map((number) => chunks.get(number) ?? number)
}

/**
 * The scripts that a page loads until it is hydrated: those of its HTML and of its component.
 * tests/e2e/script-weight.e2e.ts counts them in a browser.
 */
function firstScripts({ root, path }: Page): string[] {
  const named = root
    .querySelectorAll('script[src], link[rel=modulepreload], link[as=script]')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
  const late = root.querySelector('script[data-scripts]')?.getAttribute('data-scripts')?.split(' ')
  const first = [...named, ...(late ?? [])].filter((file) => file.endsWith('.js'))
  const app = first.find((file) => file.startsWith('/app-')) ?? ''
  return [...new Set([...first, ...componentScripts(readText(app), componentOf(path))])]
}

function componentOf(path: string): string {
  const data = readText(`/page-data${path === '/' ? '/index' : path}/page-data.json`)
  return JSON.parse(data).componentChunkName
}

/** One page of each component: the one with the largest document. */
const kinds = new Map<string, Page>()
for (const page of pages) {
  const component = componentOf(page.path)
  const known = kinds.get(component)
  if (!known || page.html.length > known.html.length) kinds.set(component, page)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('weight', () => {
  it.each([...kinds])('of the first scripts of %s is within its budget (R477)', (_kind, page) => {
    expect(sum(firstScripts(page).map(compressed))).toBeLessThanOrEqual(firstLoadBudget)
  })

  it('of the deferred script of every page is within 15.5 kB', () => {
    const deps = filesEnding('.js').filter((path) => everywhere.test(path))
    expect(deps).toHaveLength(1)
    expect(sum(deps.map(compressed))).toBeLessThanOrEqual(budgets.idleScripts)
  })

  it('of the home page is within 25 kB', () => {
    expect(gzipSync(pageAt('/').html, { level: 9 }).length).toBeLessThanOrEqual(
      budgets.homeDocument,
    )
  })

  it('of the search index is within 45 kB (R367)', () => {
    const sizes = filesEnding('.json')
      .filter((path) => path.startsWith('/search-index/'))
      .map((path) => files[path]?.encodings.br ?? 0)
    expect(sizes).toHaveLength(4)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sum(sizes)).toBeLessThanOrEqual(budgets.searchIndex)
  })

  it('of at most two font files is within 60 kB', () => {
    const fonts = filesEnding('.woff2', '.woff', '.ttf', '.otf')
    expect(fonts.length).toBeLessThanOrEqual(budgets.fontFiles)
    expect(sum(fonts.map((path) => files[path]?.bytes ?? 0))).toBeLessThanOrEqual(budgets.fonts)
  })
})

describe('the first scripts of public pages', () => {
  const isPublic = ({ path }: Page) =>
    !/^\/(?:account|cart|checkout|contact|feedback|withdrawal)/.test(path)
  const scripts = new Set([...kinds.values()].filter(isPublic).flatMap(firstScripts))

  it.each(laterPackages)('do not contain %s', (_name, words) => {
    expect([...scripts].filter((path) => words.test(readText(path)))).toEqual([])
  })

  it('contain i18next once', () => {
    const holding = filesEnding('.js').filter((path) => /hasLoadedNamespace/.test(readText(path)))
    expect(holding).toHaveLength(1)
    expect([...scripts]).toContain(holding[0])
  })
})

describe('the deferred script of every page', () => {
  it.each(laterPackages)('does not contain %s', (_name, words) => {
    const idle = filesEnding('.js').filter((path) => everywhere.test(path))
    expect(idle.filter((path) => words.test(readText(path)))).toEqual([])
  })
})
