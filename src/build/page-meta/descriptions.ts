import { excerpt } from '../html/sanitise-html'

/** Shorter descriptions say too little in a list of results, longer ones are cut there. */
export const descriptionLength = { shortest: 70, longest: 155 }
const { shortest, longest } = descriptionLength

/**
 * A description of the length that search engines show.
 * @param own text of the page; may be empty, too short or too long
 * @param more sentences that are appended, in their order, while it is too short
 */
export function describe(own: string, more: readonly string[]): string {
  let text = excerpt(own.trim(), longest)
  for (const sentence of more) {
    if (text.length >= shortest) break
    text = excerpt(text ? `${text.replace(/([^.;!…·»])$/, '$1.')} ${sentence}` : sentence, longest)
  }
  return text
}

/** As many names as fit into the room that a sentence leaves them; names may contain commas. */
export function namesWithin(names: readonly string[], room: number): string {
  const [first = '', ...others] = names
  let text = excerpt(first, Math.max(room, 1))
  for (const name of others) {
    if (text.length + separator.length + name.length > room) break
    text = `${text}${separator}${name}`
  }
  return text
}

const separator = ' · '

interface Described {
  path: string
  /** Name of the page, which tells it from one with the same description. */
  name: string
  description: string
}

/** Makes equal descriptions differ: by the page's name, then also by a number. */
export function tellApart<Row extends Described>(rows: readonly Row[]): Row[] {
  const taken = new Set<string>()
  const numbers = new Map<string, number>()
  const chosen = new Map<string, string>()
  // By path, so that a new page does not change the descriptions of others.
  for (const row of [...rows].sort((one, other) => (one.path < other.path ? -1 : 1))) {
    const description = firstFree(row, taken, numbers)
    taken.add(description)
    chosen.set(row.path, description)
  }
  return rows.map((row) => ({ ...row, description: chosen.get(row.path) ?? row.description }))
}

/** @param numbers the last number of each name and description that repeat */
function firstFree(
  { name, description }: Described,
  taken: ReadonlySet<string>,
  numbers: Map<string, number>,
): string {
  if (!taken.has(description)) return description
  const repeated = `${name}: ${description}`
  for (;;) {
    const number = (numbers.get(repeated) ?? 0) + 1
    numbers.set(repeated, number)
    // The number must not be cut off, which would make all candidates equal.
    const start = number === 1 ? name : `${excerpt(name, shortest)} (${number})`
    const candidate = excerpt(`${start}: ${description}`, longest)
    if (!taken.has(candidate)) return candidate
  }
}
