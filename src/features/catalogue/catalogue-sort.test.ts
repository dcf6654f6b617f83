import { catalogueSorts, readSort, sortedPagePath } from './catalogue-sort'

it('reads the order from the address, and knows only its own words', () => {
  for (const sort of catalogueSorts) expect(readSort(`?sort=${sort}`)).toBe(sort)
  for (const search of ['', '?sort=', '?sort=name', '?sort=toString', '?page=2']) {
    expect(readSort(search)).toBe('newest')
  }
})

it('keeps the order in the address of every page', () => {
  expect(sortedPagePath('/products', 1, 'newest')).toBe('/products')
  expect(sortedPagePath('/products', 3, 'newest')).toBe('/products/page/3')
  expect(sortedPagePath('/products', 1, 'saving')).toBe('/products?sort=saving')
  expect(sortedPagePath('/products/category/2/kartes', 2, 'price-up')).toBe(
    '/products/category/2/kartes/page/2?sort=price-up',
  )
})
