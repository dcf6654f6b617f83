import * as z from 'zod/mini'
import { product as contractProduct } from '#contract/shop/product'
import { product, rated } from './product'
import { productRow } from './testing/catalogue-rows'

describe('a product of the API', () => {
  const read = z.parse(product, productRow)

  it('has the shape of the contract, and nothing else (R181)', () => {
    expect(Object.keys(read).sort()).toEqual(Object.keys(contractProduct.shape).sort())
    expect(z.parse(contractProduct, read)).toEqual(read)
  })

  it('is addressed by the page of the site', () => {
    expect(read.absoluteUrl).toBe('/products/41/kartes-proti-vrochi')
  })

  it('does not have the rating of the API, which counts waiting reviews', () => {
    // Nor one of none, as its reviews have not been read.
    expect(read).toMatchObject({
      reviewAverage: null,
      approvedReviewAverage: null,
      reviewCount: null,
      approvedReviewCount: null,
    })
    expect(rated(read, { average: 9, count: 2 })).toMatchObject({
      reviewAverage: 9,
      approvedReviewAverage: 9,
      reviewCount: 2,
      approvedReviewCount: 2,
    })
  })

  it.each([
    ['no category', { category: null }],
    ['no rate of tax', { vat: null }],
    ['no weight', { weight: null }],
    ['a weight in an unknown unit', { weight: { unit: 'stone', value: 1 } }],
    ['no picture', { mainImagePath: '' }],
    ['no texts', { translations: {} }],
    ['amounts as texts', { price: '8.00', finalPrice: '7.92' }],
  ])('may have %s', (_, fields) => {
    expect(z.safeParse(product, { ...productRow, ...fields }).success).toBe(true)
  })

  it('weighs nothing where its unit is unknown', () => {
    const row = { ...productRow, weight: { unit: 'stone', value: 1 } }
    expect(z.parse(product, row).weight).toBeNull()
  })

  it.each(['id', 'slug', 'finalPrice', 'stock', 'active'])('is refused without %s', (field) => {
    expect(z.safeParse(product, { ...productRow, [field]: undefined }).success).toBe(false)
  })
})
