import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { indexText } from '#build/search/write-search-index'
import type { IndexedPage } from '#contract/search/search-index'
import { listFiles } from '#scripts/publish/read-build'
import { syntheticPages } from './synthetic-pages'

const kilobyte = 1000

/** Compressed as when it is published. */
function compressed(files: Readonly<Record<string, readonly IndexedPage[]>>): number {
  const sizes = Object.values(files).map((pages) => {
    const bytes = Buffer.from(indexText(pages))
    return brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }).length
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

const content = 'server/emulator/seed/content'

/** The texts of the demonstration's lessons and products, without their heads. */
async function text(): Promise<string> {
  const files = (await listFiles(content)).filter((path) => path.endsWith('.md'))
  return files
    .map((path) => readFileSync(`${content}${path}`, 'utf8').split(/^---$/m)[2] ?? '')
    .join(' ')
}

describe('the index', () => {
  it('of 10,000 pages has at most 260 kB with titles, 450 kB with subtitles (R367)', async () => {
    const words = await text()
    const size = (subtitles: boolean) => compressed(syntheticPages(words, { subtitles }))
    expect(size(false)).toBeLessThanOrEqual(260 * kilobyte)
    expect(size(true)).toBeLessThanOrEqual(450 * kilobyte)
  })
})
