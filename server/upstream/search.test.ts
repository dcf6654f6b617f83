import * as z from 'zod/mini'
import {
  blogPostHit as contractPostHit,
  productHit as contractProductHit,
} from '#contract/search/search-answer'
import { blogPostHit, productHit } from './search'
import { postHitRow, productHitRow } from './testing/catalogue-rows'

it('reads hits in the shape of the contract, and nothing else', () => {
  const product = z.parse(productHit, productHitRow)
  expect(z.parse(contractProductHit, product)).toEqual(product)
  const post = z.parse(blogPostHit, postHitRow)
  expect(z.parse(contractPostHit, post)).toEqual(post)
})

it('leads to the pages of the site', () => {
  expect(z.parse(productHit, productHitRow).absoluteUrl).toBe('/products/41/kartes-proti-vrochi')
  expect(z.parse(blogPostHit, postHitRow).absoluteUrl).toBe('/blog/post/16/mnimi')
})

it.each([
  [8, 25, 2],
  [336.3, 5, 16.82],
  [10, 0, 0],
  [19.99, 15, 3],
  [0.1, 5, 0.01],
  [10, null, 0],
])(
  'subtracts from %d euro %d %%, i.e. %d euro, as the API does',
  (price, discountPercent, discountValue) => {
    const hit = z.parse(productHit, { ...productHitRow, price, discountPercent })
    expect(hit.product).toMatchObject({ discountValue, approvedReviewCount: null })
  },
)

it('offers nothing at a price that the API does not know', () => {
  for (const unknown of [{ price: null }, { finalPrice: null }]) {
    expect(z.parse(productHit, { ...productHitRow, ...unknown }).product).toBeNull()
  }
})
