import { asc, count, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { productCategories, products } from '../database/tables/products'
import { childrenOf, originOf, seoFields, stampFields } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import { noSuchRecord } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
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

function productCategoryList(store: Store) {
  const { id, level, treeId, createdAt, updatedAt } = productCategories
  return tableList(store, productCategories, {
    rows: (slice) => selectCategories(store, slice),
    orderings: { id, level, treeId, createdAt, updatedAt },
    defaultOrder: [asc(id)],
  })
}

/** Serialises a category of a list: without pictures, texts for search engines and counts. */
function categoryAnswer(row: ProductCategoryRow) {
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    active: true,
    parent: row.parent,
    level: row.level,
    treeId: row.treeId,
    ...stampFields(row),
  }
}

/** Serialises a category by itself, with its direct children. */
function categoryDetailAnswer(row: ProductCategoryRow, tree: readonly ProductCategoryRow[]) {
  return {
    ...categoryAnswer(row),
    children: childrenOf(row, tree).map(categoryAnswer),
    recursiveProductCount: row.products,
    ...seoFields(row),
  }
}

/** `/product/category`: every category at the top level of the list. */
export function productCategoryRoutes({ store, cached }: RouteDeps) {
  const list = productCategoryList(store)
  return new Hono()
    .get('/', cached.keep, (c) =>
      answerList(c, list, undefined, (rows) => rows.map(categoryAnswer)),
    )
    .get('/:id{[0-9]+}', cached.keep, async (c) => {
      const row = await findRow(list, pathId(c), noSuchRecord('ProductCategory'))
      return c.json(categoryDetailAnswer(row, await productCategoryTree(store)))
    })
}

/** `/product/category/image`: the picture of each category that has one. */
export function categoryImageRoutes({ store, cached }: RouteDeps) {
  const { id } = productCategories
  const hasPicture = ne(productCategories.picture, '')
  const list = tableList(store, productCategories, {
    rows: (slice) => sliceQuery(store.db.select().from(productCategories).$dynamic(), slice),
    orderings: { createdAt: productCategories.createdAt },
    defaultOrder: [asc(id)],
  })
  const answer = (row: typeof productCategories.$inferSelect, origin: string) => {
    const name = row.translations.el?.name ?? ''
    const image = `${origin}/${row.picture}`
    return {
      id: row.id,
      category: row.id,
      categoryName: name,
      image,
      imageType: 'MAIN',
      active: true,
      sortOrder: 0,
      translations: { el: { title: name, altText: name } },
      imagePath: row.picture,
      imageUrl: image,
      ...stampFields(row),
    }
  }
  return new Hono().get('/', cached.keep, (c) => {
    const origin = originOf(c)
    return answerList(c, list, hasPicture, (rows) => rows.map((row) => answer(row, origin)))
  })
}
