import { workerKindOf } from './publish/build-worker'
import { publishBuild } from './publish/publish-build'

const project = process.argv[2] ?? process.cwd()

/** Publishes the last finished build of the project: `tsx scripts/publish-site.ts [folder]`. */
async function main(): Promise<void> {
  try {
    const worker = workerKindOf(process.env)
    const published = await publishBuild({ project, now: Date.now, worker })
    const { id, unchanged, fileCount, bytes } = published
    const size = `${fileCount} files, ${Math.round(bytes / 1024)} KiB`
    process.stdout.write(
      unchanged ? `Nothing changed: site ${id} stays.\n` : `Published site ${id} (${size}).\n`,
    )
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    process.stderr.write(`The site was not published. ${reason}\n`)
    process.exitCode = 1
  }
}

void main()
