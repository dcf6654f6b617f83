import { rm, writeFile } from 'node:fs/promises'
import type { CreatePagesArgs } from 'gatsby'
import { readPublicConfig } from '../../../contract/config/public-config'
import { type BuildRecord, buildRecordFile } from '../../../contract/site/build-record'
import { contentSeen } from '../check/content-seen'
import { scriptAssets } from './script-assets'

interface Pages {
  allSitePage: { nodes: { path: string; matchPath: string | null }[] }
}

/** A build begins: what the last one said of `public/` no longer holds. */
export function dropBuildRecord(): Promise<void> {
  return rm(buildRecordFile, { force: true })
}

/** The build has ended well: leaves its record for the publishing step. */
export async function writeBuildRecord(graphql: CreatePagesArgs['graphql']): Promise<void> {
  const { data } = await graphql<Pages>(/* GraphQL */ `
    query BuiltPages {
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
          matchPath
        }
      }
    }
  `)
  const { baseUrl, googleGsiEnable, analyticsId } = readPublicConfig(process.env)
  const record: BuildRecord = {
    publicUrl: baseUrl,
    google: { identity: googleGsiEnable, analytics: analyticsId !== undefined },
    pages: data?.allSitePage.nodes ?? [],
    assets: scriptAssets.names,
    counts: contentSeen.counts,
  }
  await writeFile(buildRecordFile, JSON.stringify(record))
}
