import type { GatsbyNode } from 'gatsby'
import { dropBuildRecord } from './after-build/build-record'
import { copyFonts } from './copy-fonts'

/** Prepares `public/` before anything is read or built. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  await dropBuildRecord()
  await copyFonts()
}
