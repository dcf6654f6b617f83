import { readFile, writeFile } from 'node:fs/promises'
import type { ProductFeed } from '../../contract/paths/feed-paths'
import type { PayWayFact } from '../../contract/shop/pay-way'
import type { ShippingTerms } from '../../contract/shop/shipping'
import type { ContentCounts } from '../../contract/site/build-record'
import type { Content } from './content/read-content'

/** Content counts of this build, for its record, and the latest change of a product. */
export const contentSeen: { counts: ContentCounts; productsChangedAt: string } = {
  counts: {},
  productsChangedAt: new Date(0).toISOString(),
}

export const feedSettings: { productFeeds: readonly ProductFeed[] } = { productFeeds: [] }

/** Payment methods and shipping as this build read them, for product pages, help and feeds. */
export const termsSeen: { payWays: readonly PayWayFact[]; shipping: ShippingTerms | null } = {
  payWays: [],
  shipping: null,
}

/** Number of entities in each list. */
export function countContent(content: Content): ContentCounts {
  return Object.fromEntries(Object.entries(content).map(([list, rows]) => [list, rows.length]))
}

interface Compiler {
  hooks: { done: { tapPromise: (name: string, then: (stats: Stats) => Promise<void>) => void } }
}

interface Stats {
  toJson: (options: Record<string, boolean>) => { assets?: { name: string }[] }
}

/** Names of the files of the last compilation: `public/` also contains those of earlier ones. */
const scriptAssetsFile = '.cache/script-assets.json'

/**
 * Webpack plugin that records the emitted files, so that only these are published. The record is a
 * file, because Gatsby makes no bundles where its cache is up to date.
 */
export const noteScriptAssets = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('note-script-assets', async (stats) => {
      const { assets = [] } = stats.toJson({ all: false, assets: true, cachedAssets: true })
      await writeFile(scriptAssetsFile, JSON.stringify(assets.map(({ name }) => name)))
    })
  },
}

export async function readScriptAssets(): Promise<string[]> {
  return JSON.parse(await readFile(scriptAssetsFile, 'utf8')) as string[]
}
