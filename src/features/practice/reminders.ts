import { publicPaths } from '#contract/paths/site-paths'
import { publicConfig } from '#lib/config/public-config'
import { addDays, dayOf } from '#lib/time/calendar-days'
import { type CalendarEvent, calendarFile } from './calendar-file'
import type { PracticeData } from './learning-data'
import { practiceMessages } from './practice-messages'
import { dueByDay } from './week'

export const reminderTimes = ['08:00', '14:00', '20:00'] as const
export type ReminderTime = (typeof reminderTimes)[number]

/** How far ahead reminders are written, in days. */
const horizon = 60
const minutes = 10

interface ReminderSettings {
  time: ReminderTime
  /** Tells these reminders from those of other people in the same calendar. */
  calendarId: string
  at: number
}

/**
 * A calendar file with one reminder for each coming day that has cards; null where none has. The cards
 * of today are asked tomorrow as well: those that are new in any case, the others if they were left.
 */
export function remindersFile(
  data: PracticeData,
  { time, calendarId, at }: ReminderSettings,
): string | null {
  const { text } = practiceMessages
  const today = dayOf(at)
  const tomorrow = addDays(today, 1)
  const last = addDays(tomorrow, horizon)
  const url = `${publicConfig.baseUrl}${publicPaths.practice}`
  const {
    [today]: left = 0,
    [tomorrow]: next = 0,
    ...later
  } = Object.fromEntries(dueByDay(data, today))
  const events = Object.entries({ ...(left + next > 0 && { [tomorrow]: left + next }), ...later })
    .filter(([day]) => day <= last)
    .sort(([day], [other]) => day.localeCompare(other))
    .map(
      ([day, count]): CalendarEvent => ({
        uid: `recall-${day}-${calendarId}@${new URL(publicConfig.baseUrl).hostname}`,
        start: `${day}T${time}:00`,
        minutes,
        title: text('reminders.event', { count }),
        description: text('reminders.eventText', { url }),
        url,
      }),
    )
  if (events.length === 0) return null
  const producer = `-//${publicConfig.appTitle}//Practice//EL`
  return calendarFile(events, { producer, name: text('reminders.calendar'), at })
}
