import type { ComponentProps, ComponentType } from 'react'
import { createStore, useStore } from '#lib/state/create-store'
import type { PracticeMarks } from './practice-marks'

/** What fills the slots of all pages; null until `usePracticeMarks` has loaded it. */
export const practiceMarks = createStore<PracticeMarks | null>(null)

type PracticeSlotProps<Name extends keyof PracticeMarks> = { name: Name } & ComponentProps<
  PracticeMarks[Name]
>

/**
 * A part of a page that shows something of a learner's data, such as the mark on the card of a lesson
 * that was read. Pages and layouts pass it to a card, a list or the navbar as a prop. The HTML of the
 * build has nothing in it, and neither has the page of a visitor whose device keeps no such data.
 */
export function PracticeSlot<Name extends keyof PracticeMarks>({
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
