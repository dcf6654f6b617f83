import { openStore, seedings } from './store'

describe('refilling the store', () => {
  it('is atomic', async () => {
    const store = await openStore(':memory:')
    const row = (fingerprint: string) => store.db.insert(seedings).values({ id: 1, fingerprint })
    await store.refill([row('first')])
    await expect(store.refill([row('second'), row('third')])).rejects.toThrow()
    expect(await store.db.select().from(seedings)).toEqual([{ id: 1, fingerprint: 'first' }])
    await store.refill([row('fourth')])
    expect(await store.db.select().from(seedings)).toEqual([{ id: 1, fingerprint: 'fourth' }])
    store.close()
  })
})
