import type { ProductCategoryRow } from '../store/product-category-queries'
import { seoFields, stampFields } from './common-fields'
import { childrenOf, slugPath } from './tree-answers'

/**
 * A node of the catalogue as `GET /product/category` sends it, with its descendants nested. Its
 * `absoluteUrl` begins with `/product/`, an address that the site does not have, as in the API.
 */
export function productCategoryAnswer(
  row: ProductCategoryRow,
  tree: readonly ProductCategoryRow[],
): Record<string, unknown> {
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    children: childrenOf(row, tree).map((child) => productCategoryAnswer(child, tree)),
    parent: row.parent,
    level: row.level,
    treeId: row.treeId,
    categoryMenuImageOnePath: row.picture,
    categoryMenuImageTwoPath: '',
    categoryMenuMainBannerPath: row.picture,
    absoluteUrl: `/product/category/${row.id}/${slugPath(row, tree)}`,
    recursiveProductCount: row.products,
    ...seoFields(row),
    ...stampFields(row),
  }
}
