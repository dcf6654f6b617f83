import { publicPaths } from '../../../contract/paths/site-paths'
import { type ListedVariants, oneOfEachGroup } from '../../../contract/shop/variants'
import { listPages } from '../create-pages'
import { pageWords } from '../page-meta/page-words'
import { facetsOf } from './list-facets'
import { groupBy } from './tree'

type ListedProduct = Pick<
  Queries.ShopProduct,
  | 'productId'
  | 'addedAt'
  | 'categoryIds'
  | 'variantGroup'
  | 'finalPrice'
  | 'stock'
  | 'brand'
  | 'attributes'
>
type ListedCategory = Pick<Queries.ShopCategory, 'categoryId' | 'path'>

/**
 * The pages of the catalogue's lists, newest product first: of all products, and of each category. Of
 * a group of variants each list has one.
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

/** The products of a list that have a card in it. */
export function listedProducts<
  Row extends Pick<ListedProduct, 'productId' | 'variantGroup' | 'finalPrice' | 'stock'>,
>(products: readonly Row[]) {
  return oneOfEachGroup(products, ({ productId }) => productId)
}

/** What the card of a group says: written here, as most cards stand for no group. */
function variantWords({ count, isFrom }: ListedVariants) {
  return { versions: pageWords('versions', { count }), from: isFrom ? pageWords('from') : '' }
}

function pagesOf(
  listPath: string,
  products: readonly ListedProduct[],
  nodeIdOf: (productId: number) => string,
) {
  const cards = listedProducts(products)
  const facets = facetsOf(products)
  return listPages(listPath, cards.length).map(({ path, context: { skip, limit } }) => {
    const shown = cards.slice(skip, skip + limit)
    return {
      path,
      facets,
      productCount: cards.length,
      productIds: shown.map(({ row }) => nodeIdOf(row.productId)),
      variants: shown.flatMap(({ row, variants }) =>
        variants ? [{ productId: row.productId, ...variantWords(variants) }] : [],
      ),
    }
  })
}
