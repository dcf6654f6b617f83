import { readFile } from 'node:fs/promises'
import queries from 'gatsby/dist/query/file-parser.js'
import redux from 'gatsby/dist/redux/index.js'
import compiler from 'gatsby/dist/utils/parcel/compile-gatsby-files.js'
import { reuseBundles } from './gatsby-bundles.mjs'

// Runs `gatsby build` without work that cannot change its result (docs/decisions/0054). Gatsby is
// pinned: an update that moves one of these modules stops the build.

/**
 * Gatsby runs Parcel in each build to compile `gatsby-*.ts`, even if there are none, and Parcel
 * lists every file of the folder, including releases, before and after: 2.6 s for a small site, 17
 * s with 10,000 products.
 */
compiler.compileGatsbyFiles = async () => {}

/**
 * Gatsby parses every file that contains the word `config` or `Head`, including those of its
 * plugins: 270 files in 2 to 5 s, although only some twenty contain queries. Besides queries it
 * looks for exports that only pages can have.
 */
const holdsQuery = /\bgraphql\)?\s*`|<StaticImage\b|<Slice\b/
const { parseFile } = queries.default.prototype
queries.default.prototype.parseFile = async function parseFileWithQueries(file, addError) {
  const isPage = redux.store.getState().components.has(file)
  if (!isPage && !holdsQuery.test(await readFile(file, 'utf8'))) return null
  return parseFile.call(this, file, addError)
}

/**
 * For the processes that Gatsby starts for queries and pages, which inherit these flags: garbage is
 * collected before the heap has grown by a third, and new objects get little space. While the pages
 * of a large site are rendered, each process uses half as much memory, for a tenth more time.
 */
process.execArgv = ['--max-semi-space-size=4', '--heap-growing-percent=30']

reuseBundles(process.env.SOURCES_FINGERPRINT, process.env.REUSE_BUNDLES === 'yes')
process.argv.splice(2, Number.POSITIVE_INFINITY, 'build')
await import('gatsby/cli.js')
