import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildRecordFile } from '#contract/site/build-record'
import { type FinishedBuild, pageHtml } from './finished-build'

/** Rebuilds the same pages; each contains the name of its round. */
export async function writeRound(
  { project, record, write, finish }: FinishedBuild,
  name: string,
): Promise<void> {
  await rm(join(project, buildRecordFile), { force: true })
  const pages = record.pages.flatMap(({ path }) => [
    [
      join('public', path, path.endsWith('.html') ? '' : 'index.html'),
      pageHtml(`${path} round-${name}`),
    ],
  ])
  await write(Object.fromEntries(pages))
  await finish()
}
