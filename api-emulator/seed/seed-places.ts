/** Ids of a list by the word that names each item: its position from 1 on, or from another start. */
export function idsBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  before = 0,
): (name: string) => number {
  const ids = new Map<string, number>()
  for (const [at, item] of items.entries()) {
    const name = nameOf(item)
    if (ids.has(name)) throw new Error(`The seed says "${name}" twice.`)
    ids.set(name, before + at + 1)
  }
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The seed names "${name}", which is not there.`)
    return id
  }
}
