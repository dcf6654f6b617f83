import { copyFile, mkdir } from 'node:fs/promises'
import { fontFiles } from '../theme/font-files'

/** Puts the two subsets of the typeface where pages can preload them, under a name with its version. */
export async function copyFonts(): Promise<void> {
  await mkdir('public/fonts', { recursive: true })
  for (const { source, url } of fontFiles) {
    await copyFile(`node_modules/@fontsource-variable/manrope/files/${source}`, `public${url}`)
  }
}
