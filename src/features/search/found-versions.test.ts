import { bestOfEachGroup } from './found-versions'

const version = (id: number, group: number | null, finalPrice: number, stock = 5) => ({
  ...{ id, group },
  offer: { finalPrice, stock },
})
const best = (...found: ReturnType<typeof version>[]) =>
  bestOfEachGroup(found, (one) => one).map(({ found: { id }, variants }) => [id, variants])

describe('the best of each group (R432)', () => {
  it('stands for the others where it is, with their number', () => {
    expect(
      best(version(1, null, 5), version(2, 6, 9), version(3, null, 4), version(4, 6, 9)),
    ).toEqual([
      [1, null],
      [2, { count: 2, isFrom: false }],
      [3, null],
    ])
  })

  it('has a price "from" only where none costs less and another more', () => {
    expect(best(version(1, 6, 9), version(2, 6, 12))).toEqual([[1, { count: 2, isFrom: true }]])
    expect(best(version(2, 6, 12), version(1, 6, 9))).toEqual([[2, { count: 2, isFrom: false }]])
    expect(best(version(1, 6, 9), version(2, 6, 12, 0))).toEqual([[1, { count: 2, isFrom: false }]])
    expect(best(version(1, 6, 9, 0), version(2, 6, 7, 0))).toEqual([
      [1, { count: 2, isFrom: false }],
    ])
  })

  it('is the only one where no other version was found', () => {
    expect(best(version(1, 6, 9))).toEqual([[1, null]])
  })

  it('keeps versions without a known price together', () => {
    const unknown = { id: 3, group: 6, offer: null }
    expect(bestOfEachGroup([unknown, unknown], (one) => one)).toEqual([
      { found: unknown, variants: { count: 2, isFrom: false } },
    ])
  })
})
