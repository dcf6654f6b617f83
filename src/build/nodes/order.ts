/** A copy of the list, latest moment first. */
export function newestFirst<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => string | null,
): Item[] {
  const time = (item: Item) => Date.parse(momentOf(item) ?? '') || 0
  return [...items].sort((a, b) => time(b) - time(a))
}
