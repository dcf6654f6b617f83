import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servedSite, serveSite, siteFolder, swapSite, unfinishedFolder } from './swap-site'

/** Two folders are two file systems here: nothing is renamed from one to the other. */
jest.mock('node:fs/promises', () => {
  const fs = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises')
  const path = jest.requireActual<typeof import('node:path')>('node:path')
  return {
    ...fs,
    async rename(from: string, to: string) {
      if (path.dirname(from) === path.dirname(to)) return fs.rename(from, to)
      throw Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' })
    },
  }
})

let root: string
let project: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swap-site-'))
  project = join(root, 'project')
  await mkdir(project)
  process.env.RELEASES_DIR = join(root, 'releases')
})

afterEach(async () => {
  delete process.env.RELEASES_DIR
  await rm(root, { recursive: true })
})

async function publish(id: string): Promise<void> {
  const finished = unfinishedFolder(project)
  await mkdir(join(finished, 'files'), { recursive: true })
  await swapSite(project, finished, id)
}

it('serves releases of another file system, one after the other', async () => {
  for (const id of ['one', 'two']) {
    await publish(id)
    expect(await servedSite(project)).toBe(id)
    expect(await readdir(join(project, 'dist'))).toEqual(['files'])
  }
  await serveSite(project, 'one')
  expect(await servedSite(project)).toBe('one')
  expect(await readdir(project)).toEqual(['dist'])
  expect((await readdir(join(root, 'releases'))).sort()).toEqual(['one', 'two'])
})

it('removes the link that a killed run has left', async () => {
  await symlink('gone', join(project, '.dist-1'))
  await symlink('gone', join(project, `.dist-${process.pid}`))
  await mkdir(join(project, '.dist-folder'))
  await publish('one')
  expect((await readdir(project)).sort()).toEqual(['.dist-folder', 'dist'])
})

it('links to the releases of a project that is itself reached by a link', async () => {
  const deep = join(root, 'deep', 'er')
  await mkdir(deep, { recursive: true })
  const real = join(deep, 'real')
  await mkdir(real)
  await rm(project, { recursive: true })
  await symlink(real, project)
  await publish('one')
  expect(await readdir(join(project, 'dist'))).toEqual(['files'])
  expect(join(deep, 'real', await readlink(join(real, 'dist')))).toBe(siteFolder(project, 'one'))
})
