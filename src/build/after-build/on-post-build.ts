import type { GatsbyNode } from 'gatsby'
import { readPublicConfig } from '../../../contract/config/public-config'
import { writeBuildRecord } from './build-record'
import { nameSitemap, writeRobots } from './write-crawler-files'

const folder = 'public'

/** Finishes what the plugins left in `public/`; the record comes last, and says that all is there. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  await nameSitemap(folder)
  await writeRobots(folder, readPublicConfig(process.env).baseUrl)
  await writeBuildRecord(graphql)
}
