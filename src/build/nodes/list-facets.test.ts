import { facetsOf } from './list-facets'

const attribute = (attributeId: number, name: string, valueId: number, value: string) => {
  return { attributeId, name, valueId, value }
}
const blue = attribute(1, 'Χρώμα', 3, 'Μπλε')
const green = attribute(1, 'Χρώμα', 4, 'Άσπρο')
const [small, large] = [attribute(2, 'Μέγεθος', 8, '9 εκ.'), attribute(2, 'Μέγεθος', 7, '21 εκ.')]
const product = (brand: string, ...attributes: (typeof blue)[]) => ({ brand, attributes })

describe('what a list can be filtered by', () => {
  it('is the brand, then the attributes of most of its products, with values in order', () => {
    const list = [
      product('Σταγόνα', large, blue),
      product(' Σταγόνα ', small),
      product('', green, small),
    ]
    expect(facetsOf(list)).toEqual([
      { key: 'brand', name: '', values: [{ value: 'Σταγόνα', label: 'Σταγόνα' }] },
      {
        ...{ key: '2', name: 'Μέγεθος' },
        values: [
          { value: '8', label: '9 εκ.' },
          { value: '7', label: '21 εκ.' },
        ],
      },
      {
        ...{ key: '1', name: 'Χρώμα' },
        values: [
          { value: '4', label: 'Άσπρο' },
          { value: '3', label: 'Μπλε' },
        ],
      },
    ])
  })

  it('is nothing that all of its products have alike', () => {
    expect(facetsOf([product('Σταγόνα', blue), product('Σταγόνα', blue)])).toEqual([])
    expect(facetsOf([product('')])).toEqual([])
    expect(facetsOf([])).toEqual([])
  })

  it('is at most four attributes', () => {
    const many = [1, 2, 3, 4, 5, 6].map((id) => attribute(id, `Α${id}`, id, 'x'))
    const keys = facetsOf([product('Σ', ...many), product('')]).map(({ key }) => key)
    expect(keys).toEqual(['brand', '1', '2', '3', '4'])
  })
})
