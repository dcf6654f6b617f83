import { cleanup, render, screen } from '@testing-library/react'
import { CardBuy } from '#components/card-buy'
import ProductGrid from './product-grid'
import type { CardProduct } from './product-list-props'

const product: CardProduct = {
  productId: 4,
  path: '/products/4/kartes',
  name: 'Κάρτες',
  nameLocale: 'el',
  cardImage: null,
  finalPrice: 12.9,
  priceBeforeDiscount: 12.9,
  stock: 3,
  reviewAverage: 0,
  reviewCount: 0,
}

/** The cards, with a button that says for what it is. */
function show(...products: Partial<CardProduct>[]): void {
  const cards = products.map((changes) => ({ ...product, ...changes }))
  render(
    <CardBuy.Provider value={(props) => <button type='button'>{JSON.stringify(props)}</button>}>
      <ProductGrid products={cards} />
    </CardBuy.Provider>,
  )
}

it('has a button beside its one link that adds the product to the cart', () => {
  show({})
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Κάρτες'])
  const { path, name, stock } = product
  expect(JSON.parse(screen.getByRole('button').textContent ?? '')).toEqual({
    ...{ product: 4, path, name, stock },
  })
})

it.each([
  [0, 'Εξαντλήθηκε', 0],
  [1, 'Έμεινε ένα', 1],
])('with %i pieces left says "%s" and has %i buttons', (stock, words, buttons) => {
  show({ stock })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryAllByRole('button')).toHaveLength(buttons)
})

it.each([
  ['none', 0, 0, 'Χωρίς κριτικές'],
  ['some', 9, 2, '(2)2 κριτικές'],
  ['those that could not be read', null, null, ''],
])('tells how many reviews there are: %s (R556)', (_, reviewAverage, reviewCount, words) => {
  show({})
  const [unrated] = screen.getAllByText('Χωρίς κριτικές')
  const place = unrated?.className ?? ''
  cleanup()
  show({ reviewAverage, reviewCount })
  expect(document.querySelector(`[class="${place}"]`)?.textContent).toBe(words)
  expect(screen.queryAllByRole('img', { name: /από 5/ })).toHaveLength(reviewCount ? 1 : 0)
})

it.each([
  ['από ', 'από 12,90 €'],
  ['', '12,90 €'],
])('stands for the variants of a group, dearer ones among them: "%s"', (from, price) => {
  const variants = [{ productId: 4, versions: '3 εκδόσεις', from }]
  render(
    <CardBuy.Provider value={() => <button type='button'>Προσθήκη</button>}>
      <ProductGrid products={[product]} variants={variants} />
    </CardBuy.Provider>,
  )
  expect(screen.getByText('3 εκδόσεις')).toBeTruthy()
  expect(document.querySelector('strong')?.textContent?.replace(/\s/g, ' ')).toBe(price)
  // One chooses on the page, and how many are left is said there of each.
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/Έμειναν/)).toBeNull()
})
