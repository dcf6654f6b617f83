import { type AddressedEntity, entityPath } from '../../../contract/paths/site-paths'
import { type Translations, translate } from '../../../contract/wire/translations'

/** What the trees of the catalogue and of the blog have in common. */
export interface TreeRow {
  id: number
  slug: string
  parent: number | null
  translations: Translations<'name' | 'description'>
}

export interface Crumb {
  name: string
  path: string
}

/** Rows of a tree by id, and the way from its root to each of them. */
export interface Tree<Row extends TreeRow> {
  rows: readonly Row[]
  /** The row and its ancestors, root first; empty for an unknown or missing id. */
  lineage: (id: number | null) => Row[]
  /** Names and addresses along the lineage. */
  trail: (id: number | null) => Crumb[]
}

/** Builds the tree from `parent` alone, whatever nesting the API repeats. */
export function treeOf<Row extends TreeRow>(
  rows: readonly Row[],
  entity: Extract<AddressedEntity, 'productCategory' | 'blogCategory'>,
): Tree<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lineage = (id: number | null): Row[] => {
    const found: Row[] = []
    for (
      let row = byId.get(id ?? 0);
      row && !found.includes(row);
      row = byId.get(row.parent ?? 0)
    ) {
      found.unshift(row)
    }
    return found
  }
  const trail = (id: number | null) =>
    lineage(id).map((row) => ({
      name: translate(row.translations, 'name'),
      path: entityPath(entity, row),
    }))
  return { rows, lineage, trail }
}
