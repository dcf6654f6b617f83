import { describe as describePage, descriptionLength, namesWithin, tellApart } from './descriptions'

const sentence = 'Σύντομα μαθήματα στα ελληνικά και προϊόντα για να μαθαίνετε λίγο κάθε ημέρα.'

describe('a description (R396)', () => {
  it.each([
    ['empty', ''],
    ['short', 'Μικρά βήματα'],
    ['long', 'Πολλά λόγια. '.repeat(30)],
  ])('of %s text has 70 to 155 characters', (_name, own) => {
    const text = describePage(own, [sentence])
    expect(text.length).toBeGreaterThanOrEqual(70)
    expect(text.length).toBeLessThanOrEqual(155)
  })

  it('of the right length is left as it is', () => {
    expect(describePage(` ${sentence}`, ['Άλλο.'])).toBe(sentence)
  })

  it('ends a sentence before it appends another', () => {
    expect(describePage('Μικρά βήματα', [sentence])).toBe(`Μικρά βήματα. ${sentence}`)
  })
})

it('lists as many names as there is room for', () => {
  expect(namesWithin(['Ένα', 'Δύο', 'Τρία'], 10)).toBe('Ένα · Δύο')
  expect(namesWithin([], 9)).toBe('')
})

it('tells pages with equal descriptions apart, whatever their order (R396)', () => {
  const rows = ['/c', '/a', '/b'].map((path) => ({ path, name: 'Όνομα', description: 'Ίδια.' }))
  const described = tellApart(rows)
  expect(described.map(({ path, description }) => [path, description])).toEqual([
    ['/c', 'Όνομα (2): Ίδια.'],
    ['/a', 'Ίδια.'],
    ['/b', 'Όνομα: Ίδια.'],
  ])
})

it('tells pages apart that have one very long name', () => {
  const name = 'a'.repeat(descriptionLength.longest + 20)
  const rows = ['/a', '/b', '/c'].map((path) => ({
    path,
    name,
    description: describePage(name, []),
  }))
  expect(new Set(tellApart(rows).map(({ description }) => description)).size).toBe(3)
})
