import { mkdir, readdir, readFile, readlink, rm, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  type FinishedBuild,
  makeFinishedBuild,
  pageHtml,
} from '#tests/support/build/finished-build'
import { publishBuild } from '../publish/publish-build'
import { listReleases, releasesFolder, siteFolder } from '../publish/swap-site'
import { compareReleases, rollBack } from './releases'

let build: FinishedBuild
let project: string

beforeEach(async () => {
  build = await makeFinishedBuild()
  project = build.project
})

afterEach(() => build.remove())

/** Publishes the site with another about page; earlier releases get a minute older. */
async function publish(title: string): Promise<string> {
  for (const { id, servedAt } of await listReleases(project)) {
    const earlier = new Date(servedAt - 60_000)
    await utimes(siteFolder(project, id), earlier, earlier)
  }
  await build.write({ 'public/about/index.html': pageHtml(title) })
  return (await publishBuild({ project, now: Date.now })).id
}

const served = () => readFile(join(project, 'dist/files/about/index.html'), 'utf8')

describe('releases', () => {
  it('stay on disk if they are among the five that were served last', async () => {
    const ids: string[] = []
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) ids.push(await publish(title))
    const kept = (await listReleases(project)).map(({ id }) => id)
    expect(kept).toEqual(ids.slice(2).reverse())
    expect((await readdir(releasesFolder(project))).sort()).toEqual([...kept].sort())
  })

  it('are kept by when they were served, not by when they were built', async () => {
    const ids = [await publish('a'), await publish('b')]
    await rollBack(project, ids[0])
    for (const title of ['c', 'd', 'e', 'f']) ids.push(await publish(title))
    const kept = (await listReleases(project)).map(({ id }) => id)
    expect(kept).toEqual([ids[5], ids[4], ids[3], ids[2], ids[0]])
  })
})

describe('a rollback', () => {
  it('without a name switches to the release that was served before, and back', async () => {
    const first = await publish('Ένα')
    const second = await publish('Δύο')
    const third = await publish('Τρία')
    expect(await rollBack(project)).toEqual({ from: third, to: second })
    expect(await served()).toContain('Δύο')
    expect(await rollBack(project)).toEqual({ from: second, to: third })
    expect(await rollBack(project, first)).toEqual({ from: third, to: first })
    expect(await served()).toContain('Ένα')
    expect((await listReleases(project)).filter(({ isServed }) => isServed)).toEqual([
      expect.objectContaining({ id: first }),
    ])
  })

  it.each(['unknown', '../..', 'unfinished-1'])(
    'to %s is refused with a list of the existing releases',
    async (wanted) => {
      const first = await publish('Ένα')
      const second = await publish('Δύο')
      await mkdir(join(releasesFolder(build.project), 'unfinished-1/files'), { recursive: true })
      const refusal = await rollBack(project, wanted).catch((error: Error) => error.message)
      expect(refusal).toMatch(new RegExp(`^There is no release ${wanted}\\. Releases:\n`))
      expect(refusal).toContain(first)
      expect(refusal).toMatch(new RegExp(`^  ${second}  \\S+Z  served$`, 'm'))
      expect(await readlink(join(project, 'dist'))).toBe(
        join('..', `${basename(project)}.releases`, second),
      )
    },
  )

  it('is refused without an earlier release', async () => {
    await expect(rollBack(project)).rejects.toThrow('There is no earlier release.')
    const only = await publish('Ένα')
    await expect(rollBack(project)).rejects.toThrow('There is no earlier release.')
    await expect(rollBack(project, only)).rejects.toThrow('is served already')
  })

  it('is refused when a file of the release is missing', async () => {
    const first = await publish('Ένα')
    await publish('Δύο')
    await rm(join(siteFolder(project, first), 'files/about/index.html.br'))
    await expect(rollBack(project, first)).rejects.toThrow(
      `Release ${first} is not whole: /about/index.html.br is missing or of another size.`,
    )
    expect(await served()).toContain('Δύο')
  })
})

describe('the differences of two releases', () => {
  it('are the files that differ for visitors, without build notes', async () => {
    const before = await publish('Ένα')
    await build.write({
      'public/new/index.html': pageHtml('Νέα'),
      'public/page-data/new/page-data.json': '{"path":"/new"}',
    })
    const gone = '/products/3/tetradio'
    const pages = build.record.pages.filter(({ path }) => path !== gone)
    await build.finish({ pages: [...pages, { path: '/new', matchPath: null }] })
    const after = await publish('Δύο')
    expect(await compareReleases(project, before, after)).toEqual({
      added: ['/new/index.html', '/page-data/new/page-data.json'],
      changed: ['/about/index.html'],
      removed: [`/page-data${gone}/page-data.json`, `${gone}/index.html`],
    })
    expect(await compareReleases(project, after, after)).toEqual({
      added: [],
      changed: [],
      removed: [],
    })
  })
})
