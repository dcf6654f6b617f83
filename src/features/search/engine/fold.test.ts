import { accented, folded, placedWords, wordsOf } from './fold'

it.each([
  ['ΜΝΗΜΗΣ', 'μνημησ'],
  ['μνήμης', 'μνημησ'],
  ['μνήμη'.normalize('NFD'), 'μνημη'],
  ['ὕπνος', 'υπνοσ'],
  ['γλῶσσα', 'γλωσσα'],
  ['ᾠδή', 'ωδη'],
  ['\u00b5νήμη', 'μνημη'],
  ['Μαΐου', 'μαιου'],
  ['Café', 'cafe'],
])('folded: %s → %s', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

it.each([
  ['Πώς', 'πώσ'],
  ['γλῶσσα', 'γλώσσα'],
  ['ὕπνος', 'ύπνοσ'],
  ['μνήμη'.normalize('NFD'), 'μνήμη'],
])('accented: %s → %s', (text, expected) => {
  expect(accented(text)).toBe(expected)
})

it('words keep their places', () => {
  const text = 'Το e-mail, δηλαδή μήνυμα'
  expect(wordsOf(text)).toEqual(['Το', 'email', 'δηλαδή', 'μήνυμα'])
  expect(placedWords(text).map(({ start, length }) => text.slice(start, start + length))).toEqual([
    'Το',
    'e-mail',
    'δηλαδή',
    'μήνυμα',
  ])
})
