import { readFile } from 'node:fs/promises'
import {
  type ContentCounts,
  contentCounts,
  contentCountsFile,
} from '../../../contract/site/build-record'
import { countContent } from '../build-state'
import { type Content, type ListName, lists } from './read-content'
import { BuildRefused, UpstreamFault } from './read-json'

/** Lists that must not be empty. */
const neverEmpty: readonly ListName[] = [
  'products',
  'productCategories',
  'blogPosts',
  'blogCategories',
]

/** Share of the published entities that a list may lose from one site to the next. */
const largestDrop = 0.1

/** Lists of texts by visitors may always lose this many entries, even if they are short. */
const alwaysLosable = 3

/** Characters that need no encoding in an address; a file name holds 255 bytes. */
const slugShape = /^[-a-zA-Z0-9_]{1,200}$/

/** Values that the content is compared with. */
export interface Expectations {
  /** Counts of the published site; null where nothing has been published. */
  published: ContentCounts | null
  /** The operator allows a drop (`CONTENT_DROP_ALLOWED`). */
  isDropAllowed: boolean
}

/**
 * Refuses incomplete content and slugs that cannot be a path. Links to missing entities are
 * allowed.
 * @throws UpstreamFault naming the list
 */
export function checkContent(content: Content, expectations: Expectations): void {
  for (const list of neverEmpty) {
    if (content[list].length === 0)
      throw new UpstreamFault(lists[list].endpoint, 'the list is empty')
  }
  if (!expectations.isDropAllowed) refuseDrop(countContent(content), expectations.published ?? {})
  refuseSlugs('products', content.products)
  refuseSlugs('productCategories', content.productCategories)
  refuseSlugs('blogPosts', content.blogPosts)
  refuseSlugs('blogCategories', content.blogCategories)
}

function refuseDrop(counts: ContentCounts, published: ContentCounts): void {
  for (const [list, { endpoint }] of Object.entries(lists)) {
    const before = published[list] ?? 0
    const now = counts[list] ?? 0
    const slack = neverEmpty.some((name) => name === list) ? 0 : alwaysLosable
    if (before - now <= Math.max(before * largestDrop, slack)) continue
    throw new UpstreamFault(
      endpoint,
      `${now} entities, and the published site has ${before}; set CONTENT_DROP_ALLOWED=yes if that is meant`,
    )
  }
}

function refuseSlugs(list: ListName, rows: readonly { id: number; slug: string }[]): void {
  const odd = rows.find(({ slug }) => !slugShape.test(slug))
  if (!odd) return
  throw new UpstreamFault(
    lists[list].endpoint,
    `slug of id ${odd.id} cannot be an address (${JSON.stringify(odd.slug.slice(0, 60))})`,
  )
}

/**
 * Counts of the published site; null where nothing has been published.
 * @param site folder of the site, `dist`
 * @throws BuildRefused where the file of counts is malformed
 */
export async function readPublishedCounts(site: string): Promise<ContentCounts | null> {
  const text = await readFile(`${site}/${contentCountsFile}`, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return contentCounts.parse(JSON.parse(text))
  } catch {
    throw new BuildRefused(`${site}/${contentCountsFile} cannot be read.`)
  }
}
