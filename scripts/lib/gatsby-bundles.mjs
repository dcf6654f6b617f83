import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import html from 'gatsby/dist/commands/build-html.js'
import javascript from 'gatsby/dist/commands/build-javascript.js'
import redux from 'gatsby/dist/redux/index.js'
import chunks from 'gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js'
import { at } from './script.mjs'

/** What the bundles were made from, and what Gatsby wants to know of them. */
const recordFile = at('.cache/bundles.json')

/** All that bundles know of the content: which templates have pages, and the patterns of their addresses. */
const inputs = [at('.cache/sync-requires.js'), at('.cache/match-paths.json')]

const renderer = at('.cache/page-ssr/routes')
/** Files that describe the bundles for browsers; the development server writes them too. */
const descriptions = [
  at('public/webpack.stats.json'),
  at('public/chunk-map.json'),
  at('public/_gatsby/slices/_gatsby-scripts-1.html'),
  at('.cache/script-assets.json'),
]

/**
 * Lets `gatsby build` take the bundles of the build before, for browsers and for rendering, where they would
 * come out the same: where sources, settings and the templates with pages are the same, the bundles are as
 * they were made, and Gatsby's own state is of that build. Gatsby itself makes them in each build.
 *
 * @param sources fingerprint of sources and settings (fingerprint.mjs)
 * @param isAllowed without it bundles are made in any case; later builds may take them
 */
export function reuseBundles(sources, isAllowed) {
  forgetCompilers()
  const { buildProductionBundle } = javascript
  const { buildRenderer } = html
  const { getSSRChunkHashes } = chunks
  let reused = null
  let compilationHash = ''
  let rendererStats = null

  javascript.buildProductionBundle = async (...args) => {
    reused = isAllowed ? usableRecord(sources) : null
    if (reused) return bundleOf(reused.compilationHash)
    rmSync(recordFile, { force: true })
    const { stats, close } = await buildProductionBundle(...args)
    compilationHash = stats.hash
    const messages = stats.toJson({ all: false, warnings: true })
    await close()
    return bundleOf(compilationHash, messages)
  }
  html.buildRenderer = async (...args) => {
    if (reused) return bundleOf()
    const { stats, close } = await buildRenderer(...args)
    rendererStats = stats
    await close()
    return bundleOf()
  }
  // Gatsby asks for these once both bundles are made.
  chunks.getSSRChunkHashes = ({ components }) => {
    if (reused) return reused.chunkHashes
    const chunkHashes = getSSRChunkHashes({ stats: rendererStats, components })
    rendererStats = null
    collectGarbageSoon()
    const prints = { madeFrom: printOf(inputs, sources), made: printOf(outputs()) }
    // Whole or not at all, whenever the build is killed.
    writeFileSync(`${recordFile}.new`, JSON.stringify({ ...prints, compilationHash, chunkHashes }))
    renameSync(`${recordFile}.new`, recordFile)
    return chunkHashes
  }
}

/** The record of the bundles that are there, or null where they cannot be taken. */
function usableRecord(sources) {
  if (![recordFile, renderer, ...descriptions].every(existsSync)) return null
  const record = JSON.parse(readFileSync(recordFile, 'utf8'))
  const isUsable =
    record.madeFrom === printOf(inputs, sources) &&
    record.made === printOf(outputs()) &&
    record.compilationHash === redux.store.getState().webpackCompilationHash
  return isUsable ? record : null
}

/**
 * What Gatsby reads of a compilation. It holds what it gets until it ends, and with webpack's own all modules
 * of both bundles.
 */
function bundleOf(hash = '', messages = { warnings: [] }) {
  const stats = { hash, hasWarnings: () => messages.warnings.length > 0, toJson: () => messages }
  return { stats, close: async () => {} }
}

/**
 * Frees what both compilations left. Gatsby waits for queries of other processes then: without new objects it would
 * collect no garbage, although that is half of its heap. Twice, because webpack still writes its cache at
 * first, and V8 gives pages of its heap back only when they were empty before.
 */
function collectGarbageSoon() {
  for (const ms of [300, 1000]) setTimeout(() => globalThis.gc?.(), ms)
}

/** Lets a plugin that Gatsby keeps for development forget its compiler once that has ended. */
function forgetCompilers() {
  const fromGatsby = createRequire(createRequire(import.meta.url).resolve('gatsby/package.json'))
  const { prototype } = fromGatsby('webpack-virtual-modules')
  const { apply } = prototype
  prototype.apply = function applyUntilTheEnd(compiler) {
    apply.call(this, compiler)
    compiler.hooks.shutdown.tap('forget', () => {
      this._compiler = null
    })
  }
}

function outputs() {
  return [...descriptions, ...readdirSync(renderer).map((name) => `${renderer}/${name}`)]
}

/** One value for the contents of files, after `start`. */
function printOf(files, start = '') {
  const hash = createHash('sha256').update(start)
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('base64url')
}
