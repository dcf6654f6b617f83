import { parseJson } from '#contract/wire/parse-json'
import type { ListeningData } from '#lib/storage/listening-place'
import { dayOf } from '#lib/time/calendar-days'
import { endOf } from './due-cards'
import {
  type KeptCard,
  type LearningFile,
  learningFile,
  type PracticeData,
  type ReadingData,
  type ReadingPlace,
} from './learning-data'

/** Larger files are not read, in bytes: ten times 2,000 long cards. */
export const largestFile = 20_000_000

export interface LearningData {
  practice: PracticeData
  reading: ReadingData
  /** Of this device and all its learners; undefined where nothing was heard. */
  listening?: ListeningData | undefined
}

/** Text of a file with everything that is kept, for whoever opens it. */
export function writeLearningFile(data: LearningData, at: number): string {
  const { practice, reading, listening } = data
  const file: LearningFile = {
    format: 'recall-cards',
    version: 1,
    savedAt: new Date(at).toISOString(),
    practice: withoutCalendar(practice),
    reading,
    listening,
  }
  return JSON.stringify(file)
}

/** The data of a file; `newer` where a later version of the site wrote it, null for other files. */
export function readLearningFile(text: string): LearningData | 'newer' | null {
  const content = parseJson(text)
  const result = learningFile.safeParse(content)
  if (result.success) {
    const { practice, reading, listening } = result.data
    return { practice: withoutCalendar(practice), reading, listening }
  }
  return isNewer(content) ? 'newer' : null
}

function withoutCalendar({ calendarId: _, ...practice }: PracticeData): PracticeData {
  return practice
}

function isNewer(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false
  const { format, version } = content as Record<string, unknown>
  return (
    format === learningFile.shape.format.def.values[0] && typeof version === 'number' && version > 1
  )
}

/**
 * Both schedules in one: of a card in both, the one that was answered last; of a day, the larger
 * count, so that the same file can be read twice.
 * @param at now; an answer of a later day was given under a wrong clock
 */
export function mergePractice(own: PracticeData, other: PracticeData, at: number): PracticeData {
  const end = endOf(dayOf(at))
  const calendarId = own.calendarId ?? other.calendarId
  return {
    lessons: { ...other.lessons, ...own.lessons },
    cards: merged(own.cards, other.cards, (card, same) => laterCard(card, same, end)),
    days: merged(own.days, other.days, Math.max),
    remembered: merged(own.remembered, other.remembered, Math.max),
    ...(calendarId !== undefined && { calendarId }),
  }
}

/** What either has read or ticked; of the places in a lesson, the later one, where both tell their time. */
export function mergeReading(own: ReadingData, other: ReadingData): ReadingData {
  return {
    read: merged(own.read, other.read, Math.max),
    places: merged(own.places, other.places, laterPlace),
    ticks: merged(own.ticks, other.ticks, (a, b) => [...new Set([...a, ...b])].sort()),
  }
}

function laterPlace(own: ReadingPlace, other: ReadingPlace): ReadingPlace {
  return own.lesson && other.lesson && other.lesson.at > own.lesson.at ? other : own
}

function laterCard(own: KeptCard, other: KeptCard, end: number): KeptCard {
  const orderOf = ({ answeredAt }: KeptCard) => {
    if (answeredAt === null) return 0
    // Comes before every answer with a time that can be true.
    return answeredAt >= end ? 1 : answeredAt
  }
  return orderOf(other) > orderOf(own) ? other : own
}

function merged<Value>(
  own: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  choose: (own: Value, other: Value) => Value,
): Record<string, Value> {
  const result: Record<string, Value> = { ...other }
  for (const [key, value] of Object.entries(own)) {
    const same = other[key]
    result[key] = same === undefined ? value : choose(value, same)
  }
  return result
}
