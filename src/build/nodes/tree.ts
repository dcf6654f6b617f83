import { type AddressedEntity, entityPath } from '../../../contract/paths/site-paths'
import type { Product } from '../../../contract/shop/product'
import type { ProductCategory } from '../../../contract/shop/product-category'
import { type Translations, translate } from '../../../contract/wire/translations'

/** Fields that categories of products and of posts share. */
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

/** A category tree with the path from its root to each row. */
export interface Tree<Row extends TreeRow> {
  rows: readonly Row[]
  /** The row and its ancestors, root first; empty for an unknown or missing id. */
  lineage: (id: number | null) => Row[]
  /** Names and addresses along the lineage. */
  trail: (id: number | null) => Crumb[]
}

/** Builds the tree from `parent` only; nested categories of the API are ignored. */
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

/** Products by the id of each category that contains them, directly or in a subcategory. */
export type ProductsByCategory = ReadonlyMap<number, readonly Product[]>

/** Groups products by category in one pass; each group keeps their order. */
export function groupByCategory(
  tree: Tree<ProductCategory>,
  products: readonly Product[],
): ProductsByCategory {
  const byCategory = new Map<number, Product[]>()
  for (const product of products) {
    for (const { id } of tree.lineage(product.category)) {
      const found = byCategory.get(id)
      if (found) found.push(product)
      else byCategory.set(id, [product])
    }
  }
  return byCategory
}

/** The items of each key, in their order, by one pass. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
): (key: number) => readonly Item[] {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return (key) => groups.get(key) ?? []
}

/** Ids of other products in stock: of the product's own category first, then of its ancestors. */
export function relatedIds(
  byCategory: ProductsByCategory,
  tree: Tree<ProductCategory>,
  product: Product,
  most: number,
): number[] {
  const ids = new Set<number>()
  for (const { id } of tree.lineage(product.category).reverse()) {
    for (const other of byCategory.get(id) ?? []) {
      if (ids.size === most) return [...ids]
      if (other.id !== product.id && !isVariantOf(other, product) && other.stock > 0)
        ids.add(other.id)
    }
  }
  return [...ids]
}

function isVariantOf(one: Product, other: Product): boolean {
  return one.variantGroup !== null && one.variantGroup === other.variantGroup
}

/** A copy of the list, latest moment first. */
export function newestFirst<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => string | null,
): Item[] {
  const time = (item: Item) => Date.parse(momentOf(item) ?? '') || 0
  return [...items].sort((a, b) => time(b) - time(a))
}
