import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildRecord, buildRecord, buildRecordFile } from '../../contract/site/build-record'
import { PublishRefused } from './publish-refused'

/**
 * Reads what the last build left when it had finished.
 * @throws PublishRefused where there is none: never built, broken off, or still building.
 */
export async function readBuildRecord(project: string): Promise<BuildRecord> {
  const text = await readFile(join(project, buildRecordFile), 'utf8').catch(() => null)
  if (text === null) throw new PublishRefused('There is no finished build; run the build first.')
  const record = buildRecord.safeParse(parseJson(text))
  if (!record.success)
    throw new PublishRefused(`${buildRecordFile} is of another version; build again.`)
  return record.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
