import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import html from 'gatsby/dist/commands/build-html.js'
import javascript from 'gatsby/dist/commands/build-javascript.js'
import redux from 'gatsby/dist/redux/index.js'
import chunks from 'gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js'
import { at } from './script.mjs'

/** Inputs of the bundles, and data that Gatsby needs about them. */
const recordFile = at('.cache/bundles.json')

/** All content that bundles depend on: templates with pages, and patterns of their addresses. */
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
 * Lets `gatsby build` reuse the bundles of the previous build, for browsers and for rendering, if
 * the result would be the same: sources, settings and the templates with pages are the same, the
 * bundles are unmodified, and Gatsby's own state belongs to that build. Gatsby itself creates them
 * in each build.
 *
 * @param sources fingerprint of sources and settings (fingerprint.mjs)
 * @param isAllowed if false, the bundles are created in any case; later builds may reuse them
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
  // Gatsby requests these hashes after both bundles are built.
  chunks.getSSRChunkHashes = ({ components }) => {
    if (reused) return reused.chunkHashes
    const chunkHashes = getSSRChunkHashes({ stats: rendererStats, components })
    rendererStats = null
    collectGarbageSoon()
    const prints = { madeFrom: printOf(inputs, sources), made: printOf(outputs()) }
    // Atomic, even if the build is killed.
    writeFileSync(`${recordFile}.new`, JSON.stringify({ ...prints, compilationHash, chunkHashes }))
    renameSync(`${recordFile}.new`, recordFile)
    return chunkHashes
  }
}

/** The record of the existing bundles, or null if they cannot be reused. */
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
 * The part of a compilation that Gatsby reads. Gatsby keeps this object until it ends; that of
 * webpack would keep all modules of both bundles in memory.
 */
function bundleOf(hash = '', messages = { warnings: [] }) {
  const stats = { hash, hasWarnings: () => messages.warnings.length > 0, toJson: () => messages }
  return { stats, close: async () => {} }
}

/**
 * Frees the memory of both compilations. Gatsby then waits for queries in other processes and
 * creates no objects, so it would not collect garbage, although half of its heap is garbage. Runs
 * twice, because webpack first still writes its cache, and V8 releases pages of its heap only if
 * they were empty before.
 */
function collectGarbageSoon() {
  for (const ms of [300, 1000]) setTimeout(() => globalThis.gc?.(), ms)
}

/** Makes a plugin that Gatsby keeps for development release its compiler after shutdown. */
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

/** One fingerprint of `start` and the contents of files. */
function printOf(files, start = '') {
  const hash = createHash('sha256').update(start)
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('base64url')
}
