import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildRecord, buildRecord, buildRecordFile } from '#contract/site/build-record'
import { parseJson } from '#contract/wire/parse-json'

/** Thrown when the build is not published; the message is one line. */
export class PublishRefused extends Error {
  override name = 'PublishRefused'
}

/** Every file below a folder as a path of the site: `/about/index.html`. Empty if it is missing. */
export async function listFiles(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map((entry) => {
      const path = `${below}/${entry.name}`
      return entry.isDirectory() ? listFiles(folder, path) : [path]
    }),
  )
  return found.flat()
}

/**
 * Reads the record of the last build.
 * @throws PublishRefused if there is none: never built, interrupted, or still building
 */
export async function readBuildRecord(project: string): Promise<BuildRecord> {
  const text = await readFile(join(project, buildRecordFile), 'utf8').catch(() => null)
  if (text === null) throw new PublishRefused('There is no finished build; run the build first.')
  const record = buildRecord.safeParse(parseJson(text))
  if (!record.success)
    throw new PublishRefused(`${buildRecordFile} is of another version; build again.`)
  return record.data
}
