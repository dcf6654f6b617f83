import type { ComponentType, RefObject } from 'react'
import { createStore, useStore } from '#lib/state/create-store'

/** What a page says to the mark of each name. */
export interface MarkProps {
  ReadMark: { postId: number }
  DueCards: {
    /** The navbar's row, which has little space, its menu, or the home page. */
    place: 'row' | 'menu' | 'home'
    path: string
  }
  ContinueReading: {
    /** The element in which the lessons take the place of what everybody sees. */
    place: RefObject<HTMLElement>
    /** It spans the page. */
    isWide?: boolean
  }
  SeriesProgress: TopicSeries & {
    /** The element in which it takes the place of the beginning of the series. */
    place: RefObject<HTMLElement>
  }
  BegunSeries: {
    /** The element in which it takes the place of a series to begin. */
    place: RefObject<HTMLElement>
    all: readonly TopicSeries[]
  }
}

/** The lessons of a topic that follow one another. */
export interface TopicSeries {
  /** The topic's name, where the page is not about it. */
  name?: string
  path: string
  /** Ids of all lessons of the series, in their order. */
  series: readonly number[]
  /** Those on the first page of the topic's list. */
  lessons: readonly { title: string; path: string }[]
}

/** The marks, which `practice-marks.tsx` has. */
export type PracticeMarks = { [Name in keyof MarkProps]: ComponentType<MarkProps[Name]> }

/** What fills the slots of all pages; null until `usePracticeMarks` has loaded it. */
export const practiceMarks = createStore<PracticeMarks | null>(null)

type PracticeSlotProps<Name extends keyof MarkProps> = { name: Name } & MarkProps[Name]

/**
 * A part of a page that shows something of a learner's data, such as the mark on the card of a lesson
 * that was read. Pages and layouts pass it to a card, a list or the navbar as a prop. The HTML of the
 * build has nothing in it, and neither has the page of a visitor whose device keeps no such data.
 */
export function PracticeSlot<Name extends keyof MarkProps>({
  name,
  ...props
}: PracticeSlotProps<Name>) {
  const marks = useStore(practiceMarks, none)
  if (!marks) return null
  // The types do not know that the other props belong to the component of this name.
  const Mark = marks[name] as ComponentType<object>
  return <Mark {...props} />
}

const none = () => null
