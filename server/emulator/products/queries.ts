import { and, asc, count, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { athensTime } from '#contract/wire/athens-time'
import type { Store } from '../database/store'
import {
  productCategories,
  productFavourites,
  productImages,
  productReviews,
  products,
} from '../database/tables/products'
import { seoFields, stampFields } from '../lib/answer-fields'
import { sliceQuery, tableList } from '../lib/list-source'
import { priceParts } from '../lib/money'
import { isAtLeast, isAtMost, isSince, parseNumbers, type QueryFilter } from '../lib/query-filters'

const builder = new QueryBuilder()

/** Number and average of all reviews: as in the API, also those that wait or were refused. */
const ratings = builder
  .select({
    product: productReviews.product,
    all: count().as('allReviews'),
    average: sql<number>`avg(${productReviews.rate})`.as('allAverage'),
  })
  .from(productReviews)
  .groupBy(productReviews.product)
  .as('ratings')

const favourites = builder
  .select({ product: productFavourites.product, likes: count().as('likes') })
  .from(productFavourites)
  .groupBy(productFavourites.product)
  .as('favourites')

const { price, vatPercent, discountPercent } = products
const discountValue = sql<number>`round(${price} * ${discountPercent} / 100 + 0.0000001, 2)`
const finalPrice = sql<number>`round(${price} + ${price} * ${vatPercent} / 100 - ${price} * ${discountPercent} / 100 + 0.0000001, 2)`
const likesCount = sql<number>`coalesce(${favourites.likes}, 0)`

const selectProducts = ({ db }: Store) =>
  db
    .select({
      ...getTableColumns(products),
      picture: productImages.picture,
      reviewCount: sql<number>`coalesce(${ratings.all}, 0)`,
      reviewAverage: sql<number>`coalesce(${ratings.average}, 0)`,
      likesCount,
    })
    .from(products)
    .leftJoin(ratings, eq(ratings.product, products.id))
    .leftJoin(favourites, eq(favourites.product, products.id))
    .leftJoin(
      productImages,
      and(eq(productImages.product, products.id), eq(productImages.isMain, true)),
    )
    .$dynamic()

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

/** Whether a product can be bought: those that can come first. */
const availability = sql`${products.active} and ${products.stock} > 0`

/** Products as in the API, ordered by the net price at best; lists leave out inactive ones. */
export function productList(store: Store) {
  const { createdAt, viewCount, stock } = products
  return tableList(store, products, {
    rows: (slice) => sliceQuery(selectProducts(store), slice),
    count: (where) => store.db.$count(selectProducts(store).where(where).as('listed')),
    orderings: { price, createdAt, viewCount, stock },
    defaultOrder: [desc(availability), asc(products.id)],
  })
}

/** Whole products by id; unknown ids are missing from the map. */
export async function productsById(
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductRow>> {
  if (ids.length === 0) return new Map()
  const list = productList(store)
  const rows = await list.rows({ where: inArray(products.id, [...new Set(ids)]), order: [] })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Rows with their whole product; rows whose product no longer exists are omitted. */
export async function withProducts<Row extends { product: number }>(
  store: Store,
  rows: readonly Row[],
): Promise<(Omit<Row, 'product'> & { product: ProductRow })[]> {
  const found = await productsById(
    store,
    rows.map(({ product }) => product),
  )
  return rows.flatMap((row) => {
    const product = found.get(row.product)
    return product ? [{ ...row, product }] : []
  })
}

/** Products of these categories or of any below them. */
const isInCategory: QueryFilter = (value) => {
  const belows = parseNumbers(value).map(
    (id) => sql`instr(${productCategories.path}, ${`/${id}/`}) > 0`,
  )
  return sql`${products.category} in (select ${productCategories.id} from ${productCategories} where ${or(...belows)})`
}

export const productFilters: Record<string, QueryFilter> = {
  category: isInCategory,
  minFinalPrice: isAtLeast(finalPrice),
  maxFinalPrice: isAtMost(finalPrice),
  minDiscount: isAtLeast(discountValue),
  maxDiscount: isAtMost(discountValue),
  minLikes: isAtLeast(likesCount),
  updatedAfter: isSince(products.updatedAt),
}

/** VAT rates; the API names a rate by its position from 1 on. */
const vatRates = [24, 13, 6]

/** Serialises a product of a list. */
export function productAnswer(row: ProductRow) {
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    category: row.category,
    variantGroup: row.variantGroup,
    brand: row.brand,
    brandName: row.brandName,
    attributes: attributesAnswer(row),
    lowStockThreshold: 10,
    price: row.price,
    vat: vatRates.indexOf(row.vatPercent) + 1 || null,
    vatPercent: row.vatPercent,
    discountPercent: row.discountPercent,
    ...priceParts(row.price, row.vatPercent, row.discountPercent),
    viewCount: row.viewCount,
    stock: row.stock,
    active: row.active,
    weight: { unit: 'g', value: row.weightGrams },
    mainImagePath: row.picture ?? '',
    reviewAverage: row.reviewAverage,
    reviewCount: row.reviewCount,
    likesCount: row.likesCount,
    ...seoFields(row),
    ...stampFields(row),
  }
}

/** Serialises the values that a product has of its attributes; the link itself has an id, too. */
export function attributesAnswer({ id, attributes, createdAt }: ProductRow) {
  return attributes.map((attribute, at) => ({
    id: id * 10 + at,
    ...attribute,
    createdAt: athensTime(createdAt),
  }))
}

/** Serialises a product by itself. */
export function productDetailAnswer(row: ProductRow) {
  return { ...productAnswer(row), priceDropAlertsEnabled: row.priceDropAlertsEnabled }
}

/** What lists of reviews show of a product. */
export function briefProductAnswer(row: ProductRow) {
  const { el, en } = row.translations
  const name = el?.name ?? en?.name ?? null
  return { id: row.id, name, slug: row.slug, mainImagePath: row.picture ?? '' }
}
