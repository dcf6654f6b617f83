import type { BlogCategoryRow } from '../store/blog-category-queries'
import { stampFields } from './common-fields'
import { childrenOf, slugPath } from './tree-answers'

/** A topic of the blog as the API sends it, with its descendants nested. */
export function blogCategoryAnswer(
  row: BlogCategoryRow,
  tree: readonly BlogCategoryRow[],
): Record<string, unknown> {
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    children: childrenOf(row, tree).map((child) => blogCategoryAnswer(child, tree)),
    parent: row.parent,
    level: row.level,
    treeId: row.treeId,
    sortOrder: row.sortOrder,
    absoluteUrl: `/blog/category/${row.id}/${slugPath(row, tree)}`,
    mainImagePath: row.picture,
    recursivePostCount: row.posts,
    ...stampFields(row),
  }
}
