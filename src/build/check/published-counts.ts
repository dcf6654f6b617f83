import { readFile } from 'node:fs/promises'
import {
  type ContentCounts,
  contentCounts,
  contentCountsFile,
} from '../../../contract/site/build-record'
import { BuildRefused } from './build-refused'

/**
 * Counts of the site that is served; null where nothing has been published.
 * @param site folder of the site, `dist`
 * @throws BuildRefused where the site has counts that nobody can read.
 */
export async function readPublishedCounts(site: string): Promise<ContentCounts | null> {
  const text = await readFile(`${site}/${contentCountsFile}`, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return contentCounts.parse(JSON.parse(text))
  } catch {
    throw new BuildRefused(`${site}/${contentCountsFile} cannot be read.`)
  }
}
