import { sentencesOf } from './sentences'

const words = (count: number) => `${'λέξη '.repeat(count).trim()}.`

it.each([
  ['full stops', 'Ένα. Δύο.', ['Ένα.', 'Δύο.']],
  ['Greek question marks and exclamation marks', 'Πώς; Έτσι! Ναι', ['Πώς;', 'Έτσι!', 'Ναι']],
  ['quotation marks after the end', '«Πού;» Εδώ.', ['«Πού;»', 'Εδώ.']],
  ['dots', 'Και μετά… Τίποτα.', ['Και μετά…', 'Τίποτα.']],
  ['a raised dot within', 'Εδώ· εκεί.', ['Εδώ· εκεί.']],
  ['a small letter after the mark', '«Πώς;» ρώτησε. π.χ. αυτό.', ['«Πώς;» ρώτησε. π.χ. αυτό.']],
  [
    'shortened words',
    'Ο κ. Γιώργος και ο Α. Βαλντ. Τέλος.',
    ['Ο κ. Γιώργος και ο Α. Βαλντ.', 'Τέλος.'],
  ],
  ['numbers', 'Κάνει 1.050 ή 35,90 ευρώ. Ναι.', ['Κάνει 1.050 ή 35,90 ευρώ.', 'Ναι.']],
  ['a number that begins one', 'Τέλος. 12 μήνες.', ['Τέλος.', '12 μήνες.']],
  ['breaks and blanks', ' Ένα.\n  Δύο. ', ['Ένα.', 'Δύο.']],
  ['nothing', '  ', []],
])('are parted at %s (R471)', (_, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

it.each([
  ['a sentence that is too long', words(100), 3],
  ['a word that is too long', 'α'.repeat(450), 3],
  ['no letter', ' … ', 1],
])('of %s are few, short and the whole text (R392)', (_, text, count) => {
  const sentences = sentencesOf(text)
  expect(sentences).toHaveLength(count)
  expect(sentences.filter(({ length }) => length > 200)).toEqual([])
  expect(sentences.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

it('part neither a price nor a letter of two units (R392)', () => {
  for (const before of [0, 1, 2, 3, 4, 5]) {
    const price = `${'α'.repeat(192 + before)} 35.90 ευρώ. ${'😀'.repeat(150)}`
    const sentences = sentencesOf(price)
    expect(sentences.some((one) => one.includes('35.90'))).toBe(true)
    for (const one of sentences) expect(one).not.toMatch(/\p{Surrogate}/u)
  }
})
