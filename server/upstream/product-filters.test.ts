import { ignoredFilter } from './product-filters'

const product = { category: 4, finalPrice: 11.4, discountValue: 1.2, likesCount: 3 }
const categories = [
  { id: 1, parent: null },
  { id: 4, parent: 1 },
  { id: 5, parent: null },
]
const ignored = (query: string, rows = [product]) =>
  ignoredFilter(rows, new URLSearchParams(query), categories)

it.each([
  ['minFinalPrice=11.4&maxFinalPrice=11.4'],
  // The API compares 11.396.
  ['maxFinalPrice=11.398'],
  ['minDiscount=1.2&maxDiscount=1.2&minLikes=3'],
  ['category=4'],
  ['category=1'],
  ['category=5_1'],
  ['ordering=price&pageSize=2'],
  // A category that is not in the list may be anywhere.
  ['category=5', [{ ...product, category: 77 }]],
])('fits: %s', (query, rows = [product]) => {
  expect(ignored(query, rows)).toBeNull()
})

it.each([
  ['minFinalPrice', 'minFinalPrice=12'],
  ['maxFinalPrice', 'maxFinalPrice=11'],
  ['minDiscount', 'minDiscount=2'],
  ['maxDiscount', 'maxDiscount=1'],
  ['minLikes', 'minLikes=4'],
  ['category', 'category=5'],
  ['minLikes', 'category=1&minFinalPrice=1&minLikes=4'],
])('does not fit by %s: %s', (name, query) => {
  expect(ignored(query)).toBe(name)
})

it('does not fit where one row among others does not, or one without a category', () => {
  expect(ignored('minFinalPrice=11', [product, { ...product, finalPrice: 9 }])).toBe(
    'minFinalPrice',
  )
  expect(
    ignoredFilter([{ ...product, category: null }], new URLSearchParams('category=1'), []),
  ).toBe('category')
})

it('ends where categories are in one another', () => {
  const round = [
    { id: 4, parent: 6 },
    { id: 6, parent: 4 },
  ]
  expect(ignoredFilter([product], new URLSearchParams('category=1'), round)).toBe('category')
})
