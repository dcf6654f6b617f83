import { publicPaths } from '../../../contract/paths/site-paths'
import { listPages } from '../create-pages'
import { groupBy } from './tree'

type ListedProduct = Pick<Queries.ShopProduct, 'productId' | 'addedAt' | 'categoryIds'>
type ListedCategory = Pick<Queries.ShopCategory, 'categoryId' | 'path'>

/**
 * The pages of the catalogue's lists, newest product first: of all products, and of each category.
 * They are nodes with links to the products that they show, so that a page depends only on these; a
 * query for a slice of all products would make it depend on all.
 * @param nodeIdOf a product's node by its id
 */
export function shopListPageNodes(
  products: readonly ListedProduct[],
  categories: readonly ListedCategory[],
  nodeIdOf: (productId: number) => string,
) {
  const newest = [...products].sort(byAge)
  const ofEach = newest.flatMap((product) => product.categoryIds.map((id) => ({ id, product })))
  const ofCategory = groupBy(ofEach, ({ id }) => id)
  return [
    ...pagesOf(publicPaths.products, newest, nodeIdOf),
    ...categories.flatMap(({ categoryId, path }) => {
      const own = ofCategory(categoryId).map(({ product }) => product)
      return pagesOf(path, own, nodeIdOf)
    }),
  ]
}

/** Compares products, newest first. */
export function byAge(one: ListedProduct, other: ListedProduct): number {
  if (one.addedAt !== other.addedAt) return one.addedAt < other.addedAt ? 1 : -1
  return other.productId - one.productId
}

function pagesOf(
  listPath: string,
  products: readonly ListedProduct[],
  nodeIdOf: (productId: number) => string,
) {
  return listPages(listPath, products.length).map(({ path, context: { skip, limit } }) => ({
    path,
    productCount: products.length,
    productIds: products.slice(skip, skip + limit).map(({ productId }) => nodeIdOf(productId)),
  }))
}
