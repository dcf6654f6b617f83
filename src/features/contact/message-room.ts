/** How much room a text has left; `heard` is what screen readers say, in few steps. */
export type MessageRoom =
  | { kind: 'plenty' }
  | { kind: 'little'; left: number; heard: number }
  | { kind: 'over'; by: number }

/** Counts at which the rest is said aloud; the first is where it begins to matter. */
const steps = [300, 100, 50, 20, 10, 0] as const

/** What to say about the room left in a text that may have `max` characters. */
export function messageRoom(length: number, max: number): MessageRoom {
  const left = max - length
  if (left < 0) return { kind: 'over', by: -left }
  const heard = steps.findLast((step) => left <= step)
  return heard === undefined ? { kind: 'plenty' } : { kind: 'little', left, heard }
}
