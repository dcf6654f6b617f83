import { searchPages } from './search-pages'

const topic = {
  path: '/blog/category/1/mnimi',
  name: 'Μνήμη',
  summary: '',
  picturePath: '',
  trail: [],
}

const textPage = {
  slug: 'return-policy',
  title: 'Πολιτική επιστροφών',
  description: 'Επιστροφή χρημάτων.',
  lead: 'Θα το τακτοποιήσουμε.',
  facts: [{ figure: '14 ημέρες', words: 'για να αλλάξετε γνώμη' }],
  html: '<p>Η επιστροφή και οι <b>επιστροφές</b> των δεμάτων, του δέματος.</p>',
  questions: [],
}

const helpPage = {
  ...textPage,
  slug: 'help',
  title: 'Συχνές ερωτήσεις',
  questions: [
    { anchor: 'orders-cancel', question: 'Μπορώ να ακυρώσω;', answer: 'Ναι, όσο γίνεται.' },
  ],
}

const pages = searchPages({
  lessons: [],
  products: [],
  topics: [topic],
  categories: [{ ...topic, path: '/products/category/1/kartes', name: 'Κάρτες' }],
  textPages: [textPage, helpPage],
} as unknown as Parameters<typeof searchPages>[0])

it('topics and categories are one kind', () => {
  expect(pages.topics.map(({ title }) => title)).toEqual(['Μνήμη', 'Κάρτες'])
})

it('a page has one form of each further word, without function words', () => {
  const [found] = pages.help
  expect(found).toMatchObject({ path: '/return-policy', labels: 'return policy' })
  const words = found?.words.split(' ') ?? []
  expect(words).toEqual([...words].sort())
  expect(words).toContain('αλλάξετε')
  expect(words.filter((word) => word.startsWith('δέμα') || word.startsWith('δεμά'))).toHaveLength(1)
  for (const left of ['επιστροφή', 'επιστροφές', 'των', 'και']) expect(words).not.toContain(left)
})

it('help has the forms and each answer, readable at once', () => {
  const paths = pages.help.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/contact', '/feedback', '/withdrawal']))
  const answer = pages.help.find(({ path }) => path === '/help#orders-cancel')
  expect(answer).toMatchObject({ title: 'Μπορώ να ακυρώσω;', summary: 'Ναι, όσο γίνεται.' })
  expect(answer?.words).toContain('παραγγελίες')
})

describe('the texts of the API', () => {
  const lesson = {
    ...{ path: '/blog/post/1/a', picturePath: '', trail: [], locale: 'el' },
    summary: 'Για τη μνή\u200bμη.',
    bodyHtml: '<p>Το δια\u2060λειμμα και ο καφε\u0301ς.</p>',
    tags: ['διά\u00adλειμμα'],
  }
  const [found] = searchPages({
    ...{ products: [], topics: [], categories: [], textPages: [] },
    lessons: [{ ...lesson, title: 'Επανά\u00adληψη με διαστη\u0301ματα' }],
  } as unknown as Parameters<typeof searchPages>[0]).lessons

  it('have the normal form of queries', () => {
    expect(found).toMatchObject({
      title: 'Επανάληψη με διαστήματα',
      summary: 'Για τη μνήμη.',
      labels: 'διάλειμμα',
    })
    expect(found?.words.split(' ')).toEqual(['καφές'])
  })
})
