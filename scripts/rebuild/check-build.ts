import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { matchEntityPath } from '#contract/paths/match-path'
import type { AddressedEntity } from '#contract/paths/site-paths'
import type { BuildRecord } from '#contract/site/build-record'
import { firstLoadBudget } from '#contract/site/first-load'
import { type ContentState, rowsOfList } from '../lib/site-state'
import { PublishRefused } from '../publish/read-build'
import { pageFile } from '../publish/wanted-files'
import { type BuiltPage, startLinkCheck } from './check-links'

/** The last published site, as far as the check needs it. */
export interface PublishedPages {
  /** Paths of its prerendered pages. */
  paths: readonly string[]
  /** When it was published, in milliseconds since 1970. */
  publishedAt: number
}

export interface BuildCheck {
  /** Folder of the project: its `public` is read. */
  project: string
  record: BuildRecord
  /** The content of the API when the build began; null if it is not known. */
  content: ContentState | null
  /** Null if nothing has been published. */
  published: PublishedPages | null
  /**
   * Sources or settings have changed since publishing, which may remove pages without a change of
   * the content.
   */
  sourcesChanged: boolean
  /** The operator allows many pages to disappear (`CONTENT_DROP_ALLOWED`). */
  isDropAllowed: boolean
}

/** The list of the API behind each kind of page. */
const listOfEntity: Record<AddressedEntity, string> = {
  product: 'product',
  productCategory: 'product/category',
  blogPost: 'blog/post',
  blogCategory: 'blog/category',
}

/** Share of the published pages that may disappear in one release, and a number for small sites. */
const largestLoss = 0.1
const alwaysLosable = 3

/** Bytes of a whole document after gzip. */
const largestDocument = 60_000

/** A further page of a list disappears when the list gets shorter. */
const listPage = /\/page\/\d+$/

/**
 * Checks a finished build before it is published: every public entity has its page, no page
 * disappears without a cause in the content, sizes are within their budgets, and links and files
 * exist. Pages that are unchanged since publishing are not read again.
 * @returns warnings for the operator
 * @throws PublishRefused with all reasons, one per line
 */
export async function checkBuild(check: BuildCheck): Promise<string[]> {
  const paths = check.record.pages.map(({ path }) => path)
  const lost = check.published?.paths.filter((path) => !paths.includes(path)) ?? []
  const faults = [...entitiesWithoutPage(check), ...unexplainedLosses(check, lost)]
  const since = lost.length > 0 ? 0 : (check.published?.publishedAt ?? 0)
  const links = await startLinkCheck(check.project, paths)
  const overBudgets = budgetCheck(check.project)
  // One after the other: all documents of a large site need more memory than building them.
  for await (const page of pagesWritten(check, since)) {
    links.add(page)
    faults.push(...(await overBudgets(page)))
  }
  const { faults: deadLinks, warnings } = links.result()
  faults.push(...deadLinks)
  if (faults.length > 0) throw new PublishRefused(faults.join('\n'))
  return warnings
}

/** Entities that the API shows but that have no page. */
function entitiesWithoutPage({ record, content }: BuildCheck): string[] {
  if (!content) return []
  const built = new Set<string>()
  for (const { path } of record.pages) {
    const match = matchEntityPath(path)
    if (match) built.add(`${match.entity} ${match.id}`)
  }
  return (Object.keys(listOfEntity) as AddressedEntity[]).flatMap((entity) =>
    shownIds(content, entity)
      .filter((id) => !built.has(`${entity} ${id}`))
      .map(
        (id) => `${entity} ${id} is active in the API and has no page; build again if it is new.`,
      ),
  )
}

function shownIds(content: ContentState, entity: AddressedEntity): string[] {
  const rows = rowsOfList(content, listOfEntity[entity])
  return Object.keys(rows).filter((id) => !rows[id]?.startsWith('-'))
}

/** Pages that have disappeared: too many at once, or without an explanation in the content. */
function unexplainedLosses(check: BuildCheck, lost: readonly string[]): string[] {
  const { published, content, sourcesChanged, isDropAllowed } = check
  const most = Math.max((published?.paths.length ?? 0) * largestLoss, alwaysLosable)
  if (lost.length > most && !isDropAllowed) {
    return [
      `${lost.length} of ${published?.paths.length} published pages are gone (${lost.slice(0, 3).join(', ')} …); set CONTENT_DROP_ALLOWED=yes if that is meant.`,
    ]
  }
  if (sourcesChanged || !content) return []
  const shown = (path: string) => {
    const match = matchEntityPath(path)
    // An entity that is still shown has a page under another slug, or was reported already.
    return match === null && !listPage.test(path)
  }
  return lost.filter(shown).map((path) => `${path} is gone, and no change of the content says why.`)
}

/** The documents written since a time (in milliseconds since 1970), sorted by path. */
async function* pagesWritten(
  { project, record }: BuildCheck,
  since: number,
): AsyncGenerator<BuiltPage> {
  for (const path of record.pages.map((page) => page.path).sort()) {
    const file = join(project, 'public', pageFile(path))
    const found = await stat(file).catch(() => null)
    if (!found) throw new PublishRefused(`${pageFile(path)} is missing from the build.`)
    if (found.mtimeMs >= since) yield { path, html: await readFile(file, 'utf8') }
  }
}

/** Returns a function that lists the budgets a document exceeds; each script is measured once. */
function budgetCheck(project: string): (page: BuiltPage) => Promise<string[]> {
  const sizes = new Map<string, number>()
  const sizeOf = async (path: string) => {
    const known = sizes.get(path)
    if (known !== undefined) return known
    const bytes = await readFile(join(project, 'public', path)).catch(() => Buffer.alloc(0))
    const size = gzipSync(bytes, { level: 9 }).length
    sizes.set(path, size)
    return size
  }
  return async ({ path, html }) => {
    const faults: string[] = []
    const document = html.length > largestDocument ? gzipSync(html).length : 0
    if (document > largestDocument) faults.push(overBudget(path, document, largestDocument))
    let scripts = 0
    for (const script of scriptsOf(html)) scripts += await sizeOf(script)
    if (scripts > firstLoadBudget) {
      faults.push(overBudget(`Scripts of ${path}`, scripts, firstLoadBudget))
    }
    return faults
  }
}

const overBudget = (what: string, bytes: number, most: number) =>
  `${what}: ${Math.ceil(bytes / 1000)} kB compressed, and the budget is ${most / 1000} kB.`

/**
 * Scripts that a document references; tests/build-output/budgets.scan.ts also counts those of its
 * component.
 */
function scriptsOf(html: string): string[] {
  const named = html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+\.js)"/g)
  return [...new Set([...named].map(([, path = '']) => path))]
}
