import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { manifestNames, siteFiles } from '#contract/site/site-manifest'

const folder = realpathSync('dist')

/** Every file of the published site, by its path. */
export const files = siteFiles.parse(
  JSON.parse(readFileSync(join(folder, 'manifest', manifestNames.files), 'utf8')),
)

/** One published page. */
export interface Page {
  /** Address without a closing slash; `/404.html` keeps its name. */
  path: string
  /** Path of the file, e.g. `/about/index.html`. */
  file: string
  html: string
  root: HTMLElement
}

/** The text of a published file, or of one such as `/_headers`. */
export function readText(path: string): string {
  return readFileSync(join(folder, 'files', path), 'utf8')
}

/** The bytes of a published file. */
export function readBytes(path: string): Buffer {
  return readFileSync(join(folder, 'files', path))
}

/** Published files of some kind, by the end of their names. */
export function filesEnding(...endings: string[]): string[] {
  return Object.keys(files).filter((path) => endings.some((ending) => path.endsWith(ending)))
}

/** All pages of the site. */
export const pages: readonly Page[] = filesEnding('.html').map((file) => {
  const html = readText(file)
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } })
  return { path: file.replace(/\/index\.html$/, '') || '/', file, html, root }
})

const latest: { id: string } = JSON.parse(readText('/builds/latest.json'))

/** Addresses of prerendered pages, from the build notes. */
export const prerendered: readonly string[] = JSON.parse(
  readText(`/builds/meta/${latest.id}.json`),
).prerendered

/** Whether a page is a shell that a script fills in. */
export const isShell = ({ path }: Page) => !prerendered.includes(path) && !/^\/404/.test(path)

/** The page at an address. */
export function pageAt(path: string): Page {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`No page was built for ${path}.`)
  return page
}

/** Content of a page's meta tag, by its name or property. */
export function metaOf({ root }: Page, name: string): string | undefined {
  return root
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content')
}

/** Pages that a search engine may list. */
export const indexablePages = pages.filter((page) => !/noindex/.test(metaOf(page, 'robots') ?? ''))

/** Addresses of pages that break a rule. */
export function pathsWhere(broken: (page: Page) => boolean): string[] {
  return pages.filter(broken).map(({ path }) => path)
}
