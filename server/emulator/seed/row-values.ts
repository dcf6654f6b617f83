import { derivedUuid } from '../lib/derived-values'
import type { CategorySeed } from './seed-schema'

export const dayMs = 86_400_000

/** Milliseconds since 1970 of an ISO date-time. */
export function moment(text: string): number {
  const milliseconds = Date.parse(text)
  if (Number.isNaN(milliseconds)) throw new Error(`Invalid date in the seed: ${text}`)
  return milliseconds
}

/** Stamp columns of a row created at `createdAt` and never changed. */
export function stampsAt(createdAt: number, ...values: readonly (string | number)[]) {
  return { createdAt, updatedAt: createdAt, uuid: derivedUuid(...values) }
}

/** Ids of a list by name: the position from 1 on. */
export function idsBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): (name: string) => number {
  const ids = new Map<string, number>()
  for (const [at, item] of items.entries()) {
    const name = nameOf(item)
    if (ids.has(name)) throw new Error(`Duplicate name in the seed: "${name}".`)
    ids.set(name, at + 1)
  }
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`Unknown name in the seed: "${name}".`)
    return id
  }
}

/** Position of a node in its tree. */
interface TreePlace {
  id: number
  parent: number | null
  level: number
  treeId: number
  path: string
}

/**
 * Computes id (position from 1 on) and tree position of every node. Throws when a parent is missing
 * or a slug is repeated.
 */
export function treePlaces(nodes: readonly CategorySeed[]): ReadonlyMap<string, TreePlace> {
  const places = new Map<string, TreePlace>()
  let trees = 0
  for (const [at, { slug, parent }] of nodes.entries()) {
    if (places.has(slug)) throw new Error(`The seed has two categories "${slug}".`)
    const above = parent === undefined ? null : places.get(parent)
    if (above === undefined) throw new Error(`Category "${slug}" stands before its parent.`)
    const id = at + 1
    places.set(slug, {
      id,
      parent: above?.id ?? null,
      level: above ? above.level + 1 : 0,
      treeId: above?.treeId ?? ++trees,
      path: `${above?.path ?? '/'}${id}/`,
    })
  }
  return places
}

/** The position of an existing node. */
export function placeOf(places: ReadonlyMap<string, TreePlace>, slug: string): TreePlace {
  const place = places.get(slug)
  if (!place) throw new Error(`Unknown category in the seed: "${slug}".`)
  return place
}
