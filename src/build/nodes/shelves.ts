import type { Product } from '../../../contract/shop/product'
import type { ProductCategory } from '../../../contract/shop/product-category'
import type { Tree } from './tree'

/** Products by the id of each category that holds them, itself or through one below it. */
export type Shelves = ReadonlyMap<number, readonly Product[]>

/** Sorts products onto their shelves in one pass; on each they keep the order in which they came. */
export function shelvesOf(tree: Tree<ProductCategory>, products: readonly Product[]): Shelves {
  const shelves = new Map<number, Product[]>()
  for (const product of products) {
    for (const { id } of tree.lineage(product.category)) {
      const shelf = shelves.get(id)
      if (shelf) shelf.push(product)
      else shelves.set(id, [product])
    }
  }
  return shelves
}

/**
 * Ids of other products that are in stock: first of the product's own shelf, then of the shelves
 * above it.
 */
export function relatedIds(
  shelves: Shelves,
  tree: Tree<ProductCategory>,
  product: Product,
  most: number,
): number[] {
  const ids = new Set<number>()
  for (const { id } of tree.lineage(product.category).reverse()) {
    for (const other of shelves.get(id) ?? []) {
      if (ids.size === most) return [...ids]
      if (other.id !== product.id && other.stock > 0) ids.add(other.id)
    }
  }
  return [...ids]
}
