import fc from 'fast-check'
import * as z from 'zod/mini'
import { likedIds } from './liked-ids'

it('keeps each liked post or comment once (R168)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (ids) => {
      expect(z.parse(likedIds, ids)).toEqual([...new Set(ids)])
    }),
  )
})
