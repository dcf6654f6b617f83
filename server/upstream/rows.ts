import * as z from 'zod/mini'

/** The rows of a list that fit their schema, and what is known of those that do not. */
export interface ReadRows<Item> {
  items: Item[]
  /** How many rows came. */
  received: number
  /** Names of the fields that do not fit, each once; empty where every row fits. */
  faults: string[]
}

/**
 * Reads each row of a list by itself: one that does not fit is left out, so that it hides no other.
 */
export function readRows<Item>(
  item: z.ZodMiniType<Item>,
  rows: readonly unknown[],
): ReadRows<Item> {
  const items: Item[] = []
  const faults = new Set<string>()
  for (const row of rows) {
    const read = z.safeParse(item, row)
    if (read.success) items.push(read.data)
    else for (const { path } of read.error.issues) faults.add(path.join('.') || 'the row')
  }
  return { items, received: rows.length, faults: [...faults] }
}

/** One line about the rows that were left out, for operators; it has no value of any row. */
export function aboutLeftOut({ items, received, faults }: ReadRows<unknown>): string {
  const named = faults.slice(0, mostNamed).join(', ')
  return `${received - items.length} of ${received} rows left out, which do not fit: ${named}`
}

const mostNamed = 5
