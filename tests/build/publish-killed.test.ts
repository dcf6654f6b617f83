import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SiteFile, siteFiles } from '#contract/site/site-manifest'
import { publishBuild } from '#scripts/publish/publish-build'
import { listReleases, releasesFolder, siteFolder } from '#scripts/publish/swap-site'
import { type FinishedBuild, makeFinishedBuild, pageHtml } from '../support/build/finished-build'
import { folderBytes } from '../support/build/folder-bytes'
import { writeRound } from '../support/build/publish-rounds'
import { outcomeOf } from '../support/build/trial-project'
import { runSize, sampleSeed, seededRandom } from '../support/long-run'

jest.setTimeout(runSize(600_000, 3_600_000))

let build: FinishedBuild

beforeAll(async () => {
  build = await makeFinishedBuild()
  await writeRound(build, 'first')
  await publishBuild({ project: build.project, now: Date.now })
})

afterAll(() => build.remove())

/** A build that takes some time to publish, because no file is compressed yet. */
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

/** The round of a site; fails if its files are from several rounds or differ from the manifest. */
async function roundOf(site: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(site, 'manifest/files.json'), 'utf8'))
  const rounds = new Set<string>()
  for (const [path, { bytes, etag }] of Object.entries(siteFiles.parse(manifest))) {
    const content = await readFile(join(site, 'files', path))
    expect(content).toHaveLength(bytes)
    expect(createHash('sha256').update(content).digest('hex')).toContain(etag)
    for (const [, round = ''] of content.toString().matchAll(/round-(\w+)/g)) rounds.add(round)
  }
  expect(rounds.size).toBe(1)
  return [...rounds].join()
}

/** Publishes new sites and rolls back repeatedly, until it is killed after `ms`. */
async function publishAndRollBackFor(ms: number, name: string): Promise<void> {
  const script = 'tests/support/build/publish-repeatedly.ts'
  const args = ['--import', 'tsx', script, build.project, name]
  const running = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = new Promise<number | null>((resolve) => running.once('exit', resolve))
  await Promise.race([ended, new Promise((resolve) => running.once('message', resolve))])
  await Promise.race([ended, sleep(ms)])
  running.kill('SIGKILL')
  expect(await ended).toBeNull()
}

describe('killing at any moment of publishing and rolling back', () => {
  it('leaves a complete site served, and every kept release complete', async () => {
    const random = seededRandom(sampleSeed)
    const seen = new Set<string>()
    for (let kill = 0; kill < runSize(100, 500); kill += 1) {
      await publishAndRollBackFor(random() * 700, `k${kill}`)
      seen.add(await roundOf(await realpath(join(build.project, 'dist'))))
      for (const { id } of await listReleases(build.project)) {
        await roundOf(siteFolder(build.project, id))
      }
    }
    expect(seen.size).toBeGreaterThan(20)
    await writeRound(build, 'last')
    const { id } = await publishBuild({ project: build.project, now: Date.now })
    expect(await roundOf(await realpath(join(build.project, 'dist')))).toBe('last')
    const left = await readdir(releasesFolder(build.project))
    expect(left).toContain(id)
    expect(left.filter((name) => name.startsWith('unfinished-'))).toEqual([])
    expect(left.length).toBeLessThanOrEqual(5)
    await build.finish()
  })
})

describe('killing the publishing step (A4-61)', () => {
  it('leaves the old site or the complete new one', async () => {
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

  it('leaves the old site when the disk is full', async () => {
    await buildManyPages(1000)
    const before = await folderBytes(await realpath(join(build.project, 'dist')))
    const command = 'ulimit -f 16; exec "$0" --import tsx scripts/publish-site.ts "$1"'
    const full = await outcomeOf(spawn('bash', ['-c', command, process.execPath, build.project]))
    expect(full.output).toMatch(/^The site was not published\. EFBIG: .+\n$/)
    expect(full.code).toBe(1)
    expect(await folderBytes(await realpath(join(build.project, 'dist')))).toEqual(before)
  })
})
