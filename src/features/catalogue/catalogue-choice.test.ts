import {
  builtChoice,
  chosenPagePath,
  filterCount,
  prices,
  queryOfChoice,
  readChoice,
  sorts,
  stars,
  withoutFilters,
} from './catalogue-choice'

it('reads order and filters from the address, and knows only its own words', () => {
  for (const sort of sorts) expect(readChoice(`?sort=${sort}`)).toEqual({ ...builtChoice, sort })
  for (const price of prices) {
    expect(readChoice(`?price=${price}`)).toEqual({ ...builtChoice, price })
  }
  for (const word of stars) {
    expect(readChoice(`?stars=${word}`)).toEqual({ ...builtChoice, stars: word })
  }
  for (const search of ['', '?sort=', '?sort=name', '?price=toString', '?stars=9', '?page=2']) {
    expect(readChoice(search)).toEqual(builtChoice)
  }
})

it('keeps the choice in the address of every page', () => {
  const list = '/products/category/2/kartes'
  expect(chosenPagePath('/products', 1, builtChoice)).toBe('/products')
  expect(chosenPagePath('/products', 3, builtChoice)).toBe('/products/page/3')
  expect(chosenPagePath('/products', 1, { ...builtChoice, sort: 'saving' })).toBe(
    '/products?sort=saving',
  )
  expect(chosenPagePath(list, 2, { sort: 'price-up', price: 'to-10', stars: '4' })).toBe(
    `${list}/page/2?sort=price-up&price=to-10&stars=4`,
  )
})

it('writes what it reads', () => {
  for (const sort of sorts) {
    for (const price of prices) {
      for (const word of stars) {
        const choice = { sort, price, stars: word }
        expect(readChoice(queryOfChoice(choice))).toEqual(choice)
      }
    }
  }
})

it('tells how much the list is narrowed, and widens it again in the same order', () => {
  const narrow = { sort: 'rating', price: 'to-10', stars: '4' } as const
  expect([builtChoice, narrow, { ...narrow, stars: 'all' } as const].map(filterCount)).toEqual([
    0, 2, 1,
  ])
  expect(withoutFilters(narrow)).toEqual({ ...builtChoice, sort: 'rating' })
})
