import { spawn } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SiteFile, siteFiles } from '../../contract/site/site-manifest'
import { publishBuild } from '../../scripts/publish/publish-build'
import { type FinishedBuild, makeFinishedBuild, pageHtml } from '../support/build/finished-build'
import { folderBytes } from '../support/build/folder-bytes'
import { outcomeOf } from '../support/build/trial-project'
import { runSize, sampleSeed, seededRandom } from '../support/long-run'

jest.setTimeout(600_000)

let build: FinishedBuild

beforeAll(async () => {
  build = await makeFinishedBuild()
  await publishBuild({ project: build.project, now: Date.now })
})

afterAll(() => build.remove())

/** A build that takes a moment to publish, as nothing is compressed yet. */
async function buildManyPages(round: number): Promise<void> {
  const pages = Array.from({ length: 150 }, (_, at) => `/blog/post/${at + 1}/mathima`)
  const messages = pages.flatMap((path, at) => [
    [`public${path}/index.html`, pageHtml(`Μάθημα ${round}-${at} ${'λέξη '.repeat(2000)}`)],
    [`public/page-data${path}/page-data.json`, `{"path":"${path}"}`],
  ])
  await build.write(Object.fromEntries(messages))
  const all = pages.map((path) => ({ path, matchPath: null }))
  await build.finish({ pages: [...build.record.pages, ...all] })
}

async function publishUntil(ms: number): Promise<'killed' | 'finished'> {
  const args = ['--import', 'tsx', 'scripts/publish-site.ts', build.project]
  const publishing = spawn(process.execPath, args, { stdio: 'ignore' })
  const ended = new Promise<'killed' | 'finished'>((resolve) =>
    publishing.once('exit', (code) => resolve(code === null ? 'killed' : 'finished')),
  )
  await Promise.race([ended, sleep(ms)])
  publishing.kill('SIGKILL')
  return ended
}

/** Every file of the manifest exists with its size. */
async function expectWholeSite(): Promise<void> {
  const site = await realpath(join(build.project, 'dist'))
  const manifest = JSON.parse(await readFile(join(site, 'manifest/files.json'), 'utf8'))
  const files: Record<string, SiteFile> = siteFiles.parse(manifest)
  for (const [path, { bytes }] of Object.entries(files)) {
    expect(await readFile(join(site, 'files', path))).toHaveLength(bytes)
  }
}

describe('killing the publishing step (A4-61)', () => {
  it('leaves the old site, or the whole new one', async () => {
    const random = seededRandom(sampleSeed)
    const endings: string[] = []
    for (let round = 0; round < runSize(5, 40); round += 1) {
      await buildManyPages(round)
      const link = await readlink(join(build.project, 'dist'))
      const before = await folderBytes(join(build.project, link))
      endings.push(await publishUntil(150 + random() * 1500))
      if ((await readlink(join(build.project, 'dist'))) === link) {
        expect(await folderBytes(join(build.project, link))).toEqual(before)
      }
      await expectWholeSite()
    }
    expect(endings).toContain('killed')
    await publishBuild({ project: build.project, now: Date.now })
    await expectWholeSite()
  })

  it('leaves the old site when the disk takes no more', async () => {
    await buildManyPages(1000)
    const before = await folderBytes(await realpath(join(build.project, 'dist')))
    const command = 'ulimit -f 16; exec "$0" --import tsx scripts/publish-site.ts "$1"'
    const full = await outcomeOf(spawn('bash', ['-c', command, process.execPath, build.project]))
    expect(full.output).toMatch(/^The site was not published\. EFBIG: .+\n$/)
    expect(full.code).toBe(1)
    expect(await folderBytes(await realpath(join(build.project, 'dist')))).toEqual(before)
  })
})
