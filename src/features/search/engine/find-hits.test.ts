import { type IndexedPage, indexFileOf } from '#contract/search/search-index'
import { noFilters } from '../search-filters'
import { findHits } from './find-hits'
import { createEngine } from './search-engine'

const page = (path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  ...{ path, title, summary: '', labels: '', words: '', picturePath: '', locale: 'el' },
  ...more,
})

const engine = createEngine({
  lessons: indexFileOf([
    page('/blog/post/1/pos', 'Πώς να θυμάστε'),
    page('/blog/post/2/pos', 'Πως θυμήθηκαν', { summary: 'Η μνήμη τους.' }),
    page('/blog/post/3/vasi', 'Η βάση του μπάσου'),
  ]),
  products: indexFileOf([
    page('/products/4/mnimi', 'Μνήμη', {
      picturePath: 'media/mnimi.png',
      offer: [8, 2, 0, 9, 4],
    }),
    page('/products/5/tetradio', 'Τετράδιο μνήμης', { offer: [12, 0, 3, 0, 0] }),
    page('/products/6/kyma', 'Κύματα', { offer: [5, 0, 3, 0, 0] }),
  ]),
})
const find = (query: string, filters = noFilters) => findHits(engine, query, filters)
const idsOf = (query: string) => find(query).hits.map(({ id }) => id)

describe('the order of hits', () => {
  it('is: as written, another form, by sound (R365)', () => {
    expect(idsOf('μνήμη')).toEqual([4, 5, 2])
    expect(idsOf('mnhmh').slice(0, 2)).toEqual([4, 5])
  })

  it('prefers exact accents (R365)', () => {
    expect(idsOf('πώς')[0]).toBe(1)
    expect(idsOf('πως')[0]).toBe(2)
  })

  it('looks for typos only where nothing else is found (R365)', () => {
    expect(idsOf('κύματα')).toEqual([6])
    expect(idsOf('κνήμη')).toEqual([])
    expect(idsOf('τετράδοι')).toEqual([5])
    expect(idsOf('τερτάδιο')).toEqual([5])
  })

  it('finds the word that is being typed by its beginning (R365)', () => {
    expect(idsOf('τετ')).toEqual([5])
    expect(idsOf('τετ μνήμης')[0]).not.toBe(undefined)
  })

  it('does without function words, unless there are no others', () => {
    expect(idsOf('η μνήμη του')).toEqual(idsOf('μνήμη'))
    expect(idsOf('πως να')[0]).toBe(1)
  })
})

describe('a hit', () => {
  it('has its words marked, price and picture', () => {
    const [hit] = find('mnimi').hits
    expect(hit?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Μνήμη'])
    expect(hit).toMatchObject({
      kind: 'products',
      id: 4,
      picturePath: 'media/mnimi.png',
      offer: {
        ...{ finalPrice: 8, priceBeforeDiscount: 10, stock: 0 },
        ...{ reviewAverage: 9, reviewCount: 4 },
      },
    })
  })

  it('passes the filters, and is counted with them (R369)', () => {
    const { hits, totals } = find('μνήμη', { ...noFilters, available: true })
    expect(hits.map(({ id }) => id)).toEqual([5, 2])
    expect(totals).toMatchObject({ products: 1, lessons: 1, help: 0 })
  })
})

it('nothing is found by nothing', () => {
  expect(find('').hits).toEqual([])
  expect(find(' , ; ').hits).toEqual([])
})
