import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltFrom } from './lib/build-site'
import { PublishRefused, readBuildRecord } from './publish/read-build'
import { servedSite, siteFolder } from './publish/swap-site'
import { checkBuild, type PublishedPages } from './rebuild/check-build'

const project = process.argv[2] ?? process.cwd()

async function readOwn<Shape>(path: string): Promise<Shape | null> {
  const text = await readFile(join(project, path), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Shape)
}

async function readPublished(): Promise<PublishedPages | null> {
  const id = await servedSite(project)
  if (!id) return null
  const notes = join(siteFolder(project, id), 'files/builds/meta', `${id}.json`)
  const text = await readFile(notes, 'utf8').catch(() => null)
  if (text === null) return null
  const { timestamp, prerendered }: { timestamp: number; prerendered: string[] } = JSON.parse(text)
  return { paths: prerendered, publishedAt: timestamp }
}

/** Checks the last finished build of the project: `tsx scripts/check-build.ts [folder]`. */
async function main(): Promise<void> {
  try {
    const building = await readOwn<BuiltFrom>('.data/building.json')
    const built = await readOwn<BuiltFrom>('.data/built.json')
    const warnings = await checkBuild({
      project,
      record: await readBuildRecord(project),
      content: building?.content ?? null,
      published: await readPublished(),
      sourcesChanged: building?.sources !== built?.sources,
      isDropAllowed: process.env.CONTENT_DROP_ALLOWED === 'yes',
    })
    for (const warning of warnings) process.stdout.write(`Warning: ${warning}\n`)
  } catch (failure) {
    if (!(failure instanceof PublishRefused)) throw failure
    process.stderr.write(`The build is not published. ${failure.message}\n`)
    process.exitCode = 1
  }
}

void main()
