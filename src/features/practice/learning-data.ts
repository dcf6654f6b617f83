import * as z from 'zod/mini'
import { listeningData } from '#lib/storage/listening-place'

/** Schemas of what is kept on the device, and of the file that it is exported to. */

/** Milliseconds since 1970; a hundred years later the year still has four digits. */
const moment = z.number().check(z.minimum(0), z.maximum(2.4e14))
const count = z.int().check(z.minimum(0))
const text = z.string().check(z.minLength(1), z.maxLength(5000))
const lessonId = z.string().check(z.regex(/^\d+$/))
/** Of the device's calendar: `2026-11-26`. */
const dayKey = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const storedCard = z.object({
  postId: z.int(),
  question: text,
  answer: text,
  due: moment,
  stability: z.number().check(z.minimum(0)),
  difficulty: z.number().check(z.minimum(0), z.maximum(10)),
  scheduledDays: count,
  learningSteps: count,
  reps: count,
  lapses: count,
  /** As FSRS numbers them: new, learning, review, relearning. */
  state: z.literal([0, 1, 2, 3]),
  answeredAt: z.nullable(moment),
})
export type KeptCard = z.infer<typeof storedCard>

/** What FSRS knows of a card without an answer yet. */
export const noMemory = {
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  learningSteps: 0,
  reps: 0,
  lapses: 0,
  state: 0,
  answeredAt: null,
} satisfies Partial<KeptCard>

/** A card with a memory that FSRS would refuse starts anew. */
const keptCard = z.pipe(
  storedCard,
  z.transform((card): KeptCard => {
    const isSound = card.state === 0 || (card.stability >= 0.001 && card.difficulty >= 1)
    return isSound ? card : { ...card, ...noMemory }
  }),
)

const lessonPath = z.string().check(z.regex(/^\/blog\/post\/\d+\/[^/?#\\\s]+$/))
/** Of this site only. */
const sitePicture = z.catch(
  z.optional(z.string().check(z.regex(/^\/(?![/\\])[^\s\\]+$/))),
  undefined,
)
const nextLesson = z.object({ postId: z.int(), title: text, path: lessonPath })
export type NextLesson = z.infer<typeof nextLesson>

const keptLesson = z.object({
  title: text,
  path: lessonPath,
  picture: sitePicture,
  /** The one to be read after it; missing where it was kept before this was noted. */
  next: z.catch(z.optional(nextLesson), undefined),
})
export type KeptLesson = z.infer<typeof keptLesson>

export const practiceData = z.object({
  /** Lessons of the cards, by id. */
  lessons: z.record(lessonId, keptLesson),
  /** By the card's id. */
  cards: z.record(z.string().check(z.regex(/^\d+-[\w-]+$/)), keptCard),
  /** How many answers each day had; the last weeks only. */
  days: z.record(dayKey, count),
  /** How many of them remembered their card; not counted in what was kept long ago. */
  remembered: z._default(z.record(dayKey, count), {}),
  /** Random part of the ids of this learner's calendar entries; never in an exported file. */
  calendarId: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
})
export type PracticeData = z.infer<typeof practiceData>

const share = z.number().check(z.minimum(0), z.maximum(1))

/** What other pages show of a lesson that was begun. */
const begunLesson = z.object({
  title: text,
  path: lessonPath,
  /** Of the whole lesson. */
  minutes: count,
  /** Share of the text that is not read yet. */
  left: share,
  /** When the place was noted. */
  at: moment,
  picture: sitePicture,
})
export type BegunLesson = z.infer<typeof begunLesson>

/** Where a reader stopped: a block of the text, and the share of it that was read. */
const place = z.object({
  block: count,
  share,
  /** Missing where the reader does not want to be reminded of it. */
  lesson: z.optional(begunLesson),
})
export type ReadingPlace = z.infer<typeof place>

/** By the lesson's id. */
export const readingData = z.object({
  /** When the end was reached. */
  read: z.record(lessonId, moment),
  places: z.record(lessonId, place),
  /** Numbers of the exercise's steps that were ticked. */
  ticks: z.record(lessonId, z.array(count)),
})
export type ReadingData = z.infer<typeof readingData>

export const noPractice: PracticeData = { lessons: {}, cards: {}, days: {}, remembered: {} }
export const noReading: ReadingData = { read: {}, places: {}, ticks: {} }

/** Content of an exported file. A later version gets another number. */
export const learningFile = z.object({
  format: z.literal('recall-cards'),
  version: z.literal(1),
  savedAt: z.iso.datetime(),
  practice: practiceData,
  reading: readingData,
  /** Missing where nothing was heard, and in files of before it was written. */
  listening: z.catch(z.optional(listeningData), undefined),
})
export type LearningFile = z.infer<typeof learningFile>
