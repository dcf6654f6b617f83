import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { readShopContact } from '../../contract/config/public-config'
import { defaultTimeoutMs, defaultUpstreamUrl } from '../../server/upstream/client'
import { contentSeen, countContent, feedSettings, termsSeen } from './build-state'
import { checkContent, readPublishedCounts } from './content/check-content'
import { readContent, readPayWays, readShipping } from './content/read-content'
import { BuildRefused } from './content/read-json'
import { readVariantAxes } from './content/read-variants'
import { lessonNodes, lessonTopicNodes, topicListPageNodes } from './nodes/lesson-nodes'
import { sharedSubjects } from './nodes/shared-subjects'
import { shopListPageNodes } from './nodes/shop-list-nodes'
import { shopCategoryNodes, shopProductNodes } from './nodes/shop-nodes'
import { textPageNodes } from './nodes/text-page-nodes'
import { type ContentNodes, pageMetaOf } from './page-meta/page-meta-nodes'
import { searchPages } from './search/search-pages'
import { writeSearchIndex } from './search/write-search-index'
import { productFeedsOf, publicSettings, sharePicturesOf } from './settings'
import { readShareBrand, sharePicturePath } from './share/write-share-pictures'

/** Reads and checks all content before it creates nodes. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  try {
    const upstream = {
      url: (process.env.UPSTREAM_URL || defaultUpstreamUrl).replace(/\/+$/, ''),
      publicUrl: publicSettings().baseUrl,
      fetch: globalThis.fetch,
      timeoutMs: Number(process.env.UPSTREAM_TIMEOUT_MS) || defaultTimeoutMs,
      readAt: Date.now(),
      warn: (text: string) => args.reporter.warn(text),
    }
    const content = await readContent(upstream, args.cache)
    termsSeen.payWays = await readPayWays(upstream)
    termsSeen.shipping = await readShipping(upstream)
    checkContent(content, {
      published: await readPublishedCounts('dist'),
      isDropAllowed: process.env.CONTENT_DROP_ALLOWED === 'yes',
    })
    contentSeen.counts = countContent(content)
    feedSettings.productFeeds = productFeedsOf(process.env.PRODUCT_FEEDS)
    contentSeen.productsChangedAt = latestOf(content.products.map(({ updatedAt }) => updatedAt))
    const idsOf = (type: string) => (key: number) => args.createNodeId(`${type}-${key}`)
    const categories = shopCategoryNodes(content)
    makeNodes(args, 'ShopCategory', categories, (node) => node.categoryId)
    const subjects = sharedSubjects(content)
    const axes = await readVariantAxes(upstream, content.products)
    const lessonIdsOf = (id: number) => subjects.lessonsOf(id).map(idsOf('Lesson'))
    const products = shopProductNodes(content, idsOf('ShopProduct'), lessonIdsOf, axes)
    makeNodes(args, 'ShopProduct', products, (node) => node.productId)
    const listPages = shopListPageNodes(products, categories, idsOf('ShopProduct'))
    makeNodes(args, 'ShopListPage', listPages, (node) => node.path)
    const topics = lessonTopicNodes(content)
    makeNodes(args, 'LessonTopic', topics, (node) => node.categoryId)
    const topicPages = topicListPageNodes(topics, idsOf('Lesson'))
    makeNodes(args, 'TopicListPage', topicPages, (node) => node.path)
    const lessons = lessonNodes(content, idsOf('Lesson'), (id) =>
      subjects.productsOf(id).map(idsOf('ShopProduct')),
    )
    makeNodes(args, 'Lesson', lessons, (node) => node.postId)
    const textPages = await textPageNodes('locales/el/pages', {
      ...publicSettings(),
      ...termsSeen,
    })
    makeNodes(args, 'TextPage', textPages, (node) => node.slug)
    const nodes = { lessons, topics, products, categories, textPages }
    const productsChangedAt = new Map(content.products.map(({ id, updatedAt }) => [id, updatedAt]))
    await makePageMeta(args, { ...nodes, productsChangedAt })
    await writeSearchIndex('public', searchPages(nodes))
  } catch (failure) {
    if (!(failure instanceof BuildRefused)) throw failure
    args.reporter.panic(`The site was not built. ${failure.message}`)
  }
}

/** The latest of some moments; the epoch where there are none. */
function latestOf(moments: readonly string[]): string {
  const latest = moments.reduce((last, moment) => Math.max(last, Date.parse(moment)), 0)
  return new Date(latest).toISOString()
}

async function makePageMeta(args: SourceNodesArgs, content: ContentNodes): Promise<void> {
  const returnPolicy = content.textPages.find(({ slug }) => slug === 'return-policy')
  const contact = readShopContact(process.env)
  const returnDays = returnPolicy?.returnDays ?? null
  const pages = pageMetaOf(content, {
    ...publicSettings(),
    contact,
    returnDays,
    shipping: termsSeen.shipping,
  })
  const brand = await readShareBrand()
  const mostPictures = sharePicturesOf(process.env.SHARE_PICTURES)
  const rows = pages.map(({ modifiedAt, ...page }, at) => ({
    ...page,
    sharePicture: at < mostPictures ? sharePicturePath(page, brand) : '',
  }))
  makeNodes(args, 'PageMeta', rows, ({ path }) => path)
  const dates = pages.map(({ path, modifiedAt }) => ({ path, modifiedAt }))
  makeNodes(args, 'PageDates', [{ dates }], () => 'all')
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
