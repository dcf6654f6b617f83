import { addListening, keepRate, keepSentence, keptRate, keptSentence } from './listening-place'

const sentences = ['Τίτλος', 'Ένα.', 'Δύο.', 'Τρία.']
const path = '/blog/post/1/mnimi'

beforeEach(() => localStorage.clear())

it('keeps the sentence of each lesson, and the speed (R471)', () => {
  keepSentence(path, 2, sentences)
  keepSentence('/blog/post/2/palati', 1, sentences)
  keepRate('1.25')
  expect([keptSentence(path, sentences), keptRate()]).toEqual([2, '1.25'])
})

it.each([
  ['a sentence that was moved is found', ['Τίτλος', 'Νέο.', 'Ένα.', 'Δύο.'], 3],
  ['one that is gone begins anew', ['Τίτλος', 'Νέο.'], 0],
])('in a lesson that has changed %s (R471)', (_, changed, at) => {
  keepSentence(path, 2, sentences)
  expect(keptSentence(path, changed)).toBe(at)
})

it('keeps nothing of a lesson that is at its beginning (R471)', () => {
  keepSentence(path, 2, sentences)
  keepSentence(path, 0, sentences)
  expect(localStorage.getItem('own-listening')).toBe('{"rate":"1","places":{}}')
})

it('keeps the thirty lessons that were heard last (R471)', () => {
  for (let lesson = 1; lesson <= 31; lesson += 1) keepSentence(`/${lesson}`, 1, sentences)
  keepSentence('/2', 2, sentences)
  keepSentence('/32', 1, sentences)
  expect(['/1', '/2', '/3', '/4'].map((one) => keptSentence(one, sentences))).toEqual([0, 2, 0, 1])
})

it('keeps, with those of another device, the thirty of which this one has heard the latest (R491)', () => {
  keepSentence('/own', 1, sentences)
  const other = Array.from({ length: 30 }, (_, lesson) => [`/${lesson}`, { at: 2, text: 'Δύο.' }])
  addListening({ rate: '2', places: Object.fromEntries(other) })
  expect(['/own', '/0', '/1', '/29'].map((one) => keptSentence(one, sentences))).toEqual([
    1, 0, 2, 2,
  ])
})

it.each(['', '{', '{"rate":"9","places":{}}', '{"rate":"1","places":{"a":{"at":-1,"text":""}}}'])(
  'begins anew with a stored text that is damaged: %s (R471)',
  (text) => {
    localStorage.setItem('own-listening', text)
    expect([keptSentence(path, sentences), keptRate()]).toEqual([0, '1'])
  },
)
