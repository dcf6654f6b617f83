import type { PayWayFact } from '../../contract/shop/pay-way'
import type { ContentCounts } from '../../contract/site/build-record'
import type { Content } from './content/read-content'

/** Content counts of this build, for its record. */
export const contentSeen: { counts: ContentCounts } = { counts: {} }

/** Payment methods that this build read, for the product pages. */
export const payWaysSeen: { ways: readonly PayWayFact[] } = { ways: [] }

/** How many entities each list holds. */
export function countContent(content: Content): ContentCounts {
  return Object.fromEntries(Object.entries(content).map(([list, rows]) => [list, rows.length]))
}

interface Compiler {
  hooks: { done: { tap: (name: string, then: (stats: Stats) => void) => void } }
}

interface Stats {
  toJson: (options: Record<string, boolean>) => { assets?: { name: string }[] }
}

/** Files of the last compilation; `public/` also holds those of earlier builds. */
export const scriptAssets: { names: string[] } = { names: [] }

/** Webpack plugin that notes the emitted files, so that only this build's files are published. */
export const noteScriptAssets = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('note-script-assets', (stats) => {
      const { assets = [] } = stats.toJson({ all: false, assets: true, cachedAssets: true })
      scriptAssets.names = assets.map(({ name }) => name)
    })
  },
}
