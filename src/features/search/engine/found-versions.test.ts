import { type IndexedPage, indexFileOf } from '#contract/search/search-index'
import { noFilters } from '../search-filters'
import { findHits } from './find-hits'
import { createEngine } from './search-engine'

const page = (path: string, title: string, more: Partial<IndexedPage>): IndexedPage => ({
  ...{ path, title, summary: '', labels: '', words: '', picturePath: '', locale: 'el' },
  ...more,
})

it('has one hit for the versions of a product, of those that the filters leave (R432)', () => {
  const versions = createEngine({
    products: indexFileOf([
      page('/products/7/pinakas', 'Πίνακας', { offer: [8, 0, 3, 0, 0], variantGroup: 2 }),
      page('/products/8/pinakas', 'Πίνακας, μεγάλος', {
        ...{ offer: [15, 0, 3, 0, 0], variantGroup: 2 },
      }),
      page('/products/9/alla', 'Σφουγγάρι για πίνακα', { offer: [2, 0, 3, 0, 0] }),
    ]),
  })
  const all = findHits(versions, 'πίνακας', noFilters)
  expect(all.hits.map(({ id, variants }) => [id, variants])).toEqual([
    [7, { count: 2, isFrom: true }],
    [9, null],
  ])
  expect(all.totals.products).toBe(2)
  const dear = findHits(versions, 'πίνακας', { ...noFilters, price: '10-20' })
  expect(dear.hits.map(({ id, variants }) => [id, variants])).toEqual([[8, null]])
  // Who asks for one of them by its words or its code gets that one.
  expect(findHits(versions, 'πίνακας μεγάλος', noFilters).hits[0]?.id).toBe(8)
  expect(findHits(versions, '8', noFilters).hits[0]?.id).toBe(8)
})
