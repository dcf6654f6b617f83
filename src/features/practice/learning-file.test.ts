import { noPractice, noReading, type PracticeData } from './learning-data'
import { mergePractice, mergeReading, readLearningFile, writeLearningFile } from './learning-file'
import { withAnswer, withLesson } from './schedule'
import { memoryLesson } from './testing/practice-lesson'

const at = +new Date('2026-11-26T10:00:00Z')
const added = withLesson(noPractice, memoryLesson, at)
const practice = withAnswer(added, '1-a1', 'remembered', at)
const reading = {
  read: { 1: at },
  places: { 2: { block: 4, share: 0.25 } },
  ticks: { 1: [0, 2] },
}
const file = () => writeLearningFile({ practice, reading }, at)
const changed = (make: (content: ReturnType<typeof JSON.parse>) => void) => {
  const content = JSON.parse(file())
  make(content)
  return JSON.stringify(content)
}

it('gives a cleared browser the same schedule (R381)', () => {
  const content = readLearningFile(file())
  if (content === null || content === 'newer') throw new Error('not read')
  expect(mergePractice(noPractice, content.practice, at + 2000)).toEqual(practice)
  expect(mergeReading(noReading, content.reading)).toEqual(reading)
})

it.each([
  ['an empty file', ''],
  ['a text', 'Γεια σας'],
  ['another JSON file', '{"a":1}'],
  ['half of a file', file().slice(0, 200)],
  [
    'a link to elsewhere',
    changed(({ practice }) => (practice.lessons[1].path = '//evil.example/a')),
  ],
  [
    'a script as a link',
    changed(({ practice }) => (practice.lessons[1].path = 'javascript:alert(1)')),
  ],
  ['a due date that is none', changed(({ practice }) => (practice.cards['1-a1'].due = '∞'))],
  ['a negative stability', changed(({ practice }) => (practice.cards['1-a1'].stability = -1))],
  ['no cards', changed(({ practice }) => delete practice.cards)],
  ['version 0', changed((content) => (content.version = 0))],
])('refuses %s (R381)', (_name, text) => {
  expect(readLearningFile(text)).toBeNull()
})

it.each([
  ['one place', { rate: '1.25', places: { '/blog/post/1/a': { at: 2, text: 'Δύο.' } } }, true],
  ['none, as files of before', undefined, false],
  ['an unknown speed', { rate: '9', places: {} }, false],
  ['a sentence that is none', { rate: '1', places: { a: { at: -1, text: '' } } }, false],
  [
    'a text that is too long',
    { rate: '1', places: { a: { at: 1, text: 'α'.repeat(501) } } },
    false,
  ],
])('reads the cards of a file with %s of listening (R491)', (_, listening, isRead) => {
  const content = readLearningFile(changed((file) => Object.assign(file, { listening })))
  expect(content).toMatchObject({ practice, listening: isRead ? listening : undefined })
})

it('recognises the file of a later version (R381)', () => {
  expect(readLearningFile(changed((content) => (content.version = 2)))).toBe('newer')
})

it('keeps of each card the schedule of the last answer, in either order (R381)', () => {
  const later = withAnswer(practice, '1-a1', 'notYet', at + 1000)
  for (const [own, other] of [
    [practice, later],
    [later, practice],
  ] as [PracticeData, PracticeData][]) {
    expect(mergePractice(own, other, at + 2000)).toEqual(later)
  }
  expect(mergePractice(practice, practice, at + 2000)).toEqual(practice)
  expect(mergePractice(added, practice, at + 2000).cards['1-a1']).toEqual(practice.cards['1-a1'])
})

it('keeps the larger count of remembered cards of a day, and reads files without any (R468)', () => {
  const own = { ...practice, remembered: { '2026-11-25': 3, '2026-11-26': 1 } }
  const other = { ...practice, remembered: { '2026-11-26': 2 } }
  expect(mergePractice(own, other, at).remembered).toEqual({ '2026-11-25': 3, '2026-11-26': 2 })
  const before = readLearningFile(changed(({ practice }) => delete practice.remembered))
  expect(before).toMatchObject({ practice: { days: practice.days, remembered: {} } })
})

it('adds what was read and ticked elsewhere, and keeps the own places (R381)', () => {
  const other = {
    read: { 1: at - 1, 3: at },
    places: { 2: { block: 9, share: 0 }, 5: { block: 1, share: 0 } },
    ticks: { 1: [1], 4: [0] },
  }
  expect(mergeReading(reading, other)).toEqual({
    read: { 1: at, 3: at },
    places: { 2: { block: 4, share: 0.25 }, 5: { block: 1, share: 0 } },
    ticks: { 1: [0, 1, 2], 4: [0] },
  })
})

it('prefers the later of two places in a lesson, and the own one where a time is missing (R381)', () => {
  const placeAt = (block: number, moment?: number) => ({
    block,
    share: 0.5,
    ...(moment !== undefined && {
      lesson: { title: 'Μνήμη', path: '/blog/post/1/mnimi', minutes: 3, left: 0.5, at: moment },
    }),
  })
  const own = { 1: placeAt(1, at), 2: placeAt(1, at), 3: placeAt(1), 4: placeAt(1, at) }
  const other = { 1: placeAt(2, at + 1), 2: placeAt(2, at - 1), 3: placeAt(2, at), 4: placeAt(2) }
  const { places } = mergeReading({ ...noReading, places: own }, { ...noReading, places: other })
  expect(Object.values(places).map(({ block }) => block)).toEqual([2, 1, 1, 1])
})

it('prefers an answer with a true time to one of a day that is still to come (R381)', () => {
  const ahead = withAnswer(added, '1-a1', 'notYet', +new Date('2031-05-01T10:00:00'))
  for (const [own, other] of [
    [practice, ahead],
    [ahead, practice],
  ] as [PracticeData, PracticeData][]) {
    expect(mergePractice(own, other, at).cards['1-a1']).toEqual(practice.cards['1-a1'])
  }
  expect(mergePractice(added, ahead, at).cards['1-a1']).toEqual(ahead.cards['1-a1'])
})

it("never contains the id of the learner's calendar entries (R380)", () => {
  const own = { ...practice, calendarId: 'a1' }
  const text = writeLearningFile({ practice: own, reading }, at)
  expect(text).not.toContain('calendarId')
  const theirs = changed(({ practice }) => (practice.calendarId = 'b2'))
  const content = readLearningFile(theirs)
  if (content === null || content === 'newer') throw new Error('not read')
  expect(mergePractice(noPractice, content.practice, at).calendarId).toBeUndefined()
  expect(mergePractice(own, content.practice, at).calendarId).toBe('a1')
})
