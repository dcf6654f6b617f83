import { readingMinutes } from './reading-minutes'

it.each([
  [0, 1],
  [1, 1],
  [180, 1],
  [181, 2],
  [360, 2],
  [430, 3],
])('a text of %d words takes %d minutes, never less than it says', (words, minutes) => {
  expect(readingMinutes('λέξη '.repeat(words))).toBe(minutes)
})
