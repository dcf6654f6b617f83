import { addMessages } from '#lib/i18n/messages'
import { type Day, daysBetween } from '#lib/time/calendar-days'
import practiceDay from '#locales/el/practice-day.json'

/** Words at the end of a day's cards; with the page of the cards alone. */
export const practiceDayMessages = addMessages('practice-day', practiceDay)

/** What is drawn at the end of a day. */
export const scenes = ['glass', 'sprout', 'boat', 'cat', 'cup'] as const
export type Scene = (typeof scenes)[number]

const wordings = ['first', 'second'] as const

/** Drawing and sentence of a calendar day; none comes again within ten days. */
export function joyOf(day: Day): { scene: Scene; wording: (typeof wordings)[number] } {
  const number = daysBetween('2026-01-01', day)
  return { scene: chosen(scenes, number), wording: chosen(wordings, number) }
}

/** Also of days before the first one. */
function chosen<Item>(items: readonly Item[], number: number): Item {
  const { length } = items
  return items[((number % length) + length) % length] as Item
}
