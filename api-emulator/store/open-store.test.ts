import { openStore } from './open-store'
import { plantings } from './seed-tables'

describe('refilling the store', () => {
  it('happens wholly or not at all', async () => {
    const store = await openStore(':memory:')
    const row = (fingerprint: string) => store.db.insert(plantings).values({ id: 1, fingerprint })
    await store.refill([row('first')])
    await expect(store.refill([row('second'), row('third')])).rejects.toThrow()
    expect(await store.db.select().from(plantings)).toEqual([{ id: 1, fingerprint: 'first' }])
    await store.refill([row('fourth')])
    expect(await store.db.select().from(plantings)).toEqual([{ id: 1, fingerprint: 'fourth' }])
    store.close()
  })
})
