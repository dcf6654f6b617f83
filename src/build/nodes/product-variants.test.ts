import type { Product } from '../../../contract/shop/product'
import { apiProduct } from '../../../tests/support/api-product'
import { variantChoices } from './product-variants'

const ids: Record<string, [attribute: number, value: number, name: string]> = {
  green: [1, 11, 'Χρώμα'],
  blue: [1, 12, 'Χρώμα'],
  small: [2, 21, 'Μέγεθος'],
  large: [2, 22, 'Μέγεθος'],
  lined: [3, 31, 'Χαρτί'],
}

function variant(id: number, values: string[], fields: Partial<Product> = {}): Product {
  const attributes = values.map((value) => {
    const [attributeId = 0, valueId = 0, name = ''] = ids[value] ?? []
    return { attributeId, valueId, name, value }
  })
  const mainImagePath = `media/stagona/uploads/products/${values[0] ?? id}.png`
  return apiProduct({ id, slug: `p-${id}`, variantGroup: 5, attributes, mainImagePath, ...fields })
}

/** The choices of one of the products: axis, then value, what else changes and id of the product. */
function choicesOf(id: number, products: Product[], axes = new Map()) {
  const choose = variantChoices(products, axes)
  const product = products.find((one) => one.id === id)
  if (!product) throw new Error(`no product ${id}`)
  return choose(product).map(({ name, choices }) => [
    name,
    choices.map(({ value, along, path, isCurrent }) =>
      [value, along, path.split('/')[2], isCurrent ? 'current' : ''].join(' ').trim(),
    ),
  ])
}

const three = [
  variant(1, ['green', 'small']),
  variant(2, ['blue', 'small']),
  variant(3, ['green', 'large']),
]

describe('the choice among variants', () => {
  it('is a link for each value, the other values as they are', () => {
    expect(choicesOf(1, three)).toEqual([
      ['Χρώμα', ['green  1 current', 'blue  2']],
      ['Μέγεθος', ['small  1 current', 'large  3']],
    ])
  })

  it('offers no combination that is missing, and says what changes along', () => {
    expect(choicesOf(3, three)).toEqual([
      ['Χρώμα', ['green  3 current', 'blue small 2']],
      ['Μέγεθος', ['small  1', 'large  3 current']],
    ])
  })

  it('follows the order of the API, where it is known', () => {
    const axes = new Map([
      [
        5,
        [
          { id: 2, values: [{ id: 22 }, { id: 21 }, { id: 23 }] },
          { id: 1, values: [] },
        ],
      ],
    ])
    expect(choicesOf(1, three, axes)).toEqual([
      ['Μέγεθος', ['large  3', 'small  1 current']],
      ['Χρώμα', ['green  1 current', 'blue  2']],
    ])
  })

  it('leaves out attributes that all have in common', () => {
    const products = [variant(1, ['green', 'lined']), variant(2, ['blue', 'lined'])]
    expect(choicesOf(2, products)).toEqual([['Χρώμα', ['green  1', 'blue  2 current']]])
  })

  it.each([
    ['without attributes', [variant(1, []), variant(2, [])]],
    ['with the same values', [variant(1, ['green']), variant(2, ['green'])]],
    ['one without a value', [variant(1, ['green']), variant(2, [])]],
    ['with two values of one attribute', [variant(1, ['green', 'blue']), variant(2, ['green'])]],
  ])('is by name for products %s', (_, products) => {
    const named = products.map((one) => ({
      ...one,
      translations: { el: { name: `Έκδοση ${one.id}` } },
    }))
    expect(choicesOf(1, named)).toEqual([['', ['Έκδοση 1  1 current', 'Έκδοση 2  2']]])
  })

  it.each([
    ['alone in its group', [variant(1, ['green']), variant(2, ['blue'], { variantGroup: 6 })]],
    ['without a group', [1, 2].map((id) => variant(id, ['green'], { variantGroup: null }))],
  ])('is none for a product %s', (_, products) => {
    expect(choicesOf(1, products)).toEqual([])
  })

  it('has pictures where each value has another one', () => {
    const [one] = three
    if (!one) throw new Error('no product')
    const [colour, size] = variantChoices(three, new Map())(one)
    expect(colour?.choices.every(({ picture }) => picture !== null)).toBe(true)
    expect(size?.choices.every(({ picture }) => picture === null)).toBe(true)
  })
})
