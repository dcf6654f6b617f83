import fc from 'fast-check'
import { createSeededRandom } from './seeded-random'

describe('seeded random', () => {
  it('repeats the same sequence on every machine', () => {
    const random = createSeededRandom('stagona')
    expect([random.next(), random.next(), random.next()]).toEqual([
      0.22826087730936706, 0.7553332184907049, 0.7981774669606239,
    ])
  })

  it('differs for another seed, also for an empty or Greek one', () => {
    const firsts = ['', 'a', 'b', 'σταγόνα', 'σταγονα'].map((seed) =>
      createSeededRandom(seed).next(),
    )
    expect(new Set(firsts).size).toBe(firsts.length)
  })

  it('keeps integers within both ends and reaches both', () => {
    const random = createSeededRandom('ends')
    const drawn = new Set(Array.from({ length: 200 }, () => random.whole(3, 6)))
    expect([...drawn].sort()).toEqual([3, 4, 5, 6])
  })

  it('is distributed evenly enough to draw with', () => {
    const random = createSeededRandom('even')
    const heads = Array.from({ length: 10_000 }, () => random.boolean(0.3)).filter(Boolean)
    expect(heads.length).toBeGreaterThan(2850)
    expect(heads.length).toBeLessThan(3150)
  })

  it('only picks given values', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.nat(), { minLength: 1 }),
        (seed, [first = 0, ...more]) => {
          expect([first, ...more]).toContain(createSeededRandom(seed).pick([first, ...more]))
        },
      ),
    )
  })
})
