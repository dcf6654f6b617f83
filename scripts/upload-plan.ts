import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { manifestNames, siteFiles } from '../contract/site/site-manifest'
import { type Release, type UploadPlan, uploadPlan } from './upload-plan/upload-plan'

const usage = `npm run upload-plan -- [--release dist] [--before .site/<release>] [--json]

Says how a release gets into an object store behind a CDN (docs/deploy/object-store.md).
  --release  folder of the release, "dist" unless it is given
  --before   folder of the release that the store holds; without it everything is uploaded
  --json     prints the whole plan as JSON
`

async function readRelease(folder: string): Promise<Release> {
  const file = join(folder, 'manifest', manifestNames.files)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} is not a published release: ${file} is missing.`)
  return { files: siteFiles.parse(JSON.parse(text)) }
}

/** A summary for people: numbers for each step, then what to delete and to purge. */
function summaryOf({ steps, deleteLater, purge }: UploadPlan): string {
  const lines = steps.map(({ name, uploads }, at) => {
    const kib = Math.ceil(uploads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024)
    return `${at + 1}. ${name}: ${uploads.length} objects, ${kib} KiB`
  })
  return [
    ...(lines.length > 0 ? lines : ['Nothing to upload.']),
    `May be deleted later: ${deleteLater.length} objects`,
    `To be purged: ${purge.length} addresses`,
    ...purge.map((address) => `  ${address}`),
    '',
  ].join('\n')
}

async function main(): Promise<void> {
  const options = {
    release: { type: 'string', default: 'dist' },
    before: { type: 'string' },
    json: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ options })
    const before = values.before === undefined ? null : await readRelease(values.before)
    const plan = uploadPlan(await readRelease(values.release), before)
    process.stdout.write(values.json ? `${JSON.stringify(plan, null, 2)}\n` : summaryOf(plan))
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : failure}\n\n${usage}`)
    process.exitCode = 1
  }
}

void main()
