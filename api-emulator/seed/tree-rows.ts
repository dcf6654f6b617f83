import type { CategorySeed } from './seed-types'

/** Place of a node in its tree. */
export interface TreePlace {
  id: number
  parent: number | null
  level: number
  treeId: number
  path: string
}

/**
 * Gives every node of a list (parents first) its id, which is its position from 1 on, and its
 * place. Throws where a parent is missing or a slug comes twice.
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

/** The place of a node that must be there. */
export function placeOf(places: ReadonlyMap<string, TreePlace>, slug: string): TreePlace {
  const place = places.get(slug)
  if (!place) throw new Error(`The seed names a category that is not there: "${slug}".`)
  return place
}
