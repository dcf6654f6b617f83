import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../database/store'
import { blogComments, blogPosts } from '../database/tables/blog'
import { products } from '../database/tables/products'
import { readSeed } from './read-seed'
import { treePlaces } from './row-values'
import { fingerprintOf, seedStore, seedStoreWhenChanged } from './seed-store'

const seed = readSeed()

describe('seeding', () => {
  it('makes the same rows from the same seed', async () => {
    const [one, other] = [await openStore(':memory:'), await openStore(':memory:')]
    await seedStore(one, seed)
    await seedStore(other, readSeed())
    for (const table of [products, blogPosts, blogComments]) {
      expect(await one.db.select().from(table)).toEqual(await other.db.select().from(table))
    }
    one.close()
    other.close()
  })

  it('happens only when the store is empty or the seed changed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'emulator-'))
    const store = await openStore(`file:${join(folder, 'store.db')}`)
    expect(await seedStoreWhenChanged(store, seed)).toBe(true)
    await store.db.update(products).set({ stock: 4711 })
    expect(await seedStoreWhenChanged(store, seed)).toBe(false)
    const [kept] = await store.db.select().from(products)
    expect(kept?.stock).toBe(4711)
    const fewer = { ...seed, regions: seed.regions.slice(1) }
    expect(fingerprintOf(fewer)).not.toBe(fingerprintOf(seed))
    expect(await seedStoreWhenChanged(store, fewer)).toBe(true)
    const [first] = await store.db.select().from(products)
    expect(first?.stock).toBe(seed.products[0]?.stock)
    store.close()
    rmSync(folder, { recursive: true })
  })

  it('refuses a seed with dangling references', async () => {
    const store = await openStore(':memory:')
    const [lesson] = seed.lessons
    if (!lesson) throw new Error('The seed has no lessons.')
    const lost = { ...seed, lessons: [{ ...lesson, category: 'nowhere' }], lessonComments: {} }
    await expect(seedStore(store, lost)).rejects.toThrow('nowhere')
    store.close()
  })
})

it('a tree refuses a child before its parent and a repeated slug', () => {
  const node = { name: 'Α', description: '' }
  expect(() => treePlaces([{ ...node, slug: 'b', parent: 'a' }])).toThrow('before its parent')
  const twice = { ...node, slug: 'a' }
  expect(() => treePlaces([twice, twice])).toThrow('two categories')
})
