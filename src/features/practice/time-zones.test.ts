import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Days that a card waits after each of four answers, and how the days since are named. */
const script = `
  const { dayOf, daysBetween } = require('#lib/time/calendar-days')
  const { timeAgo } = require('#lib/time/time-ago')
  const { withAnswer, withLesson } = require(${JSON.stringify(join(__dirname, 'schedule.ts'))})
  const { dueCards } = require(${JSON.stringify(join(__dirname, 'due-cards.ts'))})
  const { noPractice } = require(${JSON.stringify(join(__dirname, 'learning-data.ts'))})
  const { memoryLesson } = require(${JSON.stringify(join(__dirname, 'testing/practice-lesson.ts'))})
  const cards = memoryLesson.cards.slice(0, 1)
  const waits = (day, time) => {
    const moment = (day) => +new Date(day + 'T' + time)
    let data = withLesson(noPractice, { ...memoryLesson, cards }, moment(day))
    return [1, 2, 3, 4].map(() => {
      data = withAnswer(data, '1-a1', 'remembered', moment(day))
      const due = dayOf(data.cards['1-a1'].due)
      if (dueCards(data, day).length > 0) throw new Error('asked again on ' + day)
      const days = daysBetween(day, due)
      day = due
      return days
    })
  }
  const ago = (from, to) => timeAgo(+new Date(from), +new Date(to))
  process.stdout.write(JSON.stringify({
    waits: [
      waits('2026-10-25', '00:30:00'),
      waits('2026-10-24', '23:59:59'),
      waits('2026-03-28', '23:30:00'),
      waits('2026-03-29', '03:30:00'),
      waits('2026-11-01', '00:30:00'),
      waits('2026-03-07', '23:30:00'),
      waits('2026-04-04', '23:45:00'),
      waits('2026-12-31', '12:00:00'),
    ],
    ago: [
      ago('2026-11-23T23:30', '2026-11-25T00:30'),
      ago('2026-11-23T23:30', '2026-11-25T23:00'),
      ago('2026-11-24T00:10', '2026-11-25T23:50'),
      ago('2026-11-24T23:30', '2026-11-25T01:30'),
    ],
  }))
`

const inZone = (TZ: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
      cwd: join(__dirname, '../../..'),
      env: { ...process.env, TZ },
      encoding: 'utf8',
    }),
  )

it.each(['Europe/Athens', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])(
  'days are those of the calendar, also where the clock changes: %s (R377)',
  (zone) => {
    const { waits, ago } = inZone(zone)
    expect(waits).toEqual(waits.map(() => [1, 7, 32, 118]))
    expect(ago).toEqual(['προχθές', 'προχθές', 'χθες', 'πριν από 2 ώρες'])
  },
)
