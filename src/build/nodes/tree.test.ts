import type { Product } from '#contract/shop/product'
import type { ProductCategory } from '#contract/shop/product-category'
import { apiProduct } from '#tests/support/api-product'
import { groupByCategory, relatedIds, treeOf } from './tree'

const category = (id: number, parent: number | null) =>
  ({ id, parent, slug: `c${id}`, translations: {} }) as ProductCategory
const tree = treeOf([category(1, null), category(2, 1), category(3, 1)], 'productCategory')
const on = (id: number, inCategory: number, stock = 5): Product => ({
  ...apiProduct(),
  id,
  category: inCategory,
  stock,
})
const products = [on(10, 3), on(11, 2), on(12, 2), on(13, 2, 0), on(14, 1)]
const byCategory = groupByCategory(tree, products)

it('lists a product in its category and in the ancestors', () => {
  expect(byCategory.get(1)?.map(({ id }) => id)).toEqual([10, 11, 12, 13, 14])
  expect(byCategory.get(2)?.map(({ id }) => id)).toEqual([11, 12, 13])
})

it('suggests its own category first, never itself, nothing sold out, no more than the maximum', () => {
  expect(relatedIds(byCategory, tree, on(11, 2), 4)).toEqual([12, 10, 14])
  expect(relatedIds(byCategory, tree, on(11, 2), 2)).toEqual([12, 10])
})

it('suggests nothing for a product without a category', () => {
  expect(relatedIds(byCategory, tree, { ...on(11, 2), category: null }, 4)).toEqual([])
})
