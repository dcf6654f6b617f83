import { connectToaster, type Toast, type ToastEnd } from '#components/show-toast'
import { changeCards, storeAgain } from './change-cards'
import {
  importLearning,
  presentData,
  removeAll,
  restoreLearning,
  takeGuestData,
} from './import-learning'
import { noPractice, noReading, practiceData } from './learning-data'
import type { LearningData } from './learning-file'
import { practiceStore } from './learning-store'
import { withAnswer, withLesson } from './schedule'
import { limitStorage } from './testing/limit-storage'
import { manyCards, memoryLesson } from './testing/practice-lesson'

const at = +new Date('2026-11-26T10:00:00')
const toasts: (Toast | ToastEnd)[] = []
connectToaster((toast) => toasts.push(toast))
let restoreStorage = () => {}

beforeEach(() => {
  localStorage.clear()
  toasts.length = 0
})
afterEach(() => restoreStorage())

const limit = (most: number) => {
  restoreStorage()
  restoreStorage = limitStorage(most)
}
const fileOf = (count: number): LearningData => ({
  practice: manyCards(count, at),
  reading: noReading,
})
const stored = (learner = 'guest') =>
  practiceData.parse(JSON.parse(localStorage.getItem(`recall-cards-${learner}`) ?? 'null'))
const addOwn = () => changeCards('guest', (data) => withLesson(data, memoryLesson, at))

it('refuses a file without room for it before anything changes, and knows how much fits (R381)', () => {
  addOwn()
  limit(200_000)
  const before = { ...localStorage }
  const result = importLearning('guest', fileOf(1000), at)
  expect({ ...localStorage }).toEqual(before)
  expect(Object.keys(practiceStore.read('guest').cards)).toHaveLength(2)
  if (result.kind !== 'noRoom') throw new Error(result.kind)
  expect(result.count).toBe(1000)
  expect(result.fits).toBeGreaterThan(100)
  expect(importLearning('guest', fileOf(result.fits + 5), at).kind).toBe('noRoom')
  expect(importLearning('guest', fileOf(result.fits - 5), at)).toEqual({ kind: 'stored' })
})

it('leaves room for an answer to every card of the largest file that fits (R381)', () => {
  limit(200_000)
  const result = importLearning('guest', fileOf(1000), at)
  const fits = result.kind === 'noRoom' ? result.fits : 0
  importLearning('guest', fileOf(fits), at)
  const ids = Object.keys(practiceStore.read('guest').cards)
  for (const [index, id] of ids.entries()) {
    const answers = index % 2 ? (['remembered', 'notYet'] as const) : (['remembered'] as const)
    for (const answer of answers) {
      const late = at + index * 86_400_000
      practiceStore.change('guest', (data) => withAnswer(data, id, answer, late))
    }
  }
  expect(Object.values(stored().cards).every(({ answeredAt }) => answeredAt !== null)).toBe(true)
  expect(toasts).toEqual([])
})

it.each([0, 40_000])(
  'takes a file after a refused one, and keeps what was rated, with %i used by others (R381)',
  (used) => {
    localStorage.setItem('other', 'a'.repeat(used))
    addOwn()
    limit(200_000)
    expect(importLearning('guest', fileOf(2000), at).kind).toBe('noRoom')
    changeCards('guest', (data) => withAnswer(data, '1-a1', 'remembered', at))
    expect(stored().cards['1-a1']?.reps).toBe(1)
    expect(importLearning('guest', fileOf(20), at)).toEqual({ kind: 'stored' })
    expect(stored().cards['1-a1']?.reps).toBe(1)
    expect(Object.keys(stored().cards)).toHaveLength(22)
  },
)

it('stores what was answered without room before it adds a file (R381)', () => {
  addOwn()
  limit(JSON.stringify(localStorage).length)
  localStorage.setItem('other', 'a')
  limit(0)
  changeCards('guest', (data) => withAnswer(data, '1-a1', 'remembered', at))
  expect(stored().cards['1-a1']?.reps).toBe(0)
  limit(100_000)
  expect(importLearning('guest', fileOf(5000), at).kind).toBe('noRoom')
  expect(stored().cards['1-a1']?.reps).toBe(1)
})

it('says nothing fits where nothing can be stored', () => {
  limit(0)
  expect(importLearning('guest', fileOf(3), at)).toEqual({ kind: 'noRoom', count: 3, fits: 0 })
  expect(practiceStore.read('guest')).toEqual(noPractice)
})

it("moves a guest's cards where both persons' would not fit at once, or moves none (R382)", () => {
  const guest = manyCards(500, at)
  changeCards('guest', () => guest)
  const { length } = JSON.stringify(guest)
  limit(length + 500)
  expect(takeGuestData('7', at)).toBe(true)
  expect(localStorage.getItem('recall-cards-guest')).toBeNull()
  expect(stored('7').cards).toEqual(guest.cards)

  limit(2 * length)
  changeCards('guest', (data) => withLesson(data, memoryLesson, at))
  limit(0)
  expect(takeGuestData('7', at)).toBe(false)
  expect(Object.keys(stored().cards)).toHaveLength(2)
  expect(stored('7').cards).toEqual(guest.cards)
})

it('restores what was erased even where the storage is nearly full (R381)', () => {
  addOwn()
  const before = presentData('guest')
  const text = localStorage.getItem('recall-cards-guest') ?? ''
  limit(text.length + 200)
  localStorage.clear()
  restoreLearning('guest', before, at)
  expect(localStorage.getItem('recall-cards-guest')).toBe(text)
})

it('restores what was erased for as long as the page lasts where nothing is stored (R533)', () => {
  limit(0)
  addOwn()
  const before = presentData('guest')
  expect(Object.keys(before.practice.cards)).toHaveLength(2)
  removeAll('guest')
  expect(presentData('guest').practice).toEqual(noPractice)
  restoreLearning('guest', before, at)
  expect(presentData('guest').practice.cards).toEqual(before.practice.cards)
  expect(practiceStore.isStored('guest')).toBe(false)
})

it('takes the warning back once everything is stored, also without a further answer', () => {
  limit(0)
  addOwn()
  const end = { id: 'not-stored', isOver: true }
  expect(toasts).toEqual([expect.objectContaining({ id: 'not-stored', staysForMs: 0 })])
  limit(100_000)
  storeAgain('guest')
  expect(toasts).toHaveLength(2)
  expect(toasts[1]).toEqual(end)
  expect(Object.keys(stored().cards)).toHaveLength(2)
  changeCards('guest', (data) => withAnswer(data, '1-a1', 'remembered', at))
  expect(toasts).toHaveLength(2)
})
