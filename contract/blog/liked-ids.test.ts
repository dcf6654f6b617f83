import fc from 'fast-check'
import * as z from 'zod/mini'
import { likedIds } from './liked-ids'

describe('liked posts and comments (R168)', () => {
  it('are each kept once, however often they are named', () => {
    expect(z.parse(likedIds, [301, 302, 301])).toEqual([301, 302])
    expect(z.parse(likedIds, [])).toEqual([])
  })

  it('are the same ones, none lost', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (ids) => {
        const kept = z.parse(likedIds, ids)
        expect(new Set(kept)).toEqual(new Set(ids))
        expect(kept).toHaveLength(new Set(ids).size)
      }),
    )
  })
})
