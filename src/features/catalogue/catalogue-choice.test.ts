import {
  chosenPagePath,
  defaultChoice,
  filterCount,
  prices,
  queryOfChoice,
  readChoice,
  sorts,
  stars,
  withoutFilters,
} from './catalogue-choice'

it('reads the choice from the URL, and ignores unknown values', () => {
  for (const sort of sorts) expect(readChoice(`?sort=${sort}`)).toEqual({ ...defaultChoice, sort })
  for (const price of prices) {
    expect(readChoice(`?price=${price}`)).toEqual({ ...defaultChoice, price })
  }
  for (const word of stars) {
    expect(readChoice(`?stars=${word}`)).toEqual({ ...defaultChoice, stars: word })
  }
  for (const search of ['', '?sort=', '?sort=name', '?price=toString', '?stars=9', '?page=2']) {
    expect(readChoice(search)).toEqual(defaultChoice)
  }
})

it('keeps the choice in the URL of every page', () => {
  const list = '/products/category/2/kartes'
  expect(chosenPagePath('/products', 1, defaultChoice)).toBe('/products')
  expect(chosenPagePath('/products', 3, defaultChoice)).toBe('/products/page/3')
  expect(chosenPagePath('/products', 1, { ...defaultChoice, sort: 'saving' })).toBe(
    '/products?sort=saving',
  )
  expect(chosenPagePath(list, 2, { sort: 'price-up', price: 'to-10', stars: '4' })).toBe(
    `${list}/page/2?sort=price-up&price=to-10&stars=4`,
  )
})

it('reads back every choice that it writes', () => {
  for (const sort of sorts) {
    for (const price of prices) {
      for (const word of stars) {
        const choice = { sort, price, stars: word }
        expect(readChoice(queryOfChoice(choice))).toEqual(choice)
      }
    }
  }
})

it('counts the filters, and removes them without changing the order', () => {
  const filtered = { sort: 'rating', price: 'to-10', stars: '4' } as const
  expect(
    [defaultChoice, filtered, { ...filtered, stars: 'all' } as const].map(filterCount),
  ).toEqual([0, 2, 1])
  expect(withoutFilters(filtered)).toEqual({ ...defaultChoice, sort: 'rating' })
})
