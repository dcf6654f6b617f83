import { apiProduct } from '#tests/support/api-product'
import { chosenProducts, isAnsweredByApi } from './chosen-products'

const query = (text: string) => new URLSearchParams(text)
const product = (id: number, finalPrice: number, variantGroup: number | null, average = 0) =>
  apiProduct({
    ...{ id, finalPrice, variantGroup, approvedReviewAverage: average },
    createdAt: new Date(Date.UTC(2026, 2, id)).toISOString(),
  })
const products = [
  product(1, 12, 8, 10),
  product(2, 11, 8, 7),
  product(3, 15, 8),
  product(4, 9, null, 9),
  product(5, 15, null),
]
const cardsOf = (text: string) =>
  chosenProducts(products, query(text)).map(({ id, variants }) => [id, variants])

describe('one product of each group of variants', () => {
  it('is its cheapest, in the order of that one', () => {
    const dearer = { count: 3, isFrom: true }
    expect(cardsOf('grouped=true&ordering=finalPrice')).toEqual([
      [4, undefined],
      [2, dearer],
      [5, undefined],
    ])
    expect(cardsOf('grouped=true&ordering=-createdAt').map(([id]) => id)).toEqual([5, 4, 2])
  })

  it('is of those that a filter leaves', () => {
    expect(cardsOf('grouped=true&ordering=finalPrice&minApprovedReviewAverage=8')).toEqual([
      [4, undefined],
      [1, undefined],
    ])
  })

  it.each([
    ['grouped=true&ordering=-createdAt', false],
    ['grouped=false&ordering=-createdAt', true],
    ['ordering=-createdAt', true],
  ])('is not left to the API: %s', (text, isLeft) => {
    expect(isAnsweredByApi(query(text))).toBe(isLeft)
  })

  it('is asked for: without the word, each product is listed', () => {
    expect(cardsOf('ordering=finalPrice').map(([id]) => id)).toEqual([4, 2, 1, 5, 3])
  })
})

describe('brand and attributes', () => {
  const attribute = (attributeId: number, valueId: number) => {
    return { attributeId, valueId, name: 'Χρώμα', value: `${valueId}` }
  }
  const [blue, large] = [attribute(1, 3), attribute(2, 7)]
  const sold = [
    { ...product(1, 12, 8), brandName: ' Σταγόνα', attributes: [blue] },
    { ...product(2, 10, 8), brandName: 'Άλλη', attributes: [blue, large] },
    { ...product(3, 15, 8), brandName: 'Σταγόνα', attributes: [large] },
    product(4, 9, null),
  ]

  it.each([
    ['brand=Σταγόνα', [3, 1]],
    ['brand=', [4, 3, 2, 1]],
    ['attributes=3', [2, 1]],
    ['attributes=3_7', [2]],
    ['attributes=3_7&brand=Σταγόνα', []],
    ['attributes=99', []],
  ])('leave the products that have all of them: %s', (asked, ids) => {
    const chosen = chosenProducts(sold, query(`ordering=-createdAt&${asked}`))
    expect(chosen.map(({ id }) => id)).toEqual(ids)
    expect(isAnsweredByApi(query(`ordering=-createdAt&${asked}`))).toBe(false)
  })

  it('decide over which versions the price of a card is one "from" (R432)', () => {
    const cards = (asked: string) =>
      chosenProducts(sold, query(`grouped=true&${asked}`)).map(({ id, variants }) => [id, variants])
    expect(cards('brand=Σταγόνα')).toEqual([[1, { count: 2, isFrom: true }]])
    expect(cards('attributes=3_7')).toEqual([[2, undefined]])
  })
})
