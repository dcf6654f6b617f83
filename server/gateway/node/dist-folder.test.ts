import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDist } from '../testing/write-dist'
import { cacheBytes, createDistFolder } from './dist-folder'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'))
})
afterEach(() => rm(root, { recursive: true }))

async function build(name: string, html: string): Promise<void> {
  await writeDist(join(root, name), { '/index.html': html }, { br: 2 })
  await writeFile(join(root, name, 'files/index.html.br'), 'br')
}

/** Publishes like a build: the link is replaced in one step. */
async function publish(name: string): Promise<void> {
  await symlink(join(root, name), join(root, 'next'))
  await rename(join(root, 'next'), join(root, 'dist'))
}

function open() {
  const time = { now: 0 }
  const faults: unknown[] = []
  const source = createDistFolder(
    join(root, 'dist'),
    () => time.now,
    (fault) => faults.push(fault),
  )
  const home = async () => {
    const site = await source.current()
    return site ? new TextDecoder().decode(await site.read('/index.html', null)) : null
  }
  return { time, faults, source, home }
}

it('serves nothing before the first build, and the first build once it exists', async () => {
  const { home, time, faults } = open()
  expect(await home()).toBeNull()
  await build('one', 'first')
  await publish('one')
  time.now += 1000
  expect(await home()).toBe('first')
  expect(faults).toEqual([])
})

it('follows the link within a second, and checks it no more often', async () => {
  await build('one', 'first')
  await build('two', 'second')
  await publish('one')
  const { home, time } = open()
  expect(await home()).toBe('first')
  await publish('two')
  time.now += 999
  expect(await home()).toBe('first')
  time.now += 1
  expect(await home()).toBe('second')
})

it('keeps the last readable build when the next one cannot be read', async () => {
  await build('one', 'first')
  await build('two', 'second')
  await writeFile(join(root, 'two/manifest/files.json'), '{"/index.html":{"type":7}}')
  await publish('one')
  const { home, time, faults } = open()
  expect(await home()).toBe('first')
  await publish('two')
  time.now += 1000
  expect(await home()).toBe('first')
  expect(faults).toHaveLength(1)
})

it('reads the compressed copy', async () => {
  await build('one', 'first')
  await publish('one')
  const site = await open().source.current()
  expect(new TextDecoder().decode(await site?.read('/index.html', 'br'))).toBe('br')
})

/** Files whose length is their name, and a list of the reads. */
function store(most: number) {
  const names: string[] = []
  const read = cacheBytes(async (name) => {
    names.push(name)
    if (name === '13') throw new Error('unlucky')
    return new Uint8Array(Number(name))
  }, most)
  return { read, names }
}

it('reads a file once', async () => {
  const { read, names } = store(100)
  expect((await read('40')).length).toBe(40)
  expect((await read('40')).length).toBe(40)
  expect(names).toEqual(['40'])
})

it('does not cache a file that is larger than the cache', async () => {
  const { read, names } = store(100)
  for (const name of ['101', '101', '20', '20'])
    expect((await read(name)).length).toBe(Number(name))
  expect(names).toEqual(['101', '101', '20'])
})

it('reads a file again after a failed read', async () => {
  const { read, names } = store(100)
  await expect(read('13')).rejects.toThrow('unlucky')
  await expect(read('13')).rejects.toThrow('unlucky')
  expect(names).toHaveLength(2)
})
