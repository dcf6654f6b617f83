import { asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { productCategories, products } from '../database/tables/products'
import { childrenOf, seoFields, slugPath, stampFields } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { findRow, type Slice, sliceQuery, tableList } from '../lib/list-source'

function selectCategories({ db }: Store, slice: Slice) {
  const below = db
    .select({ path: productCategories.path, product: products.id })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.category))
    .as('below')
  return sliceQuery(
    db
      .select({ ...getTableColumns(productCategories), products: count(below.product) })
      .from(productCategories)
      .leftJoin(below, sql`${below.path} like ${productCategories.path} || '%'`)
      .groupBy(productCategories.id)
      .$dynamic(),
    slice,
  )
}

/** A category with the number of products in it and below it. */
type ProductCategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

/** All categories, parents first. */
function productCategoryTree(store: Store): Promise<ProductCategoryRow[]> {
  return selectCategories(store, { where: undefined, order: [asc(productCategories.id)] })
}

/** All categories as a list. */
function productCategoryList(store: Store) {
  const { id, createdAt } = productCategories
  return tableList(store, productCategories, {
    rows: (slice) => selectCategories(store, slice),
    orderings: { id, createdAt },
    defaultOrder: [asc(id)],
  })
}

/**
 * Serialises a category with its descendants nested. As in the API its `absoluteUrl` begins with
 * `/product/`, which is no path of the site.
 */
function productCategoryAnswer(
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

/** `/product/category`: lists every category, each with its descendants nested again. */
export function productCategoryRoutes({ store }: RouteDeps) {
  const list = productCategoryList(store)
  return new Hono()
    .get('/', async (c) => {
      const tree = await productCategoryTree(store)
      return answerList(c, list, undefined, (rows) =>
        rows.map((row) => productCategoryAnswer(row, tree)),
      )
    })
    .get('/:id{[0-9]+}', async (c) => {
      const row = await findRow(list, Number(c.req.param('id')))
      return c.json(productCategoryAnswer(row, await productCategoryTree(store)))
    })
}
