import { oneOfEachGroup } from './variants'

const row = (id: number, variantGroup: number | null, finalPrice = 10, stock = 5) => {
  return { id, variantGroup, finalPrice, stock }
}
const cardsOf = (...rows: ReturnType<typeof row>[]) =>
  oneOfEachGroup(rows, ({ id }) => id).map(({ row: { id }, variants }) => [id, variants])

describe('the cards of a list', () => {
  it('are one for each group, in the order of the list', () => {
    expect(cardsOf(row(1, null), row(2, 7), row(3, 8), row(4, 7), row(5, null))).toEqual([
      [1, null],
      [2, { count: 2, isFrom: false }],
      [3, null],
      [5, null],
    ])
  })

  it.each([
    ['the cheapest', [row(1, 7, 12), row(2, 7, 9), row(3, 7, 15)], 2, true],
    ['the cheapest that can be bought', [row(1, 7, 9, 0), row(2, 7, 12), row(3, 7, 15)], 2, true],
    ['the first of equal ones', [row(9, 7), row(2, 7)], 2, false],
    ['a sold out one where all are', [row(1, 7, 12, 0), row(2, 7, 9, 0)], 2, true],
    ['the one that is left, from no price', [row(1, 7, 9), row(2, 7, 12, 0)], 1, false],
  ])('show %s', (_, rows, id, isFrom) => {
    expect(cardsOf(...rows)).toEqual([[id, { count: rows.length, isFrom }]])
  })
})
