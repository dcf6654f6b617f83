import { placeOptions } from './places'

const attica = { code: 'GR-I', translations: { el: { name: 'Αττική' } } }

describe('placeOptions', () => {
  it('names places in Greek, else by their code', () => {
    expect(placeOptions([attica, { code: 'GR-X', translations: {} }], '')).toEqual([
      { value: 'GR-I', label: 'Αττική' },
      { value: 'GR-X', label: 'GR-X' },
    ])
  })

  it('keeps what is chosen while the list is coming, and no longer', () => {
    expect(placeOptions(undefined, 'GR-B')).toEqual([{ value: 'GR-B', label: 'GR-B' }])
    expect(placeOptions(undefined, '')).toEqual([])
    expect(placeOptions([attica], 'GR-B')).toEqual([{ value: 'GR-I', label: 'Αττική' }])
  })
})
