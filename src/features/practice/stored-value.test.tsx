import { siteStorage } from '#lib/storage/site-storage'
import { storedValue } from '#lib/storage/stored-value'
import { cardsName } from './learner'
import { noPractice, type PracticeData, practiceData } from './learning-data'
import { withAnswer, withLesson } from './schedule'
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

it.each(['{"cards":[', 'null', '3', '[]'])(
  'is empty where the stored text is damaged, and keeps that text: %s (R382)',
  (damaged) => {
    siteStorage.write(cardsName('guest'), damaged)
    const tab = openTab()
    expect(tab.read('guest')).toEqual(noPractice)
    tab.change('guest', (data) => withLesson(data, memoryLesson, at))
    tab.change('guest', (data) => withAnswer(data, '1-a1', 'remembered', at))
    expect(openTab().read('guest').cards['1-a1']?.reps).toBe(1)
    expect(Object.values(localStorage)).toContain(damaged)
    tab.remove('guest')
    expect(localStorage.length).toBe(0)
  },
)

it('does not overwrite a damaged text that finds no room elsewhere (R382)', () => {
  const name = cardsName('guest')
  siteStorage.write(name, '{"cards":[')
  const store = Storage.prototype.setItem
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    ...[key, value]
  ) {
    if (key !== name) throw new DOMException('full', 'QuotaExceededError')
    store.call(this, key, value)
  })
  const tab = openTab()
  expect(tab.change('guest', (data) => withLesson(data, memoryLesson, at))).toBe(false)
  expect(tab.read('guest').lessons[1]?.title).toBe(memoryLesson.title)
  write.mockRestore()
  expect(siteStorage.read(name)).toBe('{"cards":[')
})

it.each<[string, (content: PracticeData) => unknown, string[]]>([
  [
    'an answer that is too long',
    ({ cards }) => Object.assign(cards['1-a1'] ?? {}, { answer: 'α'.repeat(5001) }),
    ['1-idea'],
  ],
  ['a card that is none', ({ cards }) => Object.assign(cards, { '1-b': null }), ['1-a1', '1-idea']],
  [
    "a card's id that is none",
    ({ cards }) => Object.assign(cards, { b: cards['1-a1'] }),
    ['1-a1', '1-idea'],
  ],
  [
    'a lesson that is none',
    ({ lessons }) => Object.assign(lessons, { 2: 'β' }),
    ['1-a1', '1-idea'],
  ],
  ['no days', (content) => Object.assign(content, { days: undefined }), ['1-a1', '1-idea']],
  ['days that are none', (content) => Object.assign(content, { days: [1] }), ['1-a1', '1-idea']],
])('reads everything but %s (R382)', (_name, damage, left) => {
  const whole = withAnswer(withLesson(noPractice, memoryLesson, at), '1-idea', 'remembered', at)
  const content: PracticeData = JSON.parse(JSON.stringify(whole))
  damage(content)
  siteStorage.write(cardsName('guest'), JSON.stringify(content))
  const { cards, lessons } = openTab().read('guest')
  expect(Object.keys(cards)).toEqual(left)
  expect(cards['1-idea']?.reps).toBe(1)
  expect(lessons[1]?.title).toBe(memoryLesson.title)
})

it('has the same object for each person while others are read (R382)', () => {
  const tab = openTab()
  for (const person of ['guest', '7'])
    tab.change(person, (data) => withLesson(data, memoryLesson, at))
  const before = tab.read('7')
  tab.read('guest')
  expect(tab.read('7')).toBe(before)
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

/** How often the text is parsed, and the fields of its cards are read, until so many cards are open. */
function workOfOpening(count: number) {
  localStorage.clear()
  openTab().change('guest', () => manyCards(count, at))
  const parse = JSON.parse
  let fieldsRead = 0
  const counted = (card: object) =>
    new Proxy(card, {
      get: (target, field) => {
        fieldsRead += 1
        return Reflect.get(target, field)
      },
    })
  const parses = jest.spyOn(JSON, 'parse').mockImplementation((text: string) => {
    const content: PracticeData = parse(text)
    const cards = Object.entries(content.cards).map(([id, card]) => [id, counted(card)])
    return { ...content, cards: Object.fromEntries(cards) }
  })
  const tab = openTab()
  for (let times = 0; times < 5; times += 1) {
    expect(tab.read('guest').cards[`1-${count - 1}`]?.due).toBe(at)
  }
  const work = { parses: parses.mock.calls.length, fieldsRead }
  parses.mockRestore()
  return work
}

it('opens 2,000 cards by one parse, with the same work for each as for 200 (R382)', () => {
  const [few, many] = [workOfOpening(200), workOfOpening(2000)]
  expect([few.parses, many.parses]).toEqual([1, 1])
  expect(few.fieldsRead).toBeGreaterThan(200)
  expect(many.fieldsRead).toBe(10 * few.fieldsRead)
})
