import type { ContentCounts } from '../../../contract/site/build-record'
import { type ListName, listEndpoints } from '../upstream/list-endpoints'
import type { Content } from '../upstream/read-content'
import { UpstreamFault } from '../upstream/upstream-fault'
import { countContent } from './content-seen'

/** A shop without any of these is not a shop. */
const neverEmpty: readonly ListName[] = [
  'products',
  'productCategories',
  'blogPosts',
  'blogCategories',
]

/** Share of the published entities that a list may lose from one site to the next. */
const largestDrop = 0.1

/** Lists that people edit themselves may also lose a few, however short they are. */
const alwaysLosable = 3

/** Characters that need no encoding in an address; a file name holds 255 bytes. */
const slugShape = /^[-a-zA-Z0-9_]{1,200}$/

/** What the content is held against. */
export interface Expectations {
  /** Counts of the published site; null where nothing has been published. */
  published: ContentCounts | null
  /** The operator says that a drop is meant. */
  isDropAllowed: boolean
}

/**
 * Refuses content that cannot be the whole of a shop, and slugs that cannot be an address.
 * Links to entities that are missing are no reason: the pages do without them.
 * @throws UpstreamFault naming the list that is in doubt.
 */
export function checkContent(content: Content, expectations: Expectations): void {
  for (const list of neverEmpty) {
    if (content[list].length === 0)
      throw new UpstreamFault(listEndpoints[list], 'the list is empty')
  }
  if (!expectations.isDropAllowed) refuseDrop(countContent(content), expectations.published ?? {})
  refuseSlugs('products', content.products)
  refuseSlugs('productCategories', content.productCategories)
  refuseSlugs('blogPosts', content.blogPosts)
  refuseSlugs('blogCategories', content.blogCategories)
}

function refuseDrop(counts: ContentCounts, published: ContentCounts): void {
  for (const [list, endpoint] of Object.entries(listEndpoints)) {
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
    listEndpoints[list],
    `slug of id ${odd.id} cannot be an address (${JSON.stringify(odd.slug.slice(0, 60))})`,
  )
}
