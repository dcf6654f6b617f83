import { and, count, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { isAtLeast, isAtMost, parseNumbers, type QueryFilter } from '../lib/query-filters'
import type { Store } from '../store'
import {
  productCategories,
  productFavourites,
  productImages,
  productReviews,
  products,
} from './tables'

function ratingsOf({ db }: Store) {
  return db
    .select({
      product: productReviews.product,
      all: count().as('allReviews'),
      average: sql<number>`avg(${productReviews.rate})`.as('allAverage'),
      approved: sql<number>`sum(${productReviews.status} = 'TRUE')`.as('approvedReviews'),
      approvedAverage:
        sql<number>`avg(case when ${productReviews.status} = 'TRUE' then ${productReviews.rate} end)`.as(
          'approvedAverage',
        ),
    })
    .from(productReviews)
    .groupBy(productReviews.product)
    .as('ratings')
}

function likesOf({ db }: Store) {
  return db
    .select({ product: productFavourites.product, likes: count().as('likes') })
    .from(productFavourites)
    .groupBy(productFavourites.product)
    .as('favourites')
}

const { price, vatPercent, discountPercent } = products
const discountValue = sql<number>`round(${price} * ${discountPercent} / 100 + 0.0000001, 2)`
const finalPrice = sql<number>`round(${price} + ${price} * ${vatPercent} / 100 - ${price} * ${discountPercent} / 100 + 0.0000001, 2)`

/** Aggregates that product lists are filtered and ordered by. */
export function productAggregates(store: Store) {
  const ratings = ratingsOf(store)
  const favourites = likesOf(store)
  return {
    ratings,
    favourites,
    discountValue,
    finalPrice,
    reviewCount: sql<number>`coalesce(${ratings.all}, 0)`,
    reviewAverage: sql<number>`coalesce(${ratings.average}, 0)`,
    approvedReviewCount: sql<number>`coalesce(${ratings.approved}, 0)`,
    approvedReviewAverage: sql<number>`coalesce(${ratings.approvedAverage}, 0)`,
    likesCount: sql<number>`coalesce(${favourites.likes}, 0)`,
  }
}
type Aggregates = ReturnType<typeof productAggregates>

function selectProducts({ db }: Store, measures: Aggregates, slice: Slice) {
  const { ratings, favourites } = measures
  return sliceQuery(
    db
      .select({
        ...getTableColumns(products),
        picture: productImages.picture,
        reviewCount: measures.reviewCount,
        reviewAverage: measures.reviewAverage,
        approvedReviewCount: measures.approvedReviewCount,
        approvedReviewAverage: measures.approvedReviewAverage,
        likesCount: measures.likesCount,
      })
      .from(products)
      .leftJoin(ratings, eq(ratings.product, products.id))
      .leftJoin(favourites, eq(favourites.product, products.id))
      .leftJoin(
        productImages,
        and(eq(productImages.product, products.id), eq(productImages.isMain, true)),
      )
      .$dynamic(),
    slice,
  )
}

/** A product with its aggregates. */
export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

async function countProducts({ db }: Store, measures: Aggregates, where: SQL | undefined) {
  const { ratings, favourites } = measures
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .leftJoin(ratings, eq(ratings.product, products.id))
    .leftJoin(favourites, eq(favourites.product, products.id))
    .where(where)
  return row?.total ?? 0
}

/** All products, inactive ones included, as in the API. */
export function productList(store: Store, measures: Aggregates) {
  const { reviewAverage, approvedReviewAverage, likesCount } = measures
  return tableList(store, products, {
    rows: (slice) => selectProducts(store, measures, slice),
    count: (where) => countProducts(store, measures, where),
    orderings: {
      price,
      createdAt: products.createdAt,
      discountValue,
      finalPrice,
      priceSavePercent: discountPercent,
      reviewAverage,
      approvedReviewAverage,
      likesCount,
    },
  })
}

/** Whole products by id; unknown ids are missing from the map. */
export async function productsById(
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductRow>> {
  if (ids.length === 0) return new Map()
  const list = productList(store, productAggregates(store))
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

/** Filters of `GET /product`. */
export function productFilters(
  measures: ReturnType<typeof productAggregates>,
): Record<string, QueryFilter> {
  return {
    category: isInCategory,
    minFinalPrice: isAtLeast(measures.finalPrice),
    maxFinalPrice: isAtMost(measures.finalPrice),
    minDiscount: isAtLeast(measures.discountValue),
    maxDiscount: isAtMost(measures.discountValue),
    minReviewAverage: isAtLeast(measures.reviewAverage),
    minApprovedReviewAverage: isAtLeast(measures.approvedReviewAverage),
    minLikes: isAtLeast(measures.likesCount),
  }
}
