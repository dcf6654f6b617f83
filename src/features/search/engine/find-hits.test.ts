import { type IndexedPage, indexFileOf } from '#contract/search/search-index'
import { noFilters } from '../search-filters'
import { noTotals } from '../search-results'
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

describe('the code of a product', () => {
  it.each(['5', ' 5 ', 'κωδικός 5', 'ο κωδικός προϊόντος: 5', 'Νο. 5', 'product #5'])(
    'has it first: %s (R413)',
    (query) => {
      expect(idsOf(query)[0]).toBe(5)
    },
  )

  it.each(['1', '55', '5 τετράδια'])(
    'is none of a lesson, or part of another query: %s',
    (query) => {
      const before = find(query).hits.filter(({ titleMatch }) => titleMatch === 'exact')
      expect(before).toEqual([])
    },
  )

  it('passes the filters', () => {
    expect(find('4', { ...noFilters, available: true }).hits).toEqual([])
  })
})

describe('words with an error', () => {
  const shop = createEngine({
    lessons: indexFileOf([
      page('/blog/post/1/a', 'Ο παππούς', { words: 'κάπνιζε φόρμα συνάντηση μαγνητικός' }),
      page('/blog/post/2/a', 'Ξύλινο κουτί', { labels: 'help' }),
    ]),
  })
  const ids = (query: string) => findHits(shop, query, noFilters).hits.map(({ id }) => id)

  it.each(['παπούτσια', 'φόρεμα', 'σκύλος', 'hello world', 'καπνίζω ξανά', 'παππάς'])(
    'are no other words: %s (R366)',
    (query) => {
      expect(ids(query).slice(1)).toEqual([])
    },
  )

  it.each([
    ['συνάτηση', 1],
    ['μαγνιτηκος', 1],
    ['παππούυς', 1],
    ['ξίλυνο', 2],
  ])('are found all the same: %s (R365)', (query, id) => {
    expect(ids(query)).toEqual([id])
  })
})

describe('words of few letters', () => {
  const letters = createEngine({
    lessons: indexFileOf([
      page('/blog/post/1/a', 'Βιβλίο για την Γ τάξη'),
      page('/blog/post/2/a', 'Κάτι για όλους', { words: 'ψυγείο ψηφιακή' }),
      page('/blog/post/3/a', 'Βιταμίνη C'),
    ]),
  })
  const marked = (query: string) =>
    findHits(letters, query, noFilters).hits.map(({ id, title }) => [
      id,
      ...title.filter(({ isMatch }) => isMatch).map(({ text }) => text),
    ])

  it.each([
    ['Γ τάξη', [[1, 'Γ', 'τάξη']]],
    ['γ', [[1, 'Γ']]],
    ['βιταμίνη C', [[3, 'Βιταμίνη', 'C']]],
    ['c', [[3, 'C']]],
    ['ψ', []],
  ])('mean themselves: %s', (query, expected) => {
    expect(marked(query)).toEqual(expected)
  })
})

describe('words in Latin letters', () => {
  const greek = createEngine({
    lessons: indexFileOf([
      page('/blog/post/1/a', 'Ποιον ρωτάτε;', { words: 'σπάνια γιατί πείτε' }),
      page('/blog/post/2/a', 'Τετράδιο για τον καφέ'),
      page('/blog/post/3/a', 'Ο ύπνος και η μνήμη'),
      page('/blog/post/4/a', 'Κωδικοί'),
    ]),
  })
  const ids = (query: string) => findHits(greek, query, noFilters).hits.map(({ id }) => id)

  it.each(['iphone', 'spanish', 'giftbox', 'python', 'tet', 'cafeteria'])(
    'that are no Greek word are not like one: %s',
    (query) => {
      expect(ids(query)).toEqual([])
    },
  )

  it.each([
    ['tetradio', 2],
    ['tetradi', 2],
    ['tetra', 2],
    ['tetrdio', 2],
    ['kafe', 2],
    ['sleep', 3],
    ['NAPS', 3],
    ['memory', 3],
    ['the brain', 3],
  ])('are read as Greek ones, or mean them: %s', (query, id) => {
    expect(ids(query)).toEqual([id])
  })
})

describe('words in Latin letters that end as no Greek word', () => {
  const today = createEngine({
    lessons: indexFileOf([
      page('/blog/post/1/a', 'Τετράδιο με καρέ', { words: 'σήμερα' }),
      page('/blog/post/2/a', 'Σημειώσεις Κορνέλ'),
    ]),
  })
  const idsFor = (query: string) => findHits(today, query, noFilters).hits.map(({ id }) => id)

  it.each(['summer', 'summer dress', 'car', 'semester'])(
    'are no roots of Greek ones: %s (R366)',
    (query) => {
      expect(idsFor(query)).toEqual([])
    },
  )

  it.each([
    ['simera', 1],
    ['simera notes', 1],
    ['kare', 1],
    ['tetrad', 1],
    ['kornel', 2],
    ['kornel simeioseis', 2],
  ])('are names, or begin a title: %s', (query, id) => {
    expect(idsFor(query)).toContain(id)
  })
})

describe('how a title matches', () => {
  const matches = (query: string) => find(query).hits.map(({ id, titleMatch }) => [id, titleMatch])

  it('is told: as written, with all words in any form, or in part', () => {
    expect(matches('μνήμη')).toEqual([
      [4, 'exact'],
      [5, 'full'],
      [2, 'part'],
    ])
    expect(matches('τετράδια μνήμες')[0]).toEqual([5, 'full'])
    expect(matches('τετράδιο κυμάτων')).toContainEqual([5, 'part'])
  })
})

describe('the order of hits with a title that is the query', () => {
  const shop = createEngine({
    lessons: indexFileOf([page('/blog/post/1/a', 'Χρόνος', { summary: 'χρόνος '.repeat(9) })]),
    topics: indexFileOf([
      page('/products/category/2/a', 'Ο χρόνος της μελέτης', { labels: 'μελέτη χρόνος' }),
      page('/products/category/3/a', 'Πρώτες βοήθειες'),
      page('/products/category/4/a', 'Πρώτες λέξεις'),
    ]),
    help: indexFileOf([page('/help#a', 'Χρόνος μελέτης')]),
  })
  const paths = (query: string) => findHits(shop, query, noFilters).hits.map(({ path }) => path)

  it('has that page first, whatever its kind', () => {
    expect(paths('ΧΡΟΝΟΣ ΜΕΛΕΤΗΣ')[0]).toBe('/help#a')
    expect(paths('ο χρόνος της μελέτης')[0]).toBe('/products/category/2/a')
    expect(paths('χρονος')[0]).toBe('/blog/post/1/a')
  })

  it('does not ask of a title the inflection of a synonym, which nobody wrote', () => {
    const toys = createEngine({
      lessons: indexFileOf([page('/blog/post/1/a', 'Το παιχνίδι που μας ξεγελά με αριθμούς')]),
      topics: indexFileOf([
        page('/products/category/2/a', 'Παιχνίδια γνώσης', { summary: 'Επιτραπέζια.' }),
      ]),
    })
    expect(findHits(toys, 'επιτραπέζια', noFilters).hits[0]?.path).toBe('/products/category/2/a')
  })

  it('knows phrases also with words between that mean nothing by themselves', () => {
    const help = createEngine({
      help: indexFileOf([
        page('/help#a', 'Χρήμα'),
        page('/help#b', 'Πότε θα πάρω τα χρήματά μου;', { words: 'επιστροφή' }),
      ]),
    })
    const first = (query: string) => findHits(help, query, noFilters).hits[0]?.path
    for (const query of ['θέλω τα λεφτά μου πίσω', 'λεφτά πίσω', 'πώς παίρνω τα χρήματα πίσω;']) {
      expect(first(query)).toBe('/help#b')
    }
    expect(first('λεφτά')).toBe('/help#a')
  })

  it('knows phrases by their synonyms, of which a page must have all words', () => {
    expect(paths('first aid')).toEqual(['/products/category/3/a'])
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

  it('has both the word of the query and its synonym marked', () => {
    const help = createEngine({
      help: indexFileOf([page('/help#a', 'Τρόποι πληρωμής', { summary: 'Με αντικαταβολή.' })]),
    })
    const [hit] = findHits(help, 'αντικαταβολή', noFilters).hits
    const pieces = [...(hit?.title ?? []), ...(hit?.excerpt ?? [])]
    expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      ...['Τρόποι', 'πληρωμής', 'αντικαταβολή'],
    ])
  })

  it.each([
    [{}, [4, 5, 2], { products: 2, lessons: 1 }],
    [{ available: true }, [5], { products: 1, lessons: 0 }],
    [{ price: 'to-10' }, [4], { products: 1, lessons: 0 }],
    [{ price: '10-20', available: true }, [5], { products: 1, lessons: 0 }],
    [{ price: 'from-40' }, [], { products: 0, lessons: 0 }],
  ] as const)('passes the filters, and is counted with them: %j (R369)', (chosen, ids, counts) => {
    const { hits, totals } = find('μνήμη', { ...noFilters, ...chosen })
    expect(hits.map(({ id }) => id)).toEqual(ids)
    expect(totals).toEqual({ ...noTotals, ...counts })
  })
})

it('nothing is found by nothing', () => {
  expect(find('').hits).toEqual([])
  expect(find(' , ; ').hits).toEqual([])
})
