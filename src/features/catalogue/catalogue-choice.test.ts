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
  for (const attributes of ['3', '3_17']) {
    expect(readChoice(`?attributes=${attributes}`)).toEqual({ ...defaultChoice, attributes })
  }
  expect(readChoice('?brand=%CE%A3%20%26%20%CE%A3')).toEqual({ ...defaultChoice, brand: 'Σ & Σ' })
  const unknown = ['', '?sort=', '?sort=name', '?price=toString', '?stars=9', '?page=2']
  const unfit = ['?brand=', `?brand=${'x'.repeat(201)}`, '?attributes=0', '?attributes=3__7']
  for (const search of [...unknown, ...unfit, '?attributes=blue']) {
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
  const chosen = {
    sort: 'price-up',
    price: 'to-10',
    stars: '4',
    brand: 'Α',
    attributes: '3_7',
  } as const
  expect(chosenPagePath(list, 2, chosen)).toBe(
    `${list}/page/2?sort=price-up&price=to-10&stars=4&brand=%CE%91&attributes=3_7`,
  )
})

it('reads back every choice that it writes', () => {
  for (const sort of sorts) {
    for (const price of prices) {
      for (const word of stars) {
        const choice = { sort, price, stars: word, brand: 'Σ & Σ', attributes: '3_7' }
        expect(readChoice(queryOfChoice(choice))).toEqual(choice)
      }
    }
  }
})

it('counts the filters, and removes them without changing the order', () => {
  const filtered = { ...defaultChoice, sort: 'rating', price: 'to-10', stars: '4' } as const
  expect(
    [defaultChoice, filtered, { ...filtered, stars: 'all' } as const].map(filterCount),
  ).toEqual([0, 2, 1])
  const ofKind = { ...filtered, brand: 'Σταγόνα', attributes: '3_7' }
  expect(filterCount(ofKind)).toBe(5)
  expect(withoutFilters(ofKind)).toEqual({ ...defaultChoice, sort: 'rating' })
})
