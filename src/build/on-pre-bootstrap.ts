import { copyFile, mkdir } from 'node:fs/promises'
import type { GatsbyNode } from 'gatsby'
import { fontFiles } from '../theme/fonts'
import { dropBuildRecord } from './on-post-build'

/** Prepares `public/` before anything is read or built. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
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
