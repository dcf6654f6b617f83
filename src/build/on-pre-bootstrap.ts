import { copyFile, mkdir } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import type { GatsbyNode } from 'gatsby'
import { fontFiles } from '../theme/fonts'
import { dropBuildRecord } from './on-post-build'

/**
 * Growth of the heap beyond the memory in use that triggers a garbage collection, in per cent. By
 * default Node lets it more than double where there is much memory, and bundling leaves much
 * garbage (docs/bench.md).
 */
const heapGrowth = 30

/** Prepares `public/` before anything is read or built. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  // Not a command-line option: Gatsby passes those to its worker threads, which refuse this one.
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`)
  await dropBuildRecord()
  await copyFonts()
}

/** Copies the two font subsets to `public/fonts`, under names with a version, for preloading. */
export async function copyFonts(): Promise<void> {
  await mkdir('public/fonts', { recursive: true })
  for (const { source, url } of fontFiles) {
    await copyFile(`node_modules/@fontsource-variable/manrope/files/${source}`, `public${url}`)
  }
}
