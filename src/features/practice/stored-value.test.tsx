import { siteStorage } from '#lib/storage/site-storage'
import { cardsName } from './learner'
import { noPractice, practiceData } from './learning-data'
import { withAnswer, withLesson } from './schedule'
import { storedValue } from './stored-value'
import { manyCards, memoryLesson } from './testing/practice-lesson'

const at = +new Date('2026-11-26T10:00:00Z')
/** A tab of its own; all share the storage. */
const openTab = () => storedValue(cardsName, practiceData, noPractice)

beforeEach(() => localStorage.clear())

it('keeps the answers of two tabs (R382)', () => {
  const [one, other] = [openTab(), openTab()]
  one.change('guest', (data) => withLesson(data, memoryLesson, at))
  expect(other.read('guest').cards['1-a1']?.reps).toBe(0)
  one.change('guest', (data) => withAnswer(data, '1-a1', 'remembered', at))
  other.change('guest', (data) => withAnswer(data, '1-idea', 'notYet', at))
  for (const tab of [one, other, openTab()]) {
    const { cards, days } = tab.read('guest')
    expect([cards['1-a1']?.reps, cards['1-idea']?.reps]).toEqual([1, 1])
    expect(days).toEqual({ '2026-11-26': 2 })
  }
})

it('tells of changes in this tab and in others (R382)', () => {
  const tab = openTab()
  const changed = jest.fn()
  const stop = tab.watch('7', changed)
  tab.change('7', (data) => withLesson(data, memoryLesson, at))
  window.dispatchEvent(new StorageEvent('storage', { key: cardsName('7'), newValue: '{}' }))
  window.dispatchEvent(new StorageEvent('storage', { key: cardsName('8'), newValue: '{}' }))
  stop()
  tab.remove('7')
  expect(changed).toHaveBeenCalledTimes(2)
})

it('keeps the data of each person apart (R382)', () => {
  const tab = openTab()
  tab.change('7', (data) => withLesson(data, memoryLesson, at))
  expect(tab.read('guest')).toEqual(noPractice)
  expect(tab.read('8')).toEqual(noPractice)
  expect(tab.read('7').lessons[1]?.title).toBe(memoryLesson.title)
})

it('is empty where the stored text is damaged', () => {
  siteStorage.write(cardsName('guest'), '{"cards":[')
  expect(openTab().read('guest')).toEqual(noPractice)
})

it('keeps changes as long as the page where nothing can be stored, and says so', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const tab = openTab()
  expect(tab.change('guest', (data) => withLesson(data, memoryLesson, at))).toBe(false)
  expect(tab.change('guest', (data) => withAnswer(data, '1-a1', 'notYet', at))).toBe(false)
  expect(tab.read('guest').cards['1-a1']?.reps).toBe(1)
  write.mockRestore()
  expect(openTab().read('guest')).toEqual(noPractice)
})

it('opens 2,000 cards within 50 ms (R382)', () => {
  openTab().change('guest', () => manyCards(2000, at))
  // Time of the processor: other programs do not count.
  const times = Array.from({ length: 10 }, () => {
    const began = process.cpuUsage()
    expect(openTab().read('guest').cards['1-1999']?.due).toBe(at)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  })
  expect(Math.min(...times)).toBeLessThan(50)
})
