import type { AuthOutcome } from '../../session/auth-outcome'

/** A press on the heart of something. */
export interface Press {
  id: number
  name: string
}

/** How somebody wants something to be marked, shown as if it were so until the API has spoken. */
export interface Wish extends Press {
  wanted: boolean
}

type States = Readonly<Record<number, boolean>>

/** What is known of the marks on a page. */
export interface HeartsContext {
  /** Ids of what has a heart on the page, as often as it has one. */
  shown: readonly number[]
  /** Those to be asked about. */
  due: readonly number[]
  /** What the API said last. */
  marked: States
  /** What the API said first: for counts, which know only of that time. */
  first: States
  /** What was marked or unmarked while a question was under way: its answer may be older. */
  written: readonly number[]
  /** Presses that the API has not confirmed yet, oldest first. */
  wishes: readonly Wish[]
}

export type HeartsEvent =
  | { type: 'heart.shown'; id: number }
  | { type: 'heart.gone'; id: number }
  | { type: 'heart.pressed'; press: Press }
  /** The person looks at the page again: another tab may have changed something. */
  | { type: 'page.returned' }
  | { type: 'person.known'; owner: number }
  /** Nobody is signed in. */
  | { type: 'person.absent' }
  /** Who is here could not be found out. */
  | { type: 'person.hidden' }

export type HeartsNews =
  | { type: 'signIn.asked' }
  | { type: 'mark.failed'; wish: Wish; outcome: AuthOutcome<unknown> }

export const noHearts: HeartsContext = {
  shown: [],
  due: [],
  marked: {},
  first: {},
  written: [],
  wishes: [],
}

/** Most ids that one question takes. */
const largestQuestion = 100

/** Whether something is marked, as the person wants it and the API says it. */
export function isMarked({ wishes, marked }: HeartsContext, id: number): boolean {
  return wishes.findLast((wish) => wish.id === id)?.wanted ?? marked[id] ?? false
}

/** What to add to a count that was made before the person pressed: 1, 0 or -1. */
export function gainOf(context: HeartsContext, id: number): number {
  return Number(isMarked(context, id)) - Number(context.first[id] ?? false)
}

/** What is to be asked about next. */
export function questionOf({ due }: HeartsContext): readonly number[] {
  return due.slice(0, largestQuestion)
}

/** After a press: the last wish for each thing counts, behind the one that is under way. */
export function withPress(context: HeartsContext, press: Press): Partial<HeartsContext> {
  const [head, ...waiting] = context.wishes
  const others = waiting.filter(({ id }) => id !== press.id)
  const wish = { ...press, wanted: !isMarked(context, press.id) }
  return { wishes: [...(head ? [head] : []), ...others, wish] }
}

/** After an answer to `questionOf`; what was written meanwhile is newer than it. */
export function withAnswer(
  context: HeartsContext,
  ids: readonly number[],
): Pick<HeartsContext, 'due' | 'marked' | 'first'> {
  const asked = questionOf(context)
  const settled = asked.filter((id) => !context.written.includes(id))
  const said = Object.fromEntries(settled.map((id) => [id, ids.includes(id)]))
  return {
    due: context.due.filter((id) => !asked.includes(id)),
    marked: { ...context.marked, ...said },
    first: { ...said, ...context.first },
  }
}

/** After the API has carried the oldest wish out. */
export function withSuccess({ wishes, marked, first, written }: HeartsContext) {
  const [done, ...waiting] = wishes
  if (!done) return {}
  const { id, wanted } = done
  return {
    wishes: waiting,
    written: [...written, id],
    marked: { ...marked, [id]: wanted },
    first: { [id]: false, ...first },
  }
}

/** After the API has not: what was wanted of the same thing since goes with it. */
export function withoutHead({ wishes }: HeartsContext): Pick<HeartsContext, 'wishes'> {
  return { wishes: wishes.filter(({ id }) => id !== wishes[0]?.id) }
}
