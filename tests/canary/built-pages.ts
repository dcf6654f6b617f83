import { readContent, readPayWays } from '#build/content/read-content'
import { lessonNodes, lessonTopicNodes } from '#build/nodes/lesson-nodes'
import { shopCategoryNodes, shopProductNodes } from '#build/nodes/shop-nodes'
import { pageMetaOf } from '#build/page-meta/page-meta-nodes'
import { searchPages } from '#build/search/search-pages'
import type { UpstreamFetch } from '#upstream/client'

/** Everything that the build makes pages of, read from an API. */
export async function builtFrom(fetch: UpstreamFetch) {
  const publicUrl = 'https://stagona.example'
  const upstream = { url: 'http://emulator.test', publicUrl, fetch, timeoutMs: 60_000 }
  const content = await readContent(upstream)
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
    payWays: await readPayWays(upstream, {}),
    nodes,
    searchPages: searchPages(nodes),
    pageMeta: pageMetaOf(
      { ...nodes, productsChangedAt },
      { baseUrl: publicUrl, contact: {}, returnDays: null },
    ),
  }
}
