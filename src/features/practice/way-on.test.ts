import { noPractice, noReading, type ReadingData } from './learning-data'
import { withAnswer, withLesson } from './schedule'
import { memoryLesson } from './testing/practice-lesson'
import { waysOn } from './way-on'

const at = +new Date('2026-11-26T10:00:00')
const lessonOf = (postId: number) => ({
  postId,
  title: `Μάθημα ${postId}`,
  path: `/blog/post/${postId}/m`,
})
const kept = (postId: number) => ({
  ...memoryLesson,
  ...lessonOf(postId),
  next: lessonOf(postId + 1),
  cards: [{ cardId: `${postId}-a`, question: 'α', answer: 'β' }],
})
const answered = (...lessons: number[]) =>
  lessons.reduce(
    (data, postId, index) =>
      withAnswer(withLesson(data, kept(postId), at), `${postId}-a`, 'remembered', at + index),
    noPractice,
  )
const read = (...lessons: number[]): ReadingData => ({
  ...noReading,
  read: Object.fromEntries(lessons.map((postId) => [postId, at])),
})
const halfRead = {
  9: { block: 2, share: 0.5, lesson: { ...lessonOf(9), minutes: 4, left: 0.5, at } },
}

it.each([
  ['nothing without an answer', withLesson(noPractice, kept(1), at), noReading, undefined],
  ['the next of its series', answered(1), noReading, 2],
  ['the next of the lesson that was answered last', answered(5, 1), noReading, 2],
  ['the one after a kept lesson', answered(1, 2), read(1, 2), 3],
  ['the one after another lesson where that is read', answered(5, 1), read(1, 2), 6],
  ['a half-read one where all are read', answered(1), { ...read(2), places: halfRead }, 9],
  ['nothing where all are read', answered(1), read(1, 2), undefined],
])('is %s (R467)', (_, practice, reading, postId) => {
  expect(waysOn(practice, reading)[0]?.path).toBe(postId && lessonOf(postId).path)
})

it('knows no next lesson where the cards were kept before it was noted (R467)', () => {
  const { next: _, ...before } = kept(1)
  const data = withAnswer(withLesson(noPractice, before, at), '1-a', 'notYet', at)
  expect(waysOn(data, noReading)).toEqual([])
})

it('has each other way after the best one, each lesson once (R493)', () => {
  const again = { cardId: '1-b', question: 'γ', answer: 'δ' }
  const twice = withLesson(answered(5, 1), { ...kept(1), cards: [again] }, at)
  const data = withAnswer(twice, '1-b', 'remembered', at + 9)
  const ways = waysOn(data, { ...noReading, places: halfRead })
  expect(ways.map(({ kind, path }) => [kind, path])).toEqual([
    ['next', lessonOf(2).path],
    ['next', lessonOf(6).path],
    ['unfinished', lessonOf(9).path],
  ])
})
