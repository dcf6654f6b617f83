import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { keepRate, keepSentence, keptRate, keptSentence } from '#lib/storage/listening-place'
import { publishSession, unknownSession } from '#session/session'
import { writeLearningFile } from '../learning-file'
import { practiceStore, readingStore } from '../learning-store'
import { withLesson } from '../schedule'
import { memoryLesson } from '../testing/practice-lesson'
import Practice from './practice'

const saved = jest.fn()
jest.mock('#lib/files/save-text-file', () => ({
  saveTextFile: (...file: unknown[]) => saved(...file),
}))

const morning = +new Date('2026-11-26T10:00:00')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const addCards = (learner: string) =>
  practiceStore.change(learner, (data) => withLesson(data, memoryLesson, morning))

beforeEach(() => {
  localStorage.clear()
  saved.mockClear()
  jest.useFakeTimers({ now: morning, doNotFake: ['performance'] })
  publishSession({ ...unknownSession, status: 'guest' })
})
afterEach(() => jest.useRealTimers())

const choose = (...parts: string[]) =>
  fireEvent.change(screen.getByLabelText('Άνοιγμα αρχείου', { selector: 'input' }), {
    target: { files: [new FileLike(parts.join(''))] },
  })

/** jsdom's files cannot be read as text. */
class FileLike {
  readonly size: number
  constructor(readonly content: string) {
    this.size = content.length
  }
  text() {
    return Promise.resolve(this.content)
  }
}

it('reads a saved file back after everything was erased (R381)', async () => {
  addCards('guest')
  readingStore.change('guest', (data) => ({ ...data, read: { 1: morning } }))
  const before = localStorage.getItem('recall-cards-guest')
  render(<Practice />)
  press('Αποθήκευση σε αρχείο')
  const [name, content] = saved.mock.calls[0] ?? []
  expect(name).toBe('επανάληψη-2026-11-26.json')
  press('Διαγραφή όλων')
  expect(localStorage.length).toBe(0)
  choose(content)
  await waitFor(() => screen.getByText('Το αρχείο διαβάστηκε. Κρατάτε 2 κάρτες.'))
  expect(localStorage.getItem('recall-cards-guest')).toBe(before)
  expect(readingStore.read('guest').read).toEqual({ 1: morning })
})

it('takes an erasure back (R381)', () => {
  addCards('guest')
  render(<Practice />)
  press('Διαγραφή όλων')
  expect(screen.getByText('Διαγράφηκαν όλα από αυτή τη συσκευή.')).toBeTruthy()
  press('Αναίρεση')
  expect(Object.keys(practiceStore.read('guest').cards)).toHaveLength(2)
  expect(document.activeElement?.textContent).toBe('Επανήλθαν όλα όπως ήταν.')
})

describe('the place of listening (R491)', () => {
  const path = '/blog/post/1/a'
  const sentences = ['Τίτλος', 'Ένα.', 'Δύο.', 'Τρία.']
  const exported = () => {
    press('Αποθήκευση σε αρχείο')
    return saved.mock.calls[0]?.[1] ?? ''
  }
  const isRead = () => waitFor(() => screen.getByText(/^Το αρχείο διαβάστηκε\./))
  beforeEach(() => {
    keepSentence(path, 2, sentences)
    keepRate('1.5')
    render(<Practice />)
  })

  it('comes back with the file, with the speed', async () => {
    const content = exported()
    press('Διαγραφή όλων')
    expect([keptSentence(path, sentences), keptRate()]).toEqual([0, '1'])
    choose(content)
    await isRead()
    expect([keptSentence(path, sentences), keptRate()]).toEqual([2, '1.5'])
  })

  it('of this device stays in a lesson that was heard on both, and its speed', async () => {
    const content = exported()
    keepSentence(path, 3, sentences)
    keepRate('0.75')
    choose(content)
    await isRead()
    expect([keptSentence(path, sentences), keptRate()]).toEqual([3, '0.75'])
  })

  it('stays as it is where a file has none', async () => {
    const { listening: _, ...before } = JSON.parse(exported())
    choose(JSON.stringify(before))
    await isRead()
    expect(keptSentence(path, sentences)).toBe(2)
  })

  it('is erased with the rest, and comes back with it', () => {
    press('Διαγραφή όλων')
    press('Αναίρεση')
    expect(keptSentence(path, sentences)).toBe(2)
  })
})

it('does not say that a file was kept where the storage is full (R381)', async () => {
  addCards('guest')
  render(<Practice />)
  press('Αποθήκευση σε αρχείο')
  const [, content] = saved.mock.calls[0] ?? []
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  choose(content)
  await waitFor(() => expect(screen.queryByText('Το αρχείο κατέβηκε.')).toBeNull())
  expect(screen.queryByText(/^Το αρχείο διαβάστηκε/)).toBeNull()
  write.mockRestore()
})

it('says of each wrong file anew that it is wrong (R533)', async () => {
  render(<Practice />)
  choose('{"a":1}')
  const first = await waitFor(() => screen.getByRole('alert'))
  choose('{"a":1}')
  await waitFor(() => expect(first.isConnected).toBe(false))
  await waitFor(() => screen.getByRole('alert'))
})

it('says what is wrong with another file, and changes nothing (R381)', async () => {
  addCards('guest')
  const before = localStorage.getItem('recall-cards-guest')
  render(<Practice />)
  choose('{"a":1}')
  await waitFor(() => screen.getByRole('alert'))
  expect(screen.getByRole('alert').textContent).toContain('Δεν άλλαξε τίποτα')
  const newer = JSON.parse(
    writeLearningFile(
      { practice: practiceStore.read('guest'), reading: readingStore.read('guest') },
      morning,
    ),
  )
  choose(JSON.stringify({ ...newer, version: 2 }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('νεότερη έκδοση'))
  expect(localStorage.getItem('recall-cards-guest')).toBe(before)
})
