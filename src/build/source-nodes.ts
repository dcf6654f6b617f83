import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { defaultTimeoutMs, defaultUpstreamUrl } from '../../server/upstream/client'
import { contentSeen, countContent, payWaysSeen } from './build-state'
import { checkContent, readPublishedCounts } from './content/check-content'
import { readContent, readPayWays } from './content/read-content'
import { BuildRefused } from './content/read-json'
import { lessonNodes, lessonTopicNodes } from './nodes/lesson-nodes'
import { shopListPageNodes } from './nodes/shop-list-nodes'
import { shopCategoryNodes, shopProductNodes } from './nodes/shop-nodes'
import { textPageNodes } from './nodes/text-page-nodes'
import { onlinePaymentsOf, publicSettings } from './settings'

/** Reads and checks all content before it creates nodes. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  try {
    const upstream = {
      url: (process.env.UPSTREAM_URL || defaultUpstreamUrl).replace(/\/+$/, ''),
      publicUrl: publicSettings().baseUrl,
      fetch: globalThis.fetch,
      timeoutMs: Number(process.env.UPSTREAM_TIMEOUT_MS) || defaultTimeoutMs,
    }
    const content = await readContent(upstream)
    payWaysSeen.ways = await readPayWays(upstream, onlinePaymentsOf(process.env.ONLINE_PAYMENTS))
    checkContent(content, {
      published: await readPublishedCounts('dist'),
      isDropAllowed: process.env.CONTENT_DROP_ALLOWED === 'yes',
    })
    contentSeen.counts = countContent(content)
    const idsOf = (type: string) => (key: number) => args.createNodeId(`${type}-${key}`)
    const categories = shopCategoryNodes(content)
    makeNodes(args, 'ShopCategory', categories, (node) => node.categoryId)
    const products = shopProductNodes(content, idsOf('ShopProduct'))
    makeNodes(args, 'ShopProduct', products, (node) => node.productId)
    const listPages = shopListPageNodes(products, categories, idsOf('ShopProduct'))
    makeNodes(args, 'ShopListPage', listPages, (node) => node.path)
    makeNodes(args, 'LessonTopic', lessonTopicNodes(content), (node) => node.categoryId)
    makeNodes(args, 'Lesson', lessonNodes(content, idsOf('Lesson')), (node) => node.postId)
    makeNodes(args, 'TextPage', await textPageNodes('locales/el/pages'), (node) => node.slug)
  } catch (failure) {
    if (!(failure instanceof BuildRefused)) throw failure
    args.reporter.panic(`The site was not built. ${failure.message}`)
  }
}

function makeNodes<Fields extends object>(
  { actions, createNodeId, createContentDigest }: SourceNodesArgs,
  type: string,
  rows: readonly Fields[],
  keyOf: (row: Fields) => number | string,
) {
  for (const row of rows) {
    actions.createNode({
      ...row,
      id: createNodeId(`${type}-${keyOf(row)}`),
      internal: { type, contentDigest: createContentDigest(row) },
    })
  }
}
