import ICAL from 'ical.js'
import { publicConfig } from '#lib/config/public-config'
import { calendarFile } from './calendar-file'
import { noPractice } from './learning-data'
import { remindersFile } from './reminders'
import { withAnswer, withLesson } from './schedule'
import { memoryLesson } from './testing/practice-lesson'

const at = +new Date('2026-11-26T10:00:00Z')
const event = {
  uid: 'recall-2026-11-27@stagona.example',
  start: '2026-11-27T20:00:00',
  minutes: 10,
  title: 'Επανάληψη: 3 κάρτες',
  description:
    'Ένα, δύο; τρία\\τέσσερα\nπέντε: «έξι» και ακόμη περισσότερα λόγια, για να κοπεί η γραμμή.',
  url: 'https://stagona.example/practice',
}
const about = { producer: '-//Σταγόνα//Practice//EL', name: 'Επανάληψη', at }
const mine = { time: '20:00', calendarId: 'mine', at } as const
const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

it('is read back as it was written (R380)', () => {
  const [read] = readEvents(calendarFile([event], about))
  expect(read?.uid).toBe(event.uid)
  expect(read?.summary).toBe(event.title)
  expect(read?.description).toBe(event.description)
  expect(read?.startDate.toString()).toBe(event.start)
  // Local time of the phone, without a zone.
  expect(read?.startDate.zone).toBe(ICAL.Timezone.localTimezone)
  expect(read?.duration.toSeconds()).toBe(600)
  const alarm = read?.component.getFirstSubcomponent('valarm')
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT0S')
  expect(String(read?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-26T10:00:00Z')
  expect(read?.component.getFirstPropertyValue('url')).toBe(event.url)
})

it('has lines of at most 75 octets that end with CRLF, and breaks no letter (R380)', () => {
  const text = calendarFile([event], about)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(0)
  expect(text).not.toContain('�')
})

it('reminds once on each coming day that has cards, under the same id each time (R380)', () => {
  Object.assign(publicConfig, { baseUrl: 'https://stagona.example', appTitle: 'Σταγόνα' })
  const added = withLesson(noPractice, memoryLesson, at)
  expect(remindersFile(noPractice, { ...mine, time: '20:00', at: at })).toBeNull()
  // Kept but not asked yet: whether answered today or not, they are asked tomorrow.
  expect(
    readEvents(remindersFile(added, { ...mine, time: '08:00', at: at }) ?? '')[0]?.summary,
  ).toBe('Επανάληψη: 2 κάρτες')
  const once = withAnswer(added, '1-a1', 'remembered', at)
  const both = withAnswer(once, '1-idea', 'notYet', at)
  const file = remindersFile(both, { ...mine, time: '08:00', at: at }) ?? ''
  const events = readEvents(file)
  expect(events.map(({ uid, summary, startDate }) => [uid, summary, `${startDate}`])).toEqual([
    ['recall-2026-11-27-mine@stagona.example', 'Επανάληψη: 2 κάρτες', '2026-11-27T08:00:00'],
  ])
  const again = readEvents(remindersFile(both, { ...mine, time: '20:00', at: at + 1000 }) ?? '')
  expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
})

it("keeps two people's reminders apart in one calendar (R380)", () => {
  const added = withLesson(noPractice, memoryLesson, at)
  const calendar = new Map<string, string>()
  for (const calendarId of ['one', 'other', 'one']) {
    const file = remindersFile(added, { ...mine, calendarId }) ?? ''
    expect(file).not.toMatch(/guest|@example\.gr/)
    for (const { uid, summary } of readEvents(file)) calendar.set(uid, summary)
  }
  expect([...calendar.keys()]).toEqual([
    'recall-2026-11-27-one@stagona.example',
    'recall-2026-11-27-other@stagona.example',
  ])
})

it('reminds tomorrow of cards that were answered under a wrong clock (R380)', () => {
  const wrong = +new Date('2031-05-01T10:00:00')
  const added = withLesson(noPractice, memoryLesson, at)
  const data = withAnswer(added, '1-a1', 'remembered', wrong)
  const events = readEvents(remindersFile(data, mine) ?? '')
  expect(events.map(({ summary, startDate }) => [summary, `${startDate}`])).toEqual([
    ['Επανάληψη: 2 κάρτες', '2026-11-27T20:00:00'],
  ])
})
