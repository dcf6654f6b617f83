import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { defaultTimeoutMs, defaultUpstreamUrl } from '../../upstream/defaults'
import { BuildRefused } from './check/build-refused'
import { checkContent } from './check/check-content'
import { contentSeen, countContent, payWaysSeen } from './check/content-seen'
import { onlinePaymentsOf } from './check/online-payments'
import { publicSettings } from './check/public-settings'
import { readPublishedCounts } from './check/published-counts'
import { lessonNodes, lessonTopicNodes } from './nodes/lesson-nodes'
import { shopCategoryNodes, shopProductNodes } from './nodes/shop-nodes'
import { textPageNodes } from './nodes/text-page-nodes'
import { readContent } from './upstream/read-content'
import { readPayWays } from './upstream/read-pay-ways'

/** Reads all content, checks it whole, and only then makes nodes of it. */
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
    makeNodes(args, 'ShopCategory', shopCategoryNodes(content), (node) => node.categoryId)
    makeNodes(args, 'ShopProduct', shopProductNodes(content), (node) => node.productId)
    makeNodes(args, 'LessonTopic', lessonTopicNodes(content), (node) => node.categoryId)
    makeNodes(args, 'Lesson', lessonNodes(content), (node) => node.postId)
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
