import { readContent, readPayWays, readShipping } from '#build/content/read-content'
import { lessonNodes, lessonTopicNodes } from '#build/nodes/lesson-nodes'
import { shopCategoryNodes, shopProductNodes } from '#build/nodes/shop-nodes'
import { pageMetaOf } from '#build/page-meta/page-meta-nodes'
import { searchPages } from '#build/search/search-pages'
import { publicSettings } from '#build/settings'
import { readShopContact } from '#contract/config/public-config'
import type { UpstreamFetch } from '#upstream/client'

/** Everything that the build makes pages of, read from an API. */
export async function builtFrom(fetch: UpstreamFetch) {
  const publicUrl = 'https://stagona.example'
  const reading = { timeoutMs: 60_000, readAt: 0, warn: () => {} }
  const upstream = { url: 'http://emulator.localhost', publicUrl, fetch, ...reading }
  const content = await readContent(upstream)
  const shipping = await readShipping(upstream)
  const contact = readShopContact({})
  const idOf = (id: number) => `${id}`
  const nodes = {
    lessons: lessonNodes(content, idOf, () => []),
    topics: lessonTopicNodes(content),
    products: shopProductNodes(content, idOf, () => []),
    categories: shopCategoryNodes(content),
    textPages: [],
  }
  const productsChangedAt = new Map(content.products.map(({ id, updatedAt }) => [id, updatedAt]))
  return {
    content,
    payWays: await readPayWays(upstream),
    nodes,
    searchPages: searchPages(nodes),
    pageMeta: pageMetaOf(
      { ...nodes, productsChangedAt },
      { ...publicSettings(), contact, shipping, returnDays: null },
    ),
  }
}
